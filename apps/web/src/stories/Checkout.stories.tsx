import { paths } from '@gemas/domain';
import { BLENDER_SKU, db, GIFT_CARD_SKU, handlers, resetDb, setScenario } from '@gemas/mocks';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { passTime } from '../../../../.storybook/clock.ts';
import preview from '../../../../.storybook/preview.tsx';
import {
  holdPageLoads,
  keepToken,
  loseNetwork,
  pageLoads,
  screenHeading,
} from '../testing/browser.ts';
import { heldCall } from '../testing/held-call.ts';
import { inAMinute, inElevenMinutes } from '../testing/proof-time.ts';
import { settled } from '../testing/settled.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const enterAs = (code: string) => keepToken(resetDb(code));
const PRODUCT = 'GET /products/:id';
const SIMULATION = 'POST /orders/simulation';
const ORDER = 'POST /orders';
const CANNOT_REDEEM = 'No podemos canjear este premio selecciona otro o intenta mas tarde';
const CANNOT_DELIVER = 'No podemos entregar este producto en la dirección solicita';
const FAILED = 'No pudimos cargar este premio';

const meta = preview.meta({
  title: 'Flows/Redeem',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.upOrder(BLENDER_SKU) },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    enterAs('48213');
  },
});

interface Hand {
  click: (element: Element) => Promise<void>;
}

const posts = (path: string) =>
  db.requests.filter((request) => request.method === 'POST' && request.path === path);
const simulations = () => posts('/orders/simulation');
const orders = () => posts('/orders');
const redeem = (gems = '489') =>
  screen.findByRole('button', { name: `Canjear por ${gems} esmeraldas` });
const yes = () => screen.findByRole('button', { name: 'Sí, canjear' });
const firstName = () => screen.getByRole('textbox', { name: 'Nombre' });

/** Submits the form of a prize that costs `gems`, and confirms with 'Sí, canjear'. */
async function confirm(hand: Hand, gems = '489'): Promise<void> {
  await hand.click(await redeem(gems));
  await hand.click(await yes());
}

const expectSuccess = async (left: string) => {
  await expect(await screenHeading('¡Felicidades!')).toBeVisible();
  await expect(screen.getByText('2 a 3 semanas')).toBeVisible();
  await expect(screen.getByText(/Te quedan/).closest('p')).toHaveTextContent(left);
};

/** Asserts that the warning is shown above the unchanged form, which can be submitted again. */
async function expectWarning(text: string): Promise<void> {
  const warning = await screen.findByText(text, { selector: 'p,div,span' });
  await expect(warning).toBeInTheDocument();
  await expect(screen.getAllByText('Atención').length).toBeGreaterThan(0);
  await expect(firstName()).toHaveValue('Fernanda');
  await expect(screen.queryByRole('heading', { name: '¡Felicidades!' })).toBeNull();
}

/**
 * Confirms the form. Asserts that the server's refusal of the simulation (`POST /orders/simulation`) is shown as a
 * warning, and that no order is sent.
 */
async function expectRefused(hand: Hand, text: string): Promise<void> {
  await confirm(hand);
  await expectWarning(text);
  await expect(simulations()).toHaveLength(1);
  await expect(orders()).toEqual([]);
}

/** Confirms the form again. Asserts that this time the prize is ordered. */
async function expectNextTryWorks(hand: Hand): Promise<void> {
  await confirm(hand);
  await expectSuccess('795');
  await expect(orders()).toHaveLength(1);
}

export const Ready = meta.story({
  parameters: { states: ['checkout.delivery', 'checkout.saved-addresses'] },
  play: async () => {
    await expect(await redeem()).toBeVisible();
    await expect(screen.getByRole('radio', { name: /Casa/ })).toBeChecked();
    await expect(firstName()).toHaveValue('Fernanda');
    await expect(db.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  },
});

export const Slow = meta.story({
  parameters: { states: ['checkout.loading', 'error.slow'] },
  beforeEach: () => setScenario('slow', { only: PRODUCT, ms: 600_000 }),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Cancelar' })).toBeVisible();
    await expect(screen.getByText('Cargando...')).toBeInTheDocument();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
});

export const ServerError = meta.story({
  name: 'Failed: error 500, then tried again',
  parameters: { states: ['checkout.failure', 'error.server-500'] },
  beforeEach: () => setScenario('server-500', { only: PRODUCT, times: 1 }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(FAILED)).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Cancelar' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(await redeem()).toBeVisible();
  },
});

export const VaultClosed = meta.story({
  name: 'Vault closed: to the vault',
  parameters: { states: ['redeem.vault-closed'] },
  beforeEach: () => enterAs('50114'),
  play: async () => {
    await expect(await screen.findByText('Bóveda cerrada, regresamos pronto.')).toBeVisible();
    await expect(window.location.hash).toBe('#/vault');
    await expect(orders()).toEqual([]);
  },
});

