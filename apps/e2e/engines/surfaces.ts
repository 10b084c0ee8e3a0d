import { BLENDER_SKU, GIFT_CARD_SKU } from '@gemas/mocks';
import { type Control, readGlance } from './in-page.ts';
import type { Phone } from './phone.ts';

/** The visible state of the app at one moment. */
export interface Glance {
  hash: string;
  /** Text of the heading of the screen. */
  heading: string;
  dialog: string;
  /** Visible text of the page. */
  text: string;
}

/**
 * A screen or dialog under test. It opens while the user taps one point repeatedly, and its `button` appears at that
 * point. The button must not receive a tap that was meant for the previous screen.
 */
export interface Surface {
  employee: string;
  route: string;
  /** Navigates from the route to the control that opens the surface. */
  reach?: (phone: Phone) => Promise<void>;
  /**
   * The control that opens the surface. Null if the surface opens automatically. In that case the taps begin at the
   * page load, at the point where `button` will appear.
   */
  opener: Control | null;
  /**
   * The button that must not receive the taps. Before the taps, the page is scrolled so that the opener is where this
   * button will appear.
   */
  button?: Control;
  /** Whether the surface is open and no tap has had an effect on it. */
  isOpen: (glance: Glance) => boolean;
  /** Calls that are sent only if the surface receives a tap. */
  forbidden?: readonly RegExp[];
  /**
   * Navigates from the open surface back to the route. If omitted, the page is loaded again before each tap test (`TapTest`
   * in bench.ts).
   */
  leave?: (phone: Phone) => Promise<void>;
}

const FERNANDA = '48213';
const THREE_INTROS = '60006';
const TWO_SURVEYS = '60009';
const LAST_DAY = '60016';
const ORDERED_TODAY = '60017';
const WINNER = '60010';
const NO_TICKETS = '60014';

const DETAIL = `#/vault/${BLENDER_SKU}`;
const CHECKOUT = `${DETAIL}/order`;
const ORDERS = [/^POST \/orders/];

const REDEEM: Control = ['button', 'Canjear por 489 esmeraldas'];
const AGAIN: Control = ['dialog[open] button', 'Sí, volver a canjear'];
const CONFIRM: Control = ['dialog[open] button', 'Sí, canjear'];
const REVEAL: Control = ['dialog[open] button', '¿Gané?'];
const CONTINUE: Control = ['dialog[open] button', 'Continuar'];
const CLAIM = 'Reclamar mi premio';

const isConfirming = ({ hash, dialog }: Glance) =>
  hash === CHECKOUT && dialog.includes('¿Seguro deseas canjear') && dialog.includes('Sí, canjear');

async function pressEscape(phone: Phone): Promise<void> {
  await phone.press('Escape');
  await phone.waitFor('no dialog', async () => (await glanceAt(phone)).dialog === '');
}

/** Returns a function that goes to the routes `hashes` one after another, without a page load. */
const followRoutes =
  (...hashes: readonly string[]) =>
  async (phone: Phone): Promise<void> => {
    for (const hash of hashes) {
      await phone.follow(hash);
      await phone.arriveAt(hash);
      await phone.press('Shift');
    }
  };

async function revealPrize(phone: Phone): Promise<void> {
  await phone.tap(...REVEAL);
  await phone.see('¡Ganaste!');
}

async function openClaim(phone: Phone): Promise<void> {
  await revealPrize(phone);
  await phone.tap('dialog[open] a', CLAIM);
  await phone.see('¿A dónde lo enviamos?');
}

async function writeTicket(phone: Phone): Promise<void> {
  await phone.see('Enviar ticket');
  await phone.choose('[name="topic"]', 'game');
  await phone.type('[name="comments"]', 'No veo mis activaciones de ayer.');
}

/**
 * Writes to storage that the user has just ordered the prize. The user must then wait five minutes before ordering it
 * again.
 */
async function orderJustNow(phone: Phone): Promise<void> {
  await phone.evaluate((sku: string) => {
    localStorage.setItem('last_rewards', JSON.stringify([{ sku, date: Date.now() - 1000 }]));
  }, BLENDER_SKU);
  await phone.tap(...REDEEM);
}

