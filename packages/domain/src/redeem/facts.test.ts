import { expect, it } from 'vitest';
import { entry } from '../testing/ledger-entries.ts';
import type { ProductDetail } from '../vault/product.ts';
import { type CheckoutWorld, redeemFacts } from './facts.ts';
import { REPEAT_WAIT_MS } from './repeat.ts';

const NOW = Date.parse('2026-03-14T15:05:00-06:00');

const PRODUCT: ProductDetail = {
  id: 1,
  sku: 'TR',
  name: 'Tarjeta de regalo',
  img: '',
  gallery: [],
  description: '',
  gems: 500,
  type: 'card',
  reward_type: '',
  reward_name: '',
  reward_sku: '',
  available: true,
};

const WORLD: CheckoutWorld = {
  sku: 'TR',
  product: PRODUCT,
  user: { vault_open: true, order_now: [] },
  balance: 1284,
  ledger: [],
  rewards: [],
  now: NOW,
};

const FACTS = {
  type: 'card',
  price: 500,
  balance: 1284,
  vaultOpen: true,
  hasOpenOrder: false,
  orderedToday: false,
  waitUntil: null,
  now: NOW,
};

it.each<[string, Partial<CheckoutWorld>, object]>([
  ['all is well', {}, {}],
  ['the product is not known', { product: undefined }, { type: '', price: null }],
  ['it was withdrawn', { product: { ...PRODUCT, available: false } }, { price: null }],
  ['the vault is closed', { user: { vault_open: false, order_now: [] } }, { vaultOpen: false }],
  [
    'the server says it was ordered',
    { user: { vault_open: true, order_now: ['TR'] } },
    { orderedToday: true },
  ],
  [
    'this phone redeemed it a minute ago',
    { rewards: [{ sku: 'TR', date: NOW - 60_000 }] },
    { orderedToday: true, waitUntil: NOW - 60_000 + REPEAT_WAIT_MS },
  ],
  [
    'an order of it is open',
    { ledger: [entry({ sku: 'TR', price: 500 })] },
    { hasOpenOrder: true, balance: 784 },
  ],
  ['an order of another prize is open', { ledger: [entry({ price: 489 })] }, { balance: 795 }],
  [
    'its orders are settled, and the person has seen it',
    {
      ledger: [
        entry({ sku: 'TR', state: 'made', isSeen: true }),
        entry({ sku: 'TR', state: 'not-made', isSeen: true }),
      ],
    },
    {},
  ],
  [
    'its order was made, and the person has not seen it',
    { ledger: [entry({ sku: 'TR', state: 'made' })] },
    { hasOpenOrder: true },
  ],
  ['its claim is open', { ledger: [entry({ sku: 'TR', kind: 'claim', price: 0 })] }, {}],
  ['this phone redeemed another one', { rewards: [{ sku: 'X', date: NOW }] }, {}],
])('when %s', (_name, world, facts) => {
  expect(redeemFacts({ ...WORLD, ...world })).toEqual({ ...FACTS, ...facts });
});
