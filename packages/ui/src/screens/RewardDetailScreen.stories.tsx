import { keepUnits, type Prize } from '@gemas/domain';
import { BLENDER_SKU, fixtures, GIFT_CARD_SKU } from '@gemas/mocks';
import { expect, fn, waitFor, within } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import {
  dated,
  expectNotRefreshed,
  expectOffline,
  expectRefreshing,
  NOT_REFRESHED,
  OFFLINE,
  REFRESHING,
} from '../testing/freshness.ts';
import { brokenPicture, doubleText, expectNoSideScroll, expectSeen } from '../testing/story.ts';
import { RewardDetailScreen, type RewardDetailScreenProps } from './RewardDetailScreen.tsx';

const balance = fixtures.wallet.balance;

function fixture(sku: string): Prize {
  const prize = fixtures.products.find((each) => each.sku === sku);
  if (!prize) throw new Error(`No prize ${sku}`);
  return prize;
}

const blender = fixture(BLENDER_SKU);
const card = fixture(GIFT_CARD_SKU);
const television = fixture('100359');
const ready = (over: Partial<Prize> = {}) =>
  ({ status: 'ready', freshness: FRESH, data: { ...blender, ...over } }) as const;

const retry = fn();

const args = {
  balance,
  vaultOpen: true,
  prize: ready(),
  pinned: false,
  onTogglePin: fn(),
  backHref: '#/vault',
  onAcceptTerms: fn(),
} satisfies RewardDetailScreenProps;

const meta = preview.meta({
  title: 'Screens/RewardDetail',
  parameters: { chromatic: screenPictures },
  component: RewardDetailScreen,
  args,
  beforeEach() {
    retry.mockClear();
  },
});

const REDEEM = 'Canjear por 489 esmeraldas';
const SHORT = 'No tienes gemas suficientes.';

export const Ready = meta.story({
  parameters: { states: ['detail.ready'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Premio' })).toBeVisible();
    await expect(
      canvas.getByRole('heading', { level: 2, name: keepUnits(blender.name) }),
    ).toBeVisible();
    await expect(await canvas.findByText('Garantía de 1 año')).toBeVisible();
    await expect(canvas.getByText(/^Te quedarían/).closest('p')).toHaveTextContent(
      'Te quedarían 795 esmeraldas',
    );
    await expect(canvas.queryByText(SHORT)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/vault');
    await expectNoSideScroll();
  },
});

export const SecondImage = meta.story({
  name: 'Second image',
  parameters: { states: ['detail.carousel'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Imagen 2 de 4' }));
    await expect(canvas.getByText('2 de 4')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Imagen 2 de 4' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await canvas.findByText('Garantía de 1 año');
  },
});

export const Insufficient = meta.story({
  name: 'Balance short',
  args: { prize: ready(television) },
  parameters: { states: ['detail.insufficient'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(SHORT)).toBeVisible();
    await expect(canvas.getByText(/^Te faltan/).closest('p')).toHaveTextContent(
      'Te faltan 1,647 de 2,931',
    );
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '1,284 de 2,931 esmeraldas',
    );
    await expect(canvas.queryByRole('button', { name: /Canjear/ })).not.toBeInTheDocument();
    await canvas.findByText('Garantía de 1 año');
  },
});

export const ExactBalance = meta.story({
  name: 'Balance equal to the price',
  args: { balance: 489 },
  parameters: { states: ['detail.exact-balance'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: REDEEM })).toBeVisible();
    await expect(canvas.getByText(/^Te quedarían/).closest('p')).toHaveTextContent(
      'Te quedarían 0 esmeraldas',
    );
    await expect(canvas.queryByText(SHORT)).not.toBeInTheDocument();
    await canvas.findByText('Garantía de 1 año');
  },
});

export const OneGem = meta.story({
  name: 'Price of one gem, one gem left',
  args: { balance: 2, prize: ready({ price: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Canjear por 1 esmeralda' })).toBeVisible();
    await expect(canvas.getByText(/^Te quedaría/).closest('p')).toHaveTextContent(
      'Te quedaría 1 esmeralda',
    );
    await canvas.findByText('Garantía de 1 año');
  },
});

export const Pinned = meta.story({
  args: { pinned: true },
  parameters: { states: ['pinned.pinned'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Tu meta')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar de mi meta' }));
    await expect(args.onTogglePin).toHaveBeenCalledTimes(1);
    await canvas.findByText('Garantía de 1 año');
  },
});

export const Terms = meta.story({
  parameters: { states: ['detail.terms', 'detail.terms-accepted', 'detail.terms-declined'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: REDEEM }));
    const sheet = await canvas.findByRole('dialog', { name: 'Antes de canjear' });
    await expect(within(sheet).getAllByRole('listitem')).toHaveLength(5);
    const accept = within(sheet).getByRole('button', { name: 'Aceptar' });
    await waitFor(() => expect(accept).toBeVisible());
    await expect(args.onAcceptTerms).not.toHaveBeenCalled();
  },
});