export const SURFACES: Readonly<Record<string, Surface>> = {
  'vault row': {
    employee: FERNANDA,
    route: '#/vault',
    opener: ['main a', 'Licuadora de vaso'],
    button: ['button', 'Canjear por 489 esmeraldas'],
    isOpen: ({ hash }) => hash === DETAIL,
    forbidden: ORDERS,
    leave: followRoutes('#/vault'),
  },
  terms: {
    employee: FERNANDA,
    route: DETAIL,
    opener: REDEEM,
    isOpen: ({ hash, dialog }) => hash === DETAIL && dialog.includes('Antes de canjear'),
    forbidden: ORDERS,
    leave: pressEscape,
  },
  confirm: {
    employee: FERNANDA,
    route: CHECKOUT,
    opener: REDEEM,
    isOpen: isConfirming,
    forbidden: ORDERS,
    leave: pressEscape,
  },
  'ordered today': {
    employee: ORDERED_TODAY,
    route: CHECKOUT,
    opener: REDEEM,
    isOpen: ({ hash, dialog }) => hash === CHECKOUT && dialog.includes('Ya ordenaste'),
    forbidden: ORDERS,
    leave: pressEscape,
  },
  countdown: {
    employee: ORDERED_TODAY,
    route: CHECKOUT,
    reach: orderJustNow,
    opener: AGAIN,
    isOpen: ({ dialog }) => dialog.includes('Por favor espera antes de canjear'),
    forbidden: ORDERS,
    leave: pressEscape,
  },
  'confirm after ordered today': {
    employee: ORDERED_TODAY,
    route: CHECKOUT,
    reach: (phone) => phone.tap(...REDEEM),
    opener: AGAIN,
    isOpen: isConfirming,
    forbidden: ORDERS,
    leave: pressEscape,
  },
  'log-out': {
    employee: FERNANDA,
    route: '#/menu',
    opener: ['button', 'Cerrar sesión'],
    button: ['dialog[open] button', 'Sí, cerrar sesión'],
    isOpen: ({ hash, dialog }) => hash === '#/menu' && dialog.includes('cerrar tu sesión'),
    leave: pressEscape,
  },
  'card received': {
    employee: FERNANDA,
    route: '#/rewards',
    opener: ['button', 'Sí, ya la tengo'],
    isOpen: ({ text }) => text.includes('¿Seguro que ya tienes tu tarjeta?'),
    forbidden: [/^POST \/orders\/confirm/],
    leave: followRoutes('#/menu', '#/rewards'),
  },
  'raffle result': {
    employee: WINNER,
    route: '#/score',
    opener: REVEAL,
    isOpen: ({ hash, dialog }) => hash === '#/score' && dialog.includes('¡Ganaste!'),
  },
  claim: {
    employee: WINNER,
    route: '#/score',
    reach: revealPrize,
    opener: ['dialog[open] a', CLAIM],
    isOpen: ({ text }) => text.includes('¿A dónde lo enviamos?'),
    forbidden: [/^POST \/orders\/reward/],
  },
  claimed: {
    employee: WINNER,
    route: '#/score',
    reach: openClaim,
    opener: ['button', CLAIM],
    isOpen: ({ heading }) => heading === '¡Felicidades!',
  },
  success: {
    employee: FERNANDA,
    route: CHECKOUT,
    reach: (phone) => phone.tap(...REDEEM),
    opener: CONFIRM,
    isOpen: ({ heading }) => heading === '¡Felicidades!',
  },
  'success of a card': {
    employee: FERNANDA,
    route: `#/vault/${GIFT_CARD_SKU}/order`,
    reach: (phone) => phone.tap('[type="radio"]', 'Tienda Silao Centro'),
    opener: ['button', 'Canjear por 500 esmeraldas'],
    isOpen: ({ heading }) => heading === '¡Felicidades!',
  },
  update: {
    employee: '60004',
    route: '#/score',
    opener: null,
    button: ['dialog[open] button', 'ACTUALIZAR'],
    isOpen: ({ dialog }) => dialog.includes('Hay una versión nueva'),
    forbidden: [/^POST \/auth\/complete_update/],
  },
  raffle: {
    employee: WINNER,
    route: '#/score',
    opener: null,
    button: REVEAL,
    isOpen: ({ dialog }) => dialog.includes('¿Gané?'),
    forbidden: [/^POST \/auth\/user\/seen/],
  },
  tour: {
    employee: '60005',
    route: '#/score',
    opener: null,
    button: ['dialog[open] button', 'Siguiente'],
    isOpen: ({ dialog }) => dialog.includes('Paso 1 de'),
    forbidden: [/^POST \/auth\/tour_complete/],
  },
  intro: {
    employee: THREE_INTROS,
    route: '#/score',
    opener: null,
    button: CONTINUE,
    isOpen: ({ dialog }) => dialog.includes('Bienvenida al juego'),
  },
  'next intro': {
    employee: THREE_INTROS,
    route: '#/score',
    opener: CONTINUE,
    isOpen: ({ dialog }) => dialog.includes('Así se gana una esmeralda'),
  },
  survey: {
    employee: TWO_SURVEYS,
    route: '#/score',
    opener: null,
    button: ['dialog[open] button', 'Enviar respuestas'],
    isOpen: ({ dialog }) =>
      dialog.includes('Cuéntanos cómo te va') && !dialog.includes('Es requerido'),
    forbidden: [/^POST \/surveys\/complete/],
  },
  'last day': {
    employee: LAST_DAY,
    route: '#/score',
    opener: null,
    button: ['dialog[open] button', 'Entendido'],
    isOpen: ({ dialog }) => dialog.includes('Hoy termina el piloto'),
  },
  'sent ticket': {
    employee: NO_TICKETS,
    route: '#/support/new',
    reach: writeTicket,
    opener: ['button', 'Enviar ticket'],
    isOpen: ({ dialog }) => dialog.includes('¡Mensaje enviado!'),
  },
};

/** Returns the visible state of the app. Waits while the page is loading. */
export const glanceAt = (phone: Phone): Promise<Glance> =>
  phone.waitFor('the page', () => phone.evaluate(readGlance));

/** Returns the sent calls that match `forbidden`. Only a tap on the surface can have caused them. */
export function forbiddenCalls({ site }: Phone, { forbidden = [] }: Surface): string[] {
  return site.db.requests
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => forbidden.some((pattern) => pattern.test(call)));
}