export const Insufficient = meta.story({
  name: 'Not enough gems',
  parameters: { states: ['redeem.insufficient'] },
  beforeEach: () => enterAs('50111'),
  play: async () => {
    await expect(await screen.findByText('No tienes gemas suficientes.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Canjear por/ })).toBeNull();
  },
});

export const Redeemed = meta.story({
  name: 'Redeemed, and tracked in Mis premios',
  parameters: {
    states: [
      'redeem.validated',
      'redeem.confirm',
      'redeem.ordered',
      'redeem.wallet-updated',
      'redeem.success',
      'redeem.success-to-rewards',
    ],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await redeem());
    const sheet = await screen.findByRole('dialog', {
      name: '¿Seguro deseas canjear este premio?',
    });
    await expect(sheet).toHaveTextContent('no son reembolsables. Te quedarán 795.');
    await expect(simulations()).toEqual([]);
    await userEvent.click(await yes());
    await expectSuccess('795');

    const person = {
      sku: BLENDER_SKU,
      first_name: 'Fernanda',
      last_name: 'Hernández Ávila',
      email: 'fer.avila@correo.mx',
      phone: '4771234508',
      address_id: 61,
    };
    await expect(simulations().map(({ body }) => body)).toEqual([person]);
    await expect(orders().map(({ body }) => body)).toEqual([
      { ...person, simulation_response: expect.objectContaining({ status: 200 }) },
    ]);
    await expect(JSON.parse(localStorage.getItem('last_rewards') ?? '')).toMatchObject([
      { sku: BLENDER_SKU },
    ]);
    await expect(JSON.parse(sessionStorage.getItem('wallet') ?? '')).toEqual({ balance: 795 });

    const toRewards = screen.getByRole('link', { name: 'Ver mis premios' });
    await waitFor(() => expect(toRewards).toHaveStyle({ pointerEvents: 'auto' }));
    await userEvent.click(toRewards);
    const [first] = await screen.findAllByRole('article');
    await expect(first).toHaveTextContent('Licuadora de vaso');
    await expect(first).toHaveTextContent('En proceso');
    // 'Volver' does not lead back to the finished form.
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await screen.findByRole('link', { name: 'VER LOS PREMIOS' });
    await expect(orders()).toHaveLength(1);
  },
});

export const TwoTaps = meta.story({
  name: 'Many taps send one order',
  parameters: { states: ['redeem.double-submit'] },
  play: async ({ userEvent }) => {
    await userEvent.dblClick(await redeem());
    const button = await yes();
    for (let tap = 0; tap < 20; tap += 1) button.click();
    await userEvent.dblClick(button);
    await expectSuccess('795');
    await expect(simulations()).toHaveLength(1);
    await expect(orders()).toHaveLength(1);
    await expect(db.account('48213').state.balance).toBe(795);
  },
});

export const Cancelled = meta.story({
  name: 'Not confirmed: back to the form',
  parameters: { states: ['redeem.confirm-cancelled'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await redeem());
    await yes();
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sí, canjear' })).toBeNull());
    await expect(firstName()).toHaveValue('Fernanda');
    await expect(simulations()).toEqual([]);
    await expect(orders()).toEqual([]);
  },
});

/** Stores that a prize was redeemed on this phone `ms` ago. */
const redeemedAgo = (ms: number, sku = BLENDER_SKU) =>
  localStorage.setItem('last_rewards', JSON.stringify([{ sku, date: Date.now() - ms }]));

/** Taps `button` without network. Asserts that its question closes, and that nothing is sent, now or later. */
async function expectNothingSent(hand: Hand, button: HTMLElement): Promise<void> {
  const regain = loseNetwork();
  try {
    window.dispatchEvent(new Event('offline'));
    await hand.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  } finally {
    regain();
    window.dispatchEvent(new Event('online'));
  }
  await expect(await screen.findByRole('button', { name: /^Canjear por/ })).toBeVisible();
  await expect([...simulations(), ...orders()]).toEqual([]);
}

export const ConfirmedOffline = meta.story({
  name: 'Confirmed without network: nothing is sent (decision 65)',
  play: async ({ userEvent }) => {
    await userEvent.click(await redeem());
    await expectNothingSent(userEvent, await yes());
  },
});

export const AgainOffline = meta.story({
  name: 'A card redeemed again without network: nothing is sent (decision 65)',
  args: { path: paths.upOrder(GIFT_CARD_SKU) },
  beforeEach: () => redeemedAgo(600_000, GIFT_CARD_SKU),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Tienda Silao Plaza Norte' }));
    await userEvent.click(await redeem('500'));
    const again = await screen.findByRole('button', { name: 'Sí, volver a canjear' });
    await expectNothingSent(userEvent, again);
  },
});

export const GoneMeanwhile = meta.story({
  name: 'The prize is gone while its last one is ordered: success',
  beforeEach: ({ msw }) =>
    msw.use(
      // A price in gems makes the app fetch the product again (decision 36).
      http.post('*/api/orders/simulation', () =>
        HttpResponse.json({ status: 200, message: 'ok', body: { Price: 489 } }),
      ),
    ),
  play: async ({ userEvent }) => {
    await redeem();
    setScenario('missing-404', { only: PRODUCT });
    await confirm(userEvent);
    await expectSuccess('795');
  },
});

let waiting = 0;
/** Leaves calls of `path` unanswered. Returns a function that answers them and waits until the redeem has ended. */
function holdCall(
  msw: { use: (...handlers: RequestHandler[]) => void },
  path: string,
): () => Promise<void> {
  waiting = 0;
  let letGo = () => {};
  const over = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  msw.use(
    http.post(`*/api${path}`, async () => {
      waiting += 1;
      await over;
    }),
  );
  return async () => {
    letGo();
    await navigator.locks.request('gemas-order', () => undefined);
  };
}

export const Simulating = meta.story({
  name: 'Loading: simulation',
  parameters: { states: ['redeem.simulating', 'error.slow'] },
  beforeEach: ({ msw }) => holdCall(msw, '/orders/simulation'),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    const busy = await screen.findByRole('button', { name: 'Canjeando...' });
    await userEvent.click(busy);
    await userEvent.keyboard('{Escape}');
    await expect(busy).toBeInTheDocument();
    await waitFor(() => expect(waiting).toBe(1));
    await expect(orders()).toEqual([]);
  },
});

