import { paths } from '@gemas/domain';
import { BLENDER_SKU, db, fixtures, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, screen } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { keepToken, keepUnknownOrder } from '../testing/browser.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const enterAs = (code: string) => keepToken(resetDb(code));
const PRODUCT = 'GET /products/:id';
const FAILED = 'No pudimos cargar este premio';

const meta = preview.meta({
  title: 'Flows/Prize',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.vaultDetails(BLENDER_SKU) },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    enterAs('48213');
  },
});

const asked = () => db.requests.filter(({ path }) => path === `/products/${BLENDER_SKU}`);
const redeem = () => screen.findByRole('button', { name: 'Canjear por 489 esmeraldas' });
const retry = () => screen.getByRole('button', { name: 'Intentar de nuevo' });
const expectFailed = async () => {
  await expect(await screen.findByText(FAILED)).toBeVisible();
  await expect(screen.getByRole('link', { name: 'Ver otros premios' })).toHaveAttribute(
    'href',
    '#/vault',
  );
  await expect(screen.getByRole('button', { name: 'Volver' })).toBeVisible();
  await expect(screen.queryByRole('button', { name: /^Canjear/ })).toBeNull();
};

export const Ready = meta.story({
  parameters: { states: ['detail.ready'] },
  play: async () => {
    await expect(await redeem()).toBeVisible();
    await expect(screen.getByRole('heading', { name: /Licuadora de vaso/ })).toBeVisible();
    await expect(screen.getByText(/Te quedarían/).closest('p')).toHaveTextContent('795');
    await expect(asked()).toHaveLength(1);
  },
});

export const Slow = meta.story({
  parameters: { states: ['detail.loading', 'error.slow'] },
  beforeEach: () => setScenario('slow', { only: PRODUCT, ms: 600_000 }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Volver' })).toBeVisible();
    await expect(screen.getByText('Cargando...')).toBeInTheDocument();
    await expect(screen.queryByText(FAILED)).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Canjear/ })).toBeNull();
  },
});

export const ServerError = meta.story({
  name: 'Failed: error 500, then tried again',
  parameters: { states: ['detail.failure', 'error.server-500'] },
  beforeEach: () => setScenario('server-500', { only: PRODUCT, times: 1 }),
  play: async ({ userEvent }) => {
    await expectFailed();
    await expect(screen.getByText(/Algo falló de nuestro lado/)).toBeVisible();
    await userEvent.click(retry());
    await expect(await redeem()).toBeVisible();
    await expect(asked()).toHaveLength(2);
  },
});

export const Missing = meta.story({
  name: 'No such prize (404)',
  parameters: { states: ['detail.missing'] },
  beforeEach: () => setScenario('product-404'),
  play: async ({ userEvent }) => {
    const gone = 'Este premio ya no está en la bóveda';
    await expect(await screen.findByText(gone)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Ver otros premios' }));
    await expect(await screen.findByRole('list', { name: 'Premios' })).toBeVisible();
  },
});

export const Insufficient = meta.story({
  name: 'Not enough gems',
  parameters: { states: ['detail.insufficient'] },
  beforeEach: () => enterAs('50111'),
  play: async () => {
    await expect(await screen.findByText('No tienes gemas suficientes.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Canjear/ })).toBeNull();
  },
});

export const OtherOrderUnknown = meta.story({
  name: 'An order of another prize is being checked: the whole balance counts',
  args: { path: paths.vaultDetails('100310') },
  parameters: { states: ['detail.ready'] },
  beforeEach: () => keepUnknownOrder(fixtures.userFernanda.id),
  play: async () => {
    await expect(
      await screen.findByRole('button', { name: 'Canjear por 1,180 esmeraldas' }),
    ).toBeVisible();
    await expect(screen.getByText(/Te quedarían/).closest('p')).toHaveTextContent('104');
  },
});

export const VaultClosed = meta.story({
  name: 'Vault closed',
  parameters: { states: ['detail.closed'] },
  beforeEach: () => enterAs('50114'),
  play: async () => {
    await expect(await screen.findByText('Bóveda cerrada, regresamos pronto.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Canjear/ })).toBeNull();
    await expect(screen.queryByText('No tienes gemas suficientes.')).toBeNull();
  },
});

export const TermsAccepted = meta.story({
  name: 'Terms accepted: to the checkout',
  parameters: { states: ['detail.terms', 'detail.terms-accepted'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await redeem());
    const terms = await screen.findByRole('dialog', { name: 'Antes de canjear' });
    await expect(terms).toHaveTextContent('No se reembolsan gemas.');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Aceptar' }));
    await expect(await screen.findByRole('radio', { name: /Casa/ })).toBeVisible();
    await expect(window.location.hash).toBe(`#${paths.upOrder(BLENDER_SKU)}`);
    await expect(db.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
});

export const TermsDeclined = meta.story({
  name: 'Terms declined: nothing happens',
  parameters: { states: ['detail.terms-declined'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await redeem());
    await userEvent.click(await screen.findByRole('button', { name: 'Ahora no' }));
    await expect(await redeem()).toBeVisible();
    await expect(window.location.hash).toBe(`#${paths.vaultDetails(BLENDER_SKU)}`);
  },
});
