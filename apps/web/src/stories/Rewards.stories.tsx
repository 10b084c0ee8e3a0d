import { paths } from '@gemas/domain';
import { db, handlers, resetDb, setScenario } from '@gemas/mocks';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { keepToken, loseNetwork, seeToast } from '../testing/browser.ts';
import { settled } from '../testing/settled.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const enterAs = (code: string) => keepToken(resetDb(code));
const ORDERS = 'GET /orders';
const FAILED = 'No pudimos cargar tus premios';

const meta = preview.meta({
  title: 'Flows/My prizes',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.rewards },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    enterAs('48213');
  },
});

const asked = () => db.requests.filter(({ path }) => path === '/orders');
/** Waits until all orders are rendered, also those below the first screenful, and returns their elements. */
const orders = async () => {
  await screen.findAllByRole('article');
  await waitFor(() => expect(document.querySelector('li[data-gap]')).toBeNull());
  return screen.getAllByRole('article');
};
const retry = () => screen.getByRole('button', { name: 'Intentar de nuevo' });
const expectFailed = async () => {
  await expect(await screen.findByText(FAILED)).toBeVisible();
  await expect(screen.getByRole('heading', { level: 1, name: 'Mis premios' })).toBeVisible();
  await expect(screen.queryByText(/No has canjeado premios/)).toBeNull();
};

export const Ready = meta.story({
  parameters: { states: ['rewards.list', 'tracking.in-transit'] },
  play: async () => {
    await expect((await orders()).length).toBeGreaterThan(0);
    await expect(screen.getAllByText('En transito').length).toBeGreaterThan(0);
    await expect(asked().map(({ method }) => method)).toEqual(['GET']);
  },
});

export const EveryStage = meta.story({
  name: 'Orders in every stage',
  parameters: {
    states: [
      'tracking.in-process',
      'tracking.confirmed',
      'tracking.in-transit',
      'tracking.delivered',
      'tracking.canceled',
      'tracking.unknown',
      'tracking.none',
    ],
  },
  beforeEach: () => enterAs('60018'),
  play: async () => {
    await expect((await orders()).length).toBeGreaterThanOrEqual(9);
    await expect(screen.getByText('Cancelada')).toBeVisible();
    await expect(screen.getByText('Retenida en aduana')).toBeVisible();
    await expect(screen.getByText('Plancha de vapor')).toBeVisible();
  },
});

const orderOf = async (number: string) => {
  await orders();
  const line = screen.getByText(number);
  return within(line.closest('article') as HTMLElement);
};
const QUESTION = '¿Ya recibiste tu tarjeta?';
const LINK = { name: 'Ya recibí mi tarjeta' };

export const Cards = meta.story({
  name: 'Cards: where and when they are picked up, and which is asked about',
  parameters: { states: ['arrival.dates', 'rewards.pickup', 'received.offered'] },
  beforeEach: () => enterAs('60018'),
  play: async () => {
    const fresh = await orderOf('80120');
    await expect(fresh.getByText('Llega entre el 8 y el 15 de abril')).toBeVisible();
    await expect(fresh.getByText('Tienda Silao Centro')).toBeVisible();
    await expect(fresh.queryByText(QUESTION)).toBeNull();
    await expect(fresh.getByRole('button', LINK)).toBeVisible();
    await expect((await orderOf('77002')).getByText(QUESTION)).toBeVisible();
    await expect((await orderOf('77350')).getByText(QUESTION)).toBeVisible();
    const received = await orderOf('77518');
    await expect(received.getByText('Confirmaste que recibiste tu tarjeta.')).toBeVisible();
    await expect(received.queryByText(QUESTION)).toBeNull();
  },
});

const confirmations = () => db.requests.filter(({ method }) => method === 'POST');

export const Early = meta.story({
  name: 'A card that arrived early: the link leads to the two questions',
  parameters: { states: ['received.offered', 'received.second-question'] },
  beforeEach: () => enterAs('60018'),
  play: async ({ userEvent }) => {
    const fresh = await orderOf('80120');
    await userEvent.click(fresh.getByRole('button', LINK));
    await userEvent.click(fresh.getByRole('button', { name: 'Sí, ya la tengo' }));
    await expect(confirmations()).toEqual([]);
    await userEvent.click(fresh.getByRole('button', { name: 'Sí, confirmar' }));
    await expect(await fresh.findByText('Confirmaste tu tarjeta.')).toBeVisible();
    await expect(confirmations().map(({ path }) => path)).toEqual(['/orders/confirm/30']);
  },
});

export const DeliveredEarly = meta.story({
  name: 'A card that the retailer has delivered is asked about before five weeks',
  parameters: { states: ['received.delivered'] },
  beforeEach: () => {
    enterAs('60018');
    const order = db.account('60018').state.orders.find(({ id }) => id === 30);
    Object.assign(order ?? {}, { retailer_status: 'Entregada' });
  },
  play: async () => {
    await expect((await orderOf('80120')).getByText(QUESTION)).toBeVisible();
  },
});

/** Replaces the clipboard of the browser for a story. */
function replaceClipboard(clipboard: Pick<Clipboard, 'writeText'> | undefined): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