export const Ordering = meta.story({
  name: 'Loading: order',
  parameters: { states: ['redeem.ordering', 'error.slow'] },
  beforeEach: ({ msw }) => holdCall(msw, '/orders'),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await waitFor(() => expect(waiting).toBe(1));
    await expect(screen.getByRole('dialog')).toHaveTextContent('Te quedarán 795.');
    await userEvent.click(await screen.findByRole('button', { name: 'Canjeando...' }));
    await userEvent.keyboard('{Escape}');
    await expect(waiting).toBe(1);
    await expect(screen.queryByRole('heading', { name: '¡Felicidades!' })).toBeNull();
  },
});

export const SoldOut = meta.story({
  name: 'Simulation: sold out, to the vault after 3 s',
  parameters: {
    states: [
      'simulation.out-of-stock',
      'simulation.out-of-stock-leaves',
      'simulation.warning',
      'shell.toast',
    ],
  },
  beforeEach: () => setScenario('simulation-out-of-stock'),
  play: async ({ userEvent }) => {
    // Intercepts the timer of 3 s that opens the vault, and runs it only after the assertions about the form.
    const ends: (() => void)[] = [];
    const start = window.setTimeout;
    const timers = spyOn(window, 'setTimeout').mockImplementation(((
      act: () => void,
      ms?: number,
      ...args: unknown[]
    ) => {
      if (ms !== 3000) return start(act, ms, ...args);
      ends.push(act);
      return 0;
    }) as typeof window.setTimeout);
    await confirm(userEvent);
    await expectWarning('Este producto se ha agotado');
    await expect(timers).toHaveBeenCalledWith(expect.any(Function), 3000);
    await expect(await redeem()).toHaveAttribute('aria-disabled', 'true');
    for (const end of ends) end();
    await expect(await screen.findByRole('list', { name: 'Premios' })).toBeVisible();
    await expect(window.location.hash).toBe('#/vault');
    await expect(orders()).toEqual([]);
    // The toast is shown for ten seconds, even after the user has left the checkout.
    const toast = screen.getByRole('group', { name: 'Atención' });
    await expect(toast).toHaveTextContent('Este producto se ha agotado');
    await waitFor(() => {
      const { left, top, width } = toast.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + 20);
      expect(toast.contains(hit)).toBe(true);
    });
    await userEvent.click(within(toast).getByRole('button', { name: 'Cerrar aviso' }));
    await expect(screen.queryByRole('group', { name: 'Atención' })).toBeNull();
  },
});

export const PriceChanged = meta.story({
  name: 'Simulation: the price changed',
  parameters: { states: ['simulation.price-change', 'redeem.guard-released'] },
  beforeEach: () => setScenario('simulation-price-change', { times: 1 }),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await expectWarning('El precio del producto cambió. Revisa el nuevo costo antes de canjear.');
    await expect(await redeem('510')).toBeVisible();
    await expect(orders()).toEqual([]);
    await confirm(userEvent, '510');
    await expectSuccess('774');
    await expect(orders()).toHaveLength(1);
  },
});

export const PriceOverBalance = meta.story({
  name: 'Simulation: the new price is over the balance',
  parameters: { states: ['simulation.price-change', 'redeem.insufficient'] },
  beforeEach: () => setScenario('simulation-price-over-balance'),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await expectWarning('El precio del producto cambió. Revisa el nuevo costo antes de canjear.');
    await expect(await screen.findByText('No tienes gemas suficientes.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Canjear por/ })).toBeNull();
    await expect(orders()).toEqual([]);
  },
});

export const RedeemCost = meta.story({
  name: 'Simulation: the cost of the redeem changed',
  parameters: { states: ['simulation.redeem-cost'] },
  beforeEach: () => setScenario('simulation-redeem-cost', { times: 1 }),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await expectWarning('Hubo un cambio en el costo del canje');
    await expect(await redeem('510')).toBeVisible();
    await expect(orders()).toEqual([]);
  },
});

export const OtherProduct = meta.story({
  name: 'Simulation: price of another product, the page is loaded anew',
  parameters: { states: ['simulation.other-product', 'checkout.draft-kept'] },
  beforeEach: () => {
    setScenario('simulation-other-product-price', { times: 1 });
    return holdPageLoads();
  },
  play: async ({ userEvent, mount }) => {
    await mount(<ConnectedApp key="first" path={paths.upOrder(BLENDER_SKU)} />);
    await redeem();
    await userEvent.clear(firstName());
    await userEvent.type(firstName(), 'Fer');
    await confirm(userEvent);
    await waitFor(() => expect(pageLoads).toEqual(['reload']));
    await expect(orders()).toEqual([]);

    await mount(<ConnectedApp key="second" path={paths.upOrder(BLENDER_SKU)} />);
    await redeem();
    await expect(firstName()).toHaveValue('Fer');
    await expect(pageLoads).toHaveLength(1);
    const toast = await screen.findByRole('group', { name: 'Atención' });
    await waitFor(() => expect(toast).toBeVisible());
  },
});

export const InvalidPostalCode = meta.story({
  name: 'Simulation: invalid postal code',
  parameters: { states: ['simulation.postal-code', 'redeem.guard-released'] },
  beforeEach: () => setScenario('simulation-postal-code', { times: 1 }),
  play: async ({ userEvent }) => {
    await expectRefused(userEvent, CANNOT_DELIVER);
    await expectNextTryWorks(userEvent);
  },
});

export const NoShipping = meta.story({
  name: 'Simulation: without shipping info',
  parameters: { states: ['simulation.no-shipping'] },
  beforeEach: () => setScenario('simulation-no-shipping', { times: 1 }),
  play: ({ userEvent }) => expectRefused(userEvent, CANNOT_DELIVER),
});