export const TermsOfCard = meta.story({
  name: 'Terms of a card',
  args: { prize: { status: 'ready', freshness: FRESH, data: card } },
  parameters: { states: ['detail.terms-card'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Canjear por 500 esmeraldas' }));
    const sheet = await canvas.findByRole('dialog', { name: 'Antes de canjear' });
    await expect(within(sheet).getAllByRole('listitem')).toHaveLength(3);
    await expect(within(sheet).queryByText(/envío|entrega/)).not.toBeInTheDocument();
  },
});

Terms.test('calls onAcceptTerms once for several taps', async ({ canvas, userEvent, args }) => {
  const accept = canvas.getByRole('button', { name: 'Aceptar' });
  await userEvent.dblClick(accept);
  accept.click();
  await expect(args.onAcceptTerms).toHaveBeenCalledTimes(1);
  await canvas.findByText('Garantía de 1 año');
});

Terms.test('can be declined, and returns the focus', async ({ canvas, userEvent, args }) => {
  const closed = () =>
    expect(canvas.queryByRole('dialog', { name: 'Antes de canjear' })).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Ahora no' }));
  await waitFor(closed);
  await expect(canvas.getByRole('button', { name: REDEEM })).toHaveFocus();
  await expect(args.onAcceptTerms).not.toHaveBeenCalled();
  await canvas.findByText('Garantía de 1 año');
});

export const Closed = meta.story({
  name: 'Vault closed',
  args: { vaultOpen: false },
  parameters: { states: ['detail.closed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('489')).toBeVisible();
    await expect(canvas.getByText('Bóveda cerrada, regresamos pronto.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Canjear/ })).not.toBeInTheDocument();
    await canvas.findByText('Garantía de 1 año');
  },
});

export const Unavailable = meta.story({
  args: { prize: ready({ available: false, price: null }) },
  parameters: { states: ['detail.unavailable'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este premio ya no está disponible.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Canjear/ })).not.toBeInTheDocument();
    await canvas.findByText('Garantía de 1 año');
  },
});

export const OneImage = meta.story({
  name: 'One image',
  args: { prize: ready({ images: blender.images.slice(0, 1) }) },
  parameters: { states: ['detail.one-image'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: blender.name })).toBeVisible();
    await expect(canvas.queryByText('1 de 1')).not.toBeInTheDocument();
    await canvas.findByText('Garantía de 1 año');
  },
});

export const NoImage = meta.story({
  name: 'Broken image',
  args: { prize: ready({ images: [brokenPicture] }) },
  parameters: { states: ['detail.no-image'] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: `${blender.name} (no disponible)` }),
    ).toBeVisible();
    await canvas.findByText('Garantía de 1 año');
  },
});

export const NoDescription = meta.story({
  name: 'No description, no image',
  args: { prize: ready({ description: '', images: [] }) },
});

export const UnshowableDescription = meta.story({
  name: 'Description of which nothing can be shown',
  args: { prize: ready({ description: '<div><frameset onload=alert(1)>//</div>' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Cargando...')).toBeNull());
    await expect(
      canvas.getByRole('heading', { level: 2, name: keepUnits(blender.name) }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: REDEEM })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { prize: { status: 'loading' } },
  parameters: { states: ['detail.loading'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Cargando...');
    await expectSeen('Cargando...');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { prize: { status: 'error', failure: 'server', onRetry: retry } },
  parameters: { states: ['detail.failure'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver otros premios' })).toBeVisible();
  },
});

Failed.test('retries once per tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(retry).toHaveBeenCalledTimes(1);
});

export const Missing = meta.story({
  name: 'No such prize (404)',
  args: { prize: { status: 'error', failure: 'missing', onRetry: retry } },
  parameters: { states: ['detail.missing'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este premio ya no está en la bóveda')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver otros premios' })).toHaveAttribute(
      'href',
      '#/vault',
    );
    await expect(canvas.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long name, large price, 320 px',
  globals: { viewport: { value: 'tiny' } },
  args: {
    balance: 1_284_000,
    prize: ready({
      price: 1_283_999,
      name: 'Motocicleta doble propósito de 250 centímetros cúbicos con frenos antibloqueo y baúl trasero otorrinolaringológico',
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Garantía de 1 año');
    await expectNoSideScroll();
  },
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 360 px',
  globals: { viewport: { value: 'small' } },
  args: { prize: ready({ price: 2931 }) },
  beforeEach: doubleText,
  play: async ({ canvas }) => {
    await canvas.findByText('Garantía de 1 año');
    await expectNoSideScroll();
  },
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { prize: dated(args.prize, REFRESHING) },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { prize: dated(args.prize, NOT_REFRESHED) },
  play: expectNotRefreshed,
});

export const Offline = meta.story({
  parameters: { states: ['shell.offline'] },
  args: { prize: dated(args.prize, OFFLINE) },
  play: expectOffline,
});