const copied = fn();

export const NumberCopied = meta.story({
  name: 'The number of an order is copied',
  parameters: { states: ['rewards.copied'] },
  beforeEach: () => {
    copied.mockReset();
    return replaceClipboard({ writeText: copied });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Pedido 80214/ }));
    await seeToast('Número copiado');
    await expect(copied.mock.calls).toEqual([['80214']]);
  },
});

export const NumberRefused = meta.story({
  name: 'Failed: the browser refuses to copy a number',
  parameters: { states: ['rewards.not-copied'] },
  beforeEach: () =>
    replaceClipboard({ writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Pedido 80214/ }));
    await seeToast('Anótalo: 80214');
    await expect(screen.queryByText('Número copiado')).toBeNull();
  },
});

export const NoClipboard = meta.story({
  name: 'Failed: a browser without a clipboard',
  parameters: { states: ['rewards.not-copied'] },
  beforeEach: () => replaceClipboard(undefined),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Pedido 80214/ }));
    await seeToast('Anótalo: 80214');
  },
});

const help = async (number: string) =>
  (await orderOf(number)).getByRole('link', { name: 'Ayuda con este pedido' });
const comments = () => screen.findByLabelText<HTMLTextAreaElement>('Comentarios');

export const Help = meta.story({
  name: 'Help with an order: a new ticket',
  parameters: { states: ['rewards.help'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await help('80214'));
    await expect((await comments()).value).toMatch(/^Pedido 80214: Licuadora de vaso[^\n]*\n$/);
    await expect(screen.getByLabelText('Tema')).toHaveValue('game');
  },
});

export const HelpLong = meta.story({
  name: 'Extremes: help with a prize of a very long name',
  parameters: { states: ['rewards.help-long'] },
  beforeEach: () => {
    const [order] = db.account('48213').state.orders;
    if (order) order.product = { name: `${'Refrigeradora '.repeat(30)}💎`, img: '' };
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await help('80214'));
    const field = await comments();
    await expect(field.value).toMatch(/^Pedido 80214: Refrigeradora .+…\n$/);
    await expect(field.value).toHaveLength(101);
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(120));
    await expect(field.value).toHaveLength(199);
  },
});

export const HelpWithOpenTicket = meta.story({
  name: 'Help with an order while a ticket is open: that ticket',
  parameters: { states: ['rewards.help-open'] },
  beforeEach: () => enterAs('60015'),
  play: async ({ userEvent }) => {
    await userEvent.click(await help('80214'));
    const title = 'Ticket con folio: 20431';
    await expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await expect(screen.queryByLabelText('Comentarios')).toBeNull();
  },
});

export const HelpOfOpenTicket = meta.story({
  name: 'Help for a user who may not create tickets: the open ticket',
  parameters: { states: ['rewards.help-open'] },
  beforeEach: () => {
    enterAs('60015');
    db.account('60015').state.user.can_up_ticket = false;
  },
  play: async ({ userEvent }) => {
    const link = await orderOf('80214');
    await userEvent.click(await link.findByRole('link', { name: 'Ayuda con este pedido' }));
    const title = 'Ticket con folio: 20431';
    await expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  },
});

const noHelp = async () => {
  await orders();
  await waitFor(() =>
    expect(db.requests.map(({ path }) => path)).toContain('/support/tickets/1001'),
  );
  await settled();
  await expect(screen.queryByRole('link', { name: 'Ayuda con este pedido' })).toBeNull();
};

export const NoHelp = meta.story({
  name: 'No help for a user who may not create tickets and has no open one',
  parameters: { states: ['rewards.no-help'] },
  beforeEach: () => {
    db.account('48213').state.user.can_up_ticket = false;
  },
  play: noHelp,
});