export const SelectedSla = meta.story({
  name: 'Simulation: selected SLA',
  parameters: { states: ['simulation.sla'] },
  beforeEach: () => setScenario('simulation-sla', { times: 1 }),
  play: ({ userEvent }) => expectRefused(userEvent, CANNOT_DELIVER),
});

export const SlaNoDom = meta.story({
  name: 'Simulation: SLA no dom',
  parameters: { states: ['simulation.sla'] },
  beforeEach: () => setScenario('simulation-sla-dom', { times: 1 }),
  play: ({ userEvent }) => expectRefused(userEvent, CANNOT_DELIVER),
});

export const NotAvailable = meta.story({
  name: 'Simulation: no longer available',
  parameters: { states: ['simulation.not-available'] },
  beforeEach: () => setScenario('simulation-not-available', { times: 1 }),
  play: ({ userEvent }) =>
    expectRefused(userEvent, 'El producto seleccionado ya no se encuentra disponible'),
});

export const NotSoldByRetailer = meta.story({
  name: 'Simulation: not sold by the retailer',
  parameters: { states: ['simulation.sla-retailer'] },
  beforeEach: () => setScenario('simulation-sla-retailer', { times: 1 }),
  play: ({ userEvent }) =>
    expectRefused(userEvent, 'El producto seleccionado no es vendido por Elektra'),
});

export const UnknownRefusal = meta.story({
  name: 'Simulation: an unknown text',
  parameters: { states: ['simulation.other', 'redeem.guard-released'] },
  beforeEach: () => setScenario('simulation-unknown', { times: 1 }),
  play: async ({ userEvent }) => {
    await expectRefused(userEvent, CANNOT_REDEEM);
    await expect(screen.queryByText(/ORD-999/)).toBeNull();
    await expectNextTryWorks(userEvent);
  },
});

export const SimulationFails = meta.story({
  name: 'Simulation: error 500',
  parameters: { states: ['simulation.thrown'] },
  beforeEach: () => setScenario('simulation-500', { times: 1 }),
  play: ({ userEvent }) => expectRefused(userEvent, CANNOT_REDEEM),
});

export const SimulationOffline = meta.story({
  name: 'Simulation: offline',
  parameters: { states: ['simulation.offline', 'simulation.thrown', 'redeem.guard-released'] },
  beforeEach: () => setScenario('simulation-no-answer', { times: 1 }),
  play: async ({ userEvent }) => {
    await expectRefused(userEvent, CANNOT_REDEEM);
    await expectNextTryWorks(userEvent);
  },
});

export const SimulationMalformed = meta.story({
  name: 'Simulation: malformed body',
  parameters: { states: ['simulation.thrown', 'error.malformed'] },
  beforeEach: () => setScenario('malformed-body', { only: SIMULATION, times: 1 }),
  play: ({ userEvent }) => expectRefused(userEvent, CANNOT_REDEEM),
});

export const OrderMessage = meta.story({
  name: 'Order: refused with a message',
  parameters: { states: ['order.message', 'redeem.guard-released'] },
  beforeEach: () => setScenario('order-message', { times: 1 }),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await expectWarning('Llegaste al límite de canjes de este mes.');
    await expect(orders()).toHaveLength(1);
    await expect(db.account('48213').state.balance).toBe(1284);
    await confirm(userEvent);
    await expectSuccess('795');
  },
});

const unanswered = () => screen.findByRole('heading', { name: 'No sabemos si tu canje se hizo' });

/** Taps 'Comprobar de nuevo' when enough time has passed to prove that nothing was ordered, and returns to the form. */
const tryAgain = (hand: Hand) =>
  inAMinute(async () => {
    await hand.click(await screen.findByRole('button', { name: 'Comprobar de nuevo' }));
    const again = await screen.findByRole('button', { name: 'Intentar de nuevo' });
    await expect(
      screen.getByRole('heading', { name: 'Tu canje no se hizo. Puedes intentar de nuevo.' }),
    ).toBeVisible();
    await hand.click(again);
  });

export const OrderMessage200 = meta.story({
  name: 'Order: 200 with a message and no wallet (spec section 7)',
  parameters: { states: ['order.answered', 'redeem.guard-released'] },
  beforeEach: () => setScenario('order-200-message', { times: 1 }),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await waitFor(() =>
      expect(screen.getByText('Llegaste al límite de canjes de este mes.')).toBeVisible(),
    );
    await expect(localStorage.getItem('last_rewards')).toBeNull();
    await expect(await redeem()).toBeVisible();
    await confirm(userEvent);
    await expectSuccess('795');
  },
});

export const OrderFailsWithWords = meta.story({
  name: 'Order: error 500 with a message (spec section 8, Order create)',
  parameters: { states: ['order.message', 'order.unanswered'] },
  beforeEach: () => setScenario('order-500-message', { times: 1 }),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await unanswered();
    await expect(
      await screen.findByText('El catálogo no responde. Intenta más tarde.'),
    ).toBeVisible();
    await expect(screen.getByText(/«El catálogo no responde/)).toBeVisible();
    await expect(orders()).toHaveLength(1);
  },
});

