import { expect, it } from 'vitest';
import type { Prize } from './catalogue.ts';
import { isPinnedPrize, type PinnedPrize, pinPrize, refreshPinned } from './pinned.ts';
import { pinnedView } from './pinned-view.ts';

const prize: Prize = {
  ...{ sku: '100214', type: 'elektra', name: 'Licuadora', image: 'a.png', images: ['a.png'] },
  ...{ description: '', price: 489, available: true },
};
const pinned: PinnedPrize = {
  ...{ sku: '100214', name: 'Licuadora', image: 'a.png', price: 489, firstPrice: 489 },
};

it('pinPrize stores the current price as the first price', () => {
  expect(pinPrize(prize)).toEqual(pinned);
});

it('pinPrize returns null for a prize that cannot be redeemed', () => {
  expect(pinPrize({ ...prize, available: false })).toBeNull();
  expect(pinPrize({ ...prize, price: null })).toBeNull();
});

it.each([{ name: 'Licuadora de vaso' }, { image: 'b.png' }, { price: 512 }])(
  'refreshPinned takes %j from the new answer, and keeps the first price',
  (change) => {
    expect(refreshPinned(pinned, { ...prize, ...change })).toEqual({ ...pinned, ...change });
  },
);

it('refreshPinned removes the price of a missing or withdrawn prize, and restores it later', () => {
  const gone = refreshPinned(pinned, null);
  expect(gone.price).toBeNull();
  expect(refreshPinned(pinned, { ...prize, available: false }).price).toBeNull();
  expect(refreshPinned(gone, prize)).toEqual(pinned);
});

it('refreshPinned returns the same object if nothing has changed', () => {
  expect(refreshPinned(pinned, prize)).toBe(pinned);
  const gone = { ...pinned, price: null };
  expect(refreshPinned(gone, null)).toBe(gone);
});

it('pinnedView says how many gems are missing', () => {
  const short = { standing: 'short', verdict: 'Te faltan 212', note: null };
  expect(pinnedView(pinned, 277, true)).toEqual(short);
  expect(pinnedView(pinned, 488, true).verdict).toBe('Te falta 1');
  expect(pinnedView({ ...pinned, price: 1_284_000 }, 0, true).verdict).toBe('Te faltan 1,284,000');
});

it('pinnedView says that a balance equal to the price is enough', () => {
  const reached = { standing: 'reached', verdict: '¡Ya te alcanza!', note: null };
  expect(pinnedView(pinned, 489, true)).toEqual(reached);
});

it('pinnedView says how the price has changed', () => {
  const at = (price: number) => pinnedView({ ...pinned, price }, 0, true).note;
  expect(at(1512)).toBe('Subió de 489 a 1,512 esmeraldas');
  expect(at(412)).toBe('Bajó de 489 a 412 esmeraldas');
});

it('pinnedView says that the vault is closed instead of how the price has changed', () => {
  const { standing, note } = pinnedView({ ...pinned, price: 400 }, 489, false);
  expect(standing).toBe('reached');
  expect(note).toBe('Bóveda cerrada, regresamos pronto.');
});

it('pinnedView says that the prize is gone, even with enough gems and a closed vault', () => {
  const gone = pinnedView({ ...pinned, price: null }, 9_999, false);
  expect(gone).toEqual({ standing: 'gone', verdict: 'Ya no está en la bóveda', note: null });
});

it('isPinnedPrize accepts only valid pinned prizes', () => {
  expect(isPinnedPrize(pinned)).toBe(true);
  expect(isPinnedPrize({ ...pinned, price: null })).toBe(true);
  const wrong = [{ sku: '' }, { sku: 7 }, { price: '489' }, { price: 0 }, { firstPrice: null }];
  for (const over of [...wrong, { name: undefined }, { price: Number.POSITIVE_INFINITY }]) {
    expect(isPinnedPrize({ ...pinned, ...over })).toBe(false);
  }
  expect(isPinnedPrize(null)).toBe(false);
});