export const NotYet = meta.story({
  name: "A card that has not arrived: 'Aún no', then opened again",
  parameters: { states: ['received.declined'] },
  play: async ({ mount, userEvent }) => {
    await mount(<ConnectedApp key="first" path={paths.rewards} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Aún no' }));
    await expect(screen.queryByText(QUESTION)).toBeNull();
    await mount(<ConnectedApp key="second" path={paths.rewards} />);
    const card = await orderOf('78114');
    await expect(screen.queryByText(QUESTION)).toBeNull();
    await userEvent.click(card.getByRole('button', LINK));
    await expect(card.getByText(QUESTION)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Aún no' }));
    await expect(card.getByRole('button', LINK)).toHaveFocus();
    await expect(confirmations()).toEqual([]);
  },
});

export const Confirmed = meta.story({
  name: 'A card is confirmed, then opened again',
  parameters: { states: ['received.confirmed', 'received.for-good'] },
  play: async ({ mount, userEvent }) => {
    await mount(<ConnectedApp key="first" path={paths.rewards} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Sí, ya la tengo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sí, confirmar' }));
    await expect(await screen.findByText('Confirmaste tu tarjeta.')).toBeVisible();
    await mount(<ConnectedApp key="second" path={paths.rewards} />);
    const card = await orderOf('78114');
    await expect(card.getByText('Confirmaste que recibiste tu tarjeta.')).toBeVisible();
    await expect(screen.queryByText(QUESTION)).toBeNull();
  },
});

export const Incomplete = meta.story({
  name: 'Orders of which little can be read',
  parameters: { states: ['rewards.list', 'tracking.none', 'arrival.undated'] },
  beforeEach: ({ msw }) => {
    const paid = { id: 81, sku: '100', order: '80431', total: 489, product: { name: 'Licuadora' } };
    const rows = [
      { ...paid, status: null },
      { ...paid, id: 82, order: '80432', status: '' },
      { ...paid, id: null, order: '80433', product: 7 },
      {},
    ];
    msw.use(http.get('*/api/orders', () => HttpResponse.json({ orders: rows })));
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    await expect(screen.getAllByRole('article', { name: 'Licuadora' })).toHaveLength(2);
    for (const number of ['80431', '80432', '80433']) {
      await expect(screen.getByText(number)).toBeVisible();
    }
    await expect(screen.getAllByText('Entrega estimada: 5 a 6 semanas')).toHaveLength(4);
    await expect(screen.queryByText(/No has canjeado premios/)).toBeNull();
  },
});

export const Unreadable = meta.story({
  name: 'Orders of which nothing can be read',
  parameters: { states: ['rewards.failure', 'error.malformed'] },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/orders', () => HttpResponse.json({ orders: { 0: { id: 1 } } })));
  },
  play: expectFailed,
});

export const Empty = meta.story({
  parameters: { states: ['rewards.empty'] },
  beforeEach: () => enterAs('60023'),
  play: async () => {
    await expect(
      await screen.findByText('No has canjeado premios, sigue activando o visita la bóveda'),
    ).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Ir a la bóveda' })).toHaveAttribute(
      'href',
      '#/vault',
    );
  },
});

export const EmptyAgain = meta.story({
  name: 'No prizes, then opened again while the server does not answer: the list may be outdated',
  parameters: { states: ['rewards.loading'] },
  beforeEach: () => enterAs('60023'),
  play: async ({ userEvent }) => {
    // A page that is loading has a heading too, which is replaced.
    const opened = (name: string) =>
      waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());
    await userEvent.click(await screen.findByRole('link', { name: 'Ir a la bóveda' }));
    await opened('Bóveda');
    await settled();
    setScenario('slow', { only: ORDERS, ms: 600_000 });
    window.history.back();
    await opened('Mis premios');
    await waitFor(() => expect(screen.getByText('Cargando...')).toBeInTheDocument());
    await expect(screen.queryByText(/No has canjeado premios/)).toBeNull();
  },
});

export const Slow = meta.story({
  parameters: { states: ['rewards.loading', 'error.slow'] },
  beforeEach: () => setScenario('slow', { only: ORDERS, ms: 600_000 }),
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Volver' })).toBeVisible();
    await expect(screen.getByText('Cargando...')).toBeInTheDocument();
    await expect(screen.queryByText(/No has canjeado premios/)).toBeNull();
    await expect(screen.queryByText(FAILED)).toBeNull();
  },
});

export const Recovered = meta.story({
  name: 'Failed: error 500, then tried again',
  parameters: { states: ['rewards.failure'] },
  beforeEach: () => setScenario('server-500', { only: ORDERS, times: 1 }),
  play: async ({ userEvent }) => {
    await expectFailed();
    await userEvent.click(retry());
    await expect((await orders()).length).toBeGreaterThan(0);
    await expect(screen.queryByText(FAILED)).toBeNull();
    await expect(asked()).toHaveLength(2);
  },
});

export const ConfirmedWithoutConnection = meta.story({
  name: 'Offline: a card is confirmed',
  parameters: { states: ['received.offline', 'shell.connection-back'] },
  beforeEach: loseNetwork,
  play: async ({ userEvent }) => {
    const confirmed = () => db.requests.filter(({ method }) => method === 'POST');
    await userEvent.click(await screen.findByRole('button', { name: 'Sí, ya la tengo' }));
    const notice = screen.getByText('Necesitas conexión para confirmar tu tarjeta.');
    await expect(notice).toBeVisible();
    // While the app is offline, this tap only checks the connection. It does not send the confirmation.
    await userEvent.click(screen.getByRole('button', { name: 'Sí, confirmar' }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(confirmed()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sí, confirmar' }));
    await expect(await screen.findByText('Confirmaste tu tarjeta.')).toBeVisible();
    await expect(confirmed()).toHaveLength(1);
  },
});

export const VaultClosed = meta.story({
  name: 'Vault closed: rewards stay open',
  parameters: { states: ['rewards.list'] },
  beforeEach: () => enterAs('50114'),
  play: async () => {
    await expect((await orders()).length).toBeGreaterThan(0);
    await expect(screen.queryByText('Bóveda cerrada, regresamos pronto.')).toBeNull();
  },
});

export const Back = meta.story({
  name: 'Back, after the app was opened at this address',
  parameters: { states: ['shell.back'] },
  play: async ({ userEvent }) => {
    await orders();
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await expect(await screen.findByRole('link', { name: 'VER LOS PREMIOS' })).toBeVisible();
    await expect(window.location.hash).toBe('#/score');
  },
});