export const Unproven = meta.story({
  name: 'Order: no list of orders for 10 minutes, ordered again',
  parameters: { states: ['order.unproven', 'order.risk'] },
  beforeEach: () => setScenario('order-500', { times: 1 }),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await unanswered();
    setScenario('offline', { only: 'GET /orders' });
    await inElevenMinutes(async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Comprobar de nuevo' }));
      await screen.findByRole('heading', { name: 'No pudimos comprobar tu canje' });
    });
    const again = () => screen.findByRole('button', { name: 'Canjear otra vez' });
    await userEvent.click(await again());
    const question = await screen.findByRole('dialog', { name: /podrías pagar dos veces/ });
    await userEvent.click(within(question).getByRole('button', { name: 'Mejor esperar' }));
    await waitFor(() => expect(question).not.toHaveAttribute('open'));
    await userEvent.click(await again());
    await userEvent.click(screen.getByRole('button', { name: 'Sí, canjear otra vez' }));
    await expect(orders()).toHaveLength(1);
    setScenario(null);
    await confirm(userEvent);
    await expectSuccess('795');
    await expect(orders()).toHaveLength(2);
  },
});

export const OrderFails = meta.story({
  name: 'Order: error 500',
  parameters: { states: ['order.thrown', 'order.unanswered'] },
  beforeEach: () => setScenario('order-500', { times: 1 }),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await unanswered();
    await expect(screen.queryByText(/Important message|Hello user/)).toBeNull();
    await expect(orders()).toHaveLength(1);
  },
});

export const Unanswered = meta.story({
  name: 'Order: made, its answer lost',
  parameters: { states: ['order.unanswered', 'order.proved'] },
  beforeEach: () => setScenario('order-no-answer', { times: 1 }),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await expectSuccess('795');
    await expect(screen.getByText(/^Tu canje sí se hizo\./)).toBeVisible();
    await expect(orders()).toHaveLength(1);
    const rewards = screen.getByRole('link', { name: 'Ver mis premios' });
    await waitFor(() => expect(getComputedStyle(rewards).pointerEvents).not.toBe('none'));
    await userEvent.click(rewards);
    const [first] = await screen.findAllByRole('article');
    await expect(first).toHaveTextContent('Licuadora de vaso');
  },
});

export const UnansweredGateway = meta.story({
  name: 'Order: a gateway got no answer',
  parameters: { states: ['order.unanswered'] },
  beforeEach: () => setScenario('gateway-502', { only: 'POST /orders', times: 1 }),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await unanswered();
    await expect(orders()).toHaveLength(1);
  },
});

export const UnansweredNotMade = meta.story({
  name: 'Order: never left the phone',
  parameters: { states: ['order.unanswered', 'order.not-made', 'redeem.guard-released'] },
  beforeEach: () => setScenario('order-offline', { times: 1 }),
  play: async ({ userEvent }) => {
    await redeem();
    await userEvent.type(firstName(), ' Sofía');
    await confirm(userEvent);
    await unanswered();
    await expect(orders()).toHaveLength(1);
    await tryAgain(userEvent);
    await waitFor(() => expect(firstName()).toHaveValue('Fernanda Sofía'));
    await expect(orders()).toHaveLength(1);
    await confirm(userEvent);
    await expectSuccess('795');
    await expect(orders()).toHaveLength(2);
  },
});

export const UnreadableOrder = meta.story({
  name: 'Order: an answer that cannot be read',
  parameters: { states: ['order.unanswered', 'error.malformed'] },
  beforeEach: () => setScenario('malformed-body', { only: ORDER, times: 1 }),
  play: async ({ userEvent }) => {
    await confirm(userEvent);
    await expect(await unanswered()).toBeVisible();
    await expect(orders()).toHaveLength(1);
  },
});

const orderedToday = () =>
  screen.findByRole('dialog', {
    name: 'Ya ordenaste este premio hoy ¿Seguro deseas volver a canjear este premio?',
  });

export const OrderedToday = meta.story({
  name: 'Ordered today: asked once more, and redeemed again',
  parameters: { states: ['redeem.ordered-today', 'redeem.ordered-today-again'] },
  beforeEach: () => enterAs('60017'),
  play: async ({ userEvent }) => {
    await userEvent.click(await redeem());
    await expect(await orderedToday()).toHaveAttribute('open');
    await expect(screen.queryByRole('button', { name: 'Sí, canjear' })).toBeNull();
    await expect(simulations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Sí, volver a canjear' }));
    await userEvent.click(await yes());
    await expectSuccess('1,611');
    await expect(orders()).toHaveLength(1);
  },
});

export const OrderedTodayCancelled = meta.story({
  name: 'Ordered today: not again',
  parameters: { states: ['redeem.ordered-today-cancelled'] },
  beforeEach: () => enterAs('60017'),
  play: async ({ userEvent }) => {
    await userEvent.click(await redeem());
    const dialog = await orderedToday();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(await redeem()).toBeVisible();
    await expect(orders()).toEqual([]);
  },
});

export const RepeatWait = meta.story({
  // No snapshot is compared, because the countdown changes.
  name: 'Repeated within 5 minutes: a wait',
  parameters: {
    states: ['redeem.repeat-wait', 'redeem.repeat-cancelled'],
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => redeemedAgo(60_000),
  play: async ({ userEvent }) => {
    await userEvent.click(await redeem());
    await orderedToday();
    await userEvent.click(screen.getByRole('button', { name: 'Sí, volver a canjear' }));
    const timer = await screen.findByRole('timer');
    await expect(timer).toHaveTextContent(/^0[34]:\d\d$/);
    const words = await screen.findByText(
      'Por favor espera antes de canjear nuevamente este premio para confirmar que deseas canjearlo.',
    );
    await waitFor(() => expect(words).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await expect(timer).toBeInTheDocument();
    await expect(simulations()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Mejor no' }));
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    await expect(firstName()).toHaveValue('Fernanda');
    await expect(orders()).toEqual([]);
  },
});

export const RepeatReady = meta.story({
  name: 'The wait is over: goes on',
  parameters: { states: ['redeem.repeat-ready', 'redeem.repeat-continue'] },
  play: async ({ userEvent }) => {
    await redeem();
    redeemedAgo(5 * 60_000 - 2500);
    await userEvent.click(await redeem());
    await orderedToday();
    await userEvent.click(screen.getByRole('button', { name: 'Sí, volver a canjear' }));
    await screen.findByRole('timer');
    passTime(2500);
    await expect(await screen.findByText('Listo! ya puedes continuar con el canje')).toBeVisible();
    await expect(screen.getByRole('timer')).toHaveTextContent('00:00');
    await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
    await userEvent.click(await yes());
    await expectSuccess('795');
    await expect(orders()).toHaveLength(1);
  },
});

export const SecondRedeem = meta.story({
  name: 'Redeemed twice in a row: both questions, then the wait',
  parameters: {
    states: ['redeem.ordered-today', 'redeem.repeat-wait'],
    chromatic: { disableSnapshot: true },
  },
  play: async ({ userEvent, mount }) => {
    await mount(<ConnectedApp key="first" path={paths.upOrder(BLENDER_SKU)} />);
    await confirm(userEvent);
    await expectSuccess('795');
    await mount(<ConnectedApp key="second" path={paths.upOrder(BLENDER_SKU)} />);
    await userEvent.click(await redeem());
    await orderedToday();
    await userEvent.click(screen.getByRole('button', { name: 'Sí, volver a canjear' }));
    await expect(await screen.findByRole('timer')).toHaveTextContent(/^0[45]:\d\d$/);
    await expect(orders()).toHaveLength(1);
  },
});

const field = (name: string) => screen.getByLabelText(name);
const ask = () => db.requests.filter(({ path }) => path.startsWith('/postal_code/'));

export const NewAddress = meta.story({
  name: 'A first address, by its postal code',
  parameters: {
    states: ['checkout.no-addresses', 'postal.idle', 'postal.ready', 'postal.cleared'],
  },
  beforeEach: () => enterAs('50110'),
  play: async ({ userEvent }) => {
    await redeem();
    await expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.type(field('Quién recibe'), 'Martín Hernández');
    await userEvent.type(field('Código postal'), '66436');
    await expect(ask()).toEqual([]);
    await waitFor(() => expect(field('Ciudad')).toHaveValue('San Nicolás de los Garza'));
    await expect(ask()).toHaveLength(1);
    await expect(field('Estado')).toHaveValue('Nuevo León');
    await userEvent.selectOptions(field('Colonia'), 'Residencial Las Puentes');
    await userEvent.type(field('Calle'), 'Av. Universidad');
    await userEvent.type(field('Número'), '118-B');
    await confirm(userEvent);
    await expectSuccess('2,111');
    await expect(orders().map(({ body }) => body)).toMatchObject([
      {
        neighborhood: 'Residencial Las Puentes',
        postal_code: '66436',
        city: 'San Nicolás de los Garza',
        state: 'Nuevo León',
      },
    ]);
  },
});

export const IncompleteAddress = meta.story({
  name: 'An incomplete address sends nothing',
  parameters: { states: ['form.address-required', 'form.required'] },
  beforeEach: () => enterAs('50110'),
  play: async ({ userEvent }) => {
    await userEvent.click(await redeem());
    await expect((await screen.findAllByText('Es requerido')).length).toBeGreaterThanOrEqual(5);
    await expect(screen.queryByRole('button', { name: 'Sí, canjear' })).toBeNull();
    await expect(simulations()).toEqual([]);
  },
});

export const SingleNeighbourhood = meta.story({
  name: 'A postal code with one neighbourhood, its zero kept',
  parameters: { states: ['postal.single'] },
  beforeEach: () => enterAs('50110'),
  play: async ({ userEvent }) => {
    await redeem();
    await userEvent.type(field('Código postal'), '01000');
    await waitFor(() => expect(field('Colonia')).toHaveValue('San Ángel'));
    await expect(ask().map(({ path }) => path)).toEqual(['/postal_code/01000']);
  },
});

export const UnknownPostalCode = meta.story({
  name: 'A postal code without neighbourhoods',
  parameters: { states: ['postal.empty'] },
  beforeEach: () => {
    enterAs('50110');
    setScenario('postal-code-empty');
  },
  play: async ({ userEvent }) => {
    await redeem();
    await userEvent.type(field('Código postal'), '37000');
    await waitFor(() =>
      expect(field('Código postal')).toHaveAccessibleDescription(
        /No encontramos ese código postal/,
      ),
    );
    await expect(field('Código postal')).toHaveValue('37000');
  },
});

export const AddressTypedByHand = meta.story({
  name: 'A postal code that the catalogue lacks: the address is typed, and ordered to',
  parameters: { states: ['postal.by-hand'] },
  beforeEach: () => {
    enterAs('50110');
    setScenario('postal-code-empty');
  },
  play: async ({ userEvent }) => {
    await redeem();
    await userEvent.type(field('Quién recibe'), 'Martín Hernández');
    await userEvent.type(field('Número'), '12');
    await userEvent.type(field('Calle'), 'Hidalgo');
    await userEvent.type(field('Código postal'), '99999');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Colonia' }), 'La Soledad');
    await userEvent.click(await redeem());
    await waitFor(() => expect(field('Ciudad')).toHaveAccessibleDescription('Es requerido'));
    await expect(simulations()).toEqual([]);
    await userEvent.type(field('Ciudad'), 'Tala');
    await userEvent.type(field('Estado'), 'Jalisco');
    await confirm(userEvent);
    await expectSuccess('2,111');
    await expect(orders().map(({ body }) => body)).toMatchObject([
      { neighborhood: 'La Soledad', postal_code: '99999', city: 'Tala', state: 'Jalisco' },
    ]);
  },
});

export const PostalLookupFailsTwice = meta.story({
  name: 'The look-up fails twice: the address can be typed',
  parameters: { states: ['postal.failed-twice'] },
  beforeEach: () => {
    enterAs('50110');
    setScenario('postal-code-500');
  },
  play: async ({ userEvent }) => {
    await redeem();
    await userEvent.type(field('Código postal'), '37000');
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await expect(field('Ciudad')).toHaveAttribute('readonly');
    const colony = await screen.findByRole('textbox', { name: 'Colonia' });
    await expect(colony).toHaveAccessibleDescription(/Escribe tu colonia/);
    await expect(field('Ciudad')).not.toHaveAttribute('readonly');
    await expect(ask()).toHaveLength(2);
  },
});

export const PostalLookupFails = meta.story({
  name: 'The look-up fails, then works',
  parameters: { states: ['postal.failure'] },
  beforeEach: () => {
    enterAs('50110');
    setScenario('postal-code-500', { times: 1 });
  },
  play: async ({ userEvent }) => {
    await redeem();
    await userEvent.type(field('Código postal'), '37000');
    await userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(field('Ciudad')).toHaveValue('León'));
    await expect(ask()).toHaveLength(2);
  },
});

export const PostalLookupSlow = meta.story({
  name: 'Loading: a look-up that a newer postal code aborts',
  parameters: { states: ['postal.loading', 'postal.cleared'] },
  beforeEach: () => enterAs('50110'),
  play: async ({ userEvent, msw }) => {
    const older = heldCall('/postal_code/:code');
    msw.use(older.handler);
    await redeem();
    await userEvent.type(field('Código postal'), '66436');
    await waitFor(() => expect(older.calls()).toBe(1));
    await expect(field('Ciudad')).toHaveValue('');
    await userEvent.clear(field('Código postal'));
    await userEvent.type(field('Código postal'), '37000');
    await waitFor(() => expect(field('Ciudad')).toHaveValue('León'));
    older.release();
    await waitFor(() => expect(ask()).toHaveLength(2));
    await settled();
    await expect(field('Ciudad')).toHaveValue('León');
  },
});

export const FromThePrizeAndBack = meta.story({
  name: 'From the vault to the checkout, and back the same way',
  parameters: { states: ['checkout.cancel', 'shell.back'] },
  args: { path: paths.vault },
  play: async ({ userEvent }) => {
    await screen.findByRole('list', { name: 'Premios' });
    await userEvent.click(await screen.findByRole('link', { name: /Licuadora de vaso/ }));
    await userEvent.click(await redeem());
    await userEvent.click(await screen.findByRole('button', { name: 'Aceptar' }));
    await userEvent.click(await screen.findByRole('link', { name: 'Cancelar' }));
    await screen.findByText(/Te quedarían/);
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await expect(await screen.findByRole('list', { name: 'Premios' })).toBeVisible();
    await expect(window.location.hash).toBe('#/vault');
    await expect(orders()).toEqual([]);
  },
});

export const Cancel = meta.story({
  name: 'Cancelar leads back to the prize',
  parameters: { states: ['checkout.cancel'] },
  play: async ({ userEvent }) => {
    await redeem();
    await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    await waitFor(() => expect(window.location.hash).toBe(`#${paths.vaultDetails(BLENDER_SKU)}`));
    await expect(await screen.findByText(/Te quedarían/)).toBeVisible();
    await expect(orders()).toEqual([]);
  },
});

/** Asserts that the checkout has led to the vault, which shows why. */
async function expectGone(): Promise<void> {
  await expect(await screen.findByRole('group', { name: 'Atención' })).toHaveTextContent(
    'El producto seleccionado ya no se encuentra disponible',
  );
  await expect(await screen.findByRole('list', { name: 'Premios' })).toBeVisible();
  await expect(window.location.hash).toBe('#/vault');
  await expect(orders()).toEqual([]);
}

export const ProductMissing = meta.story({
  name: 'A prize that does not exist leads to the vault',
  args: { path: paths.upOrder('no-such-sku') },
  parameters: { states: ['checkout.product-missing'] },
  play: expectGone,
});

export const ProductUnavailable = meta.story({
  name: 'A prize that was withdrawn leads to the vault',
  parameters: { states: ['checkout.product-unavailable'] },
  beforeEach: ({ msw }) => {
    const withdrawn = {
      id: 1,
      sku: BLENDER_SKU,
      name: 'Licuadora',
      type: 'elektra',
      available: false,
      result: { ProductId: BLENDER_SKU, Price: 49_878 },
    };
    msw.use(http.get('*/api/products/:sku', () => HttpResponse.json(withdrawn)));
  },
  play: expectGone,
});

const UNKNOWN_TYPE = {
  id: 1,
  sku: 'VALE-1',
  name: 'Vale',
  type: 'voucher',
  gems: 10,
  available: true,
};

export const UnknownType = meta.story({
  name: 'A prize of an unknown type cannot be redeemed at any address',
  parameters: { states: ['checkout.product-unavailable', 'detail.unavailable'] },
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/products/:sku', () => HttpResponse.json(UNKNOWN_TYPE)));
  },
  play: async ({ mount }) => {
    await mount(<ConnectedApp key="checkout" path={paths.upOrder(UNKNOWN_TYPE.sku)} />);
    await expectGone();

    await mount(<ConnectedApp key="detail" path={paths.vaultDetails(UNKNOWN_TYPE.sku)} />);
    await expect(await screen.findByText('Este premio ya no está disponible.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Canjear/ })).toBeNull();
    await expect(orders()).toEqual([]);
  },
});

export const StatesForStores = meta.story({
  name: 'States are fetched only together with the stores',
  parameters: { states: ['checkout.pickup'] },
  play: async ({ mount }) => {
    const asked = (path: string) => db.requests.filter((request) => request.path === path).length;
    await mount(<ConnectedApp key="home" path={paths.upOrder(BLENDER_SKU)} />);
    await redeem();
    await expect([asked('/states'), asked('/agencies/ekt/find')]).toEqual([0, 0]);

    await mount(<ConnectedApp key="store" path={paths.upOrder(GIFT_CARD_SKU)} />);
    await screen.findByLabelText('Busca tu tienda');
    await waitFor(() => expect([asked('/states'), asked('/agencies/ekt/find')]).toEqual([1, 1]));
  },
});

const STORE = 'La recoges en Tienda Silao Plaza Norte: Blvd. Bailleres 1204';

export const CardInStore = meta.story({
  name: 'A card is ordered: its store on the success and on Mis premios',
  parameters: { states: ['redeem.success-store', 'rewards.pickup'] },
  args: { path: paths.upOrder(GIFT_CARD_SKU) },
  play: async ({ userEvent, canvasElement }) => {
    const store = await screen.findByRole('radio', { name: 'Tienda Silao Plaza Norte' });
    await userEvent.click(store);
    await userEvent.click(await redeem('500'));
    await expect(await screenHeading('¡Felicidades!')).toBeVisible();
    await expect(screen.getByText('5 a 6 semanas')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(STORE);
    const toRewards = screen.getByRole('link', { name: 'Ver mis premios' });
    await waitFor(() => expect(toRewards).toHaveStyle({ pointerEvents: 'auto' }));
    await userEvent.click(toRewards);
    const number = await screen.findByText('80431');
    const order = within(number.closest('article') as HTMLElement);
    await expect(order.getByText('Llega entre el 18 y el 25 de abril')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(STORE);
    await expect(order.queryByText('¿Ya recibiste tu tarjeta?')).toBeNull();
  },
});

export const StoreOutOfSight = meta.story({
  name: 'A restored store that the restored search does not list is not ordered',
  parameters: { states: ['checkout.pickup-out-of-sight', 'form.pickup-required'] },
  play: async ({ userEvent, mount }) => {
    const path = paths.upOrder(GIFT_CARD_SKU);
    await mount(<ConnectedApp key="first" path={path} />);
    const chosen = () => screen.queryByRole('radio', { name: 'Tienda Silao Plaza Norte' });
    await waitFor(() => expect(chosen()).not.toBeNull());
    await userEvent.click(chosen() as HTMLElement);
    const search = () => screen.getByLabelText('Busca tu tienda');
    await userEvent.type(search(), 'romita');
    await screen.findByText('1 tienda');
    await expect(chosen()).toBeChecked();
    const searches = db.requests.filter(({ path }) => path === '/agencies/ekt/find');
    await expect(searches.flatMap(({ query }) => query.q ?? [])).toEqual(['romita']);
    await userEvent.type(firstName(), ' A');

    await mount(<ConnectedApp key="second" path={path} />);
    await screen.findByText('1 tienda');
    await expect(search()).toHaveValue('romita');
    await expect(screen.getByRole('radio')).not.toBeChecked();
    await expect(screen.queryByRole('button', { name: /^Canjear por/ })).toBeNull();
    await userEvent.type(screen.getByLabelText('Teléfono'), '{Enter}');
    await waitFor(() => expect(search()).toHaveAccessibleDescription('Es requerido'));
    await expect(orders()).toEqual([]);
  },
});

export const PastedPhone = meta.story({
  name: 'A phone takes digits only, and a pasted one is sent as ten',
  parameters: { states: ['form.phone-invalid'] },
  play: async ({ userEvent }) => {
    await redeem();
    const phone = screen.getByRole<HTMLInputElement>('textbox', { name: 'Teléfono' });
    await userEvent.clear(phone);
    await userEvent.type(phone, 'cel. 477a');
    await expect(phone.value.trim()).toBe('477');
    // After an edit in the middle of the number, the caret must stay there.
    phone.setSelectionRange(phone.value.length - 1, phone.value.length - 1);
    await userEvent.keyboard('x9');
    await expect(phone.value.trim()).toBe('4797');
    await userEvent.clear(phone);
    await userEvent.click(phone);
    await userEvent.paste('+52 477 123 4508');
    await expect(phone).toHaveValue('+52 477 123 4508');
    await confirm(userEvent);
    await expectSuccess('795');
    await expect(orders()[0]?.body).toMatchObject({ phone: '4771234508' });
  },
});

export const Unreachable = meta.story({
  name: 'Offline when the app is opened: an order needs a connection, and Volver leads away',
  parameters: { states: ['shell.offline', 'error.offline'] },
  play: async ({ mount, userEvent }) => {
    await mount(<ConnectedApp key="first" path={paths.upOrder(BLENDER_SKU)} />);
    await redeem();
    setScenario('offline');
    await mount(<ConnectedApp key="second" path={paths.upOrder(BLENDER_SKU)} />);
    const page = within(await screen.findByRole('main'));
    await expect(await page.findByText('Necesitas conexión para ver esta pantalla')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toBeEnabled();
    await userEvent.click(await screen.findByRole('button', { name: 'Volver' }));
    await screenHeading('¡Hola, Ávila!');
  },
});
