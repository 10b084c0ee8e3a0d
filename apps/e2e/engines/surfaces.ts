import { BLENDER_SKU, GIFT_CARD_SKU } from '@gemas/mocks';
import { type Control, type Glance, readGlance } from './in-page.ts';
import { FERNANDA, type Phone } from './phone.ts';

/**
 * A screen or dialog under test. The surface opens while the user taps repeatedly. These taps must not press the
 * `button` that appears under the finger.
 */
export interface Surface {
  employee: string;
  route: string;
  /** Navigates from the route to the control that opens the surface. */
  reach?: (phone: Phone) => Promise<void>;
  /** The control that opens the surface. Null if the surface opens automatically after the page load. */
  opener: Control | null;
  /** The button that must not receive the taps. The opener is scrolled to the place where this button will appear. */
  button?: Control;
  /** Whether the surface is open and no tap has had an effect on it. */
  isOpen: (glance: Glance) => boolean;
  /** Calls that are sent only if the surface receives a tap. */
  forbidden?: readonly RegExp[];
  /** Navigates from the open surface back to the route. Without it, the page is loaded again before each tap test. */
  leave?: (phone: Phone) => Promise<void>;
}

const THREE_INTROS = '60006';
const ORDERED_TODAY = '60017';
const WINNER = '60010';

const DETAIL = `#/vault/${BLENDER_SKU}`;
const CHECKOUT = `${DETAIL}/order`;
const ORDERS = [/^POST \/orders/];

const REDEEM: Control = ['button', 'Canjear por 489 esmeraldas'];
const AGAIN: Control = ['dialog[open] button', 'Sí, volver a canjear'];
const CONFIRM: Control = ['dialog[open] button', 'Sí, canjear'];
const REVEAL: Control = ['dialog[open] button', '¿Gané?'];
const CLAIM = 'Reclamar mi premio';

const isConfirming = ({ hash, dialog }: Glance) =>
  hash === CHECKOUT && dialog.includes('¿Seguro deseas canjear') && dialog.includes('Sí, canjear');

async function pressEscape(phone: Phone): Promise<void> {
  await phone.press('Escape');
  await phone.waitFor('no dialog', async () => (await glanceAt(phone)).dialog === '');
}

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

/** Properties of each dialog that precedes an order. */
const BEFORE_ORDER = { forbidden: ORDERS, leave: pressEscape };

/** Returns the surface of a dialog that opens automatically on Score. The dialog contains `text`. */
const onScore = (
  employee: string,
  text: string,
  button: string,
  ...forbidden: readonly RegExp[]
): Surface => ({
  employee,
  route: '#/score',
  opener: null,
  button: ['dialog[open] button', button],
  isOpen: ({ dialog }) => dialog.includes(text),
  forbidden,
});

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
    ...BEFORE_ORDER,
  },
  confirm: {
    employee: FERNANDA,
    route: CHECKOUT,
    opener: REDEEM,
    isOpen: isConfirming,
    ...BEFORE_ORDER,
  },
  'ordered today': {
    employee: ORDERED_TODAY,
    route: CHECKOUT,
    opener: REDEEM,
    isOpen: ({ hash, dialog }) => hash === CHECKOUT && dialog.includes('Ya ordenaste'),
    ...BEFORE_ORDER,
  },
  countdown: {
    employee: ORDERED_TODAY,
    route: CHECKOUT,
    reach: async (phone) => {
      // Pretends that the user has just ordered the prize. The app then asks for a wait of five minutes.
      await phone.evaluate((sku: string) => {
        localStorage.setItem('last_rewards', JSON.stringify([{ sku, date: Date.now() - 1000 }]));
      }, BLENDER_SKU);
      await phone.tap(...REDEEM);
    },
    opener: AGAIN,
    isOpen: ({ dialog }) => dialog.includes('Por favor espera antes de canjear'),
    ...BEFORE_ORDER,
  },
  'confirm after ordered today': {
    employee: ORDERED_TODAY,
    route: CHECKOUT,
    reach: (phone) => phone.tap(...REDEEM),
    opener: AGAIN,
    isOpen: isConfirming,
    ...BEFORE_ORDER,
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
    reach: async (phone) => {
      await revealPrize(phone);
      await phone.tap('dialog[open] a', CLAIM);
      await phone.see('¿A dónde lo enviamos?');
    },
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
  update: onScore('60004', 'Hay una versión nueva', 'ACTUALIZAR', /^POST \/auth\/complete_update/),
  raffle: onScore(WINNER, '¿Gané?', '¿Gané?', /^POST \/auth\/user\/seen/),
  tour: onScore('60005', 'Paso 1 de', 'Siguiente', /^POST \/auth\/tour_complete/),
  intro: onScore(THREE_INTROS, 'Bienvenida al juego', 'Continuar'),
  'next intro': {
    employee: THREE_INTROS,
    route: '#/score',
    opener: ['dialog[open] button', 'Continuar'],
    isOpen: ({ dialog }) => dialog.includes('Así se gana una esmeralda'),
  },
  survey: {
    ...onScore('60009', '', 'Enviar respuestas', /^POST \/surveys\/complete/),
    isOpen: ({ dialog }) =>
      dialog.includes('Cuéntanos cómo te va') && !dialog.includes('Es requerido'),
  },
  'last day': onScore('60016', 'Hoy termina el piloto', 'Entendido'),
  'sent ticket': {
    employee: '60014',
    route: '#/support/new',
    reach: async (phone) => {
      await phone.see('Enviar ticket');
      await phone.choose('[name="topic"]', 'game');
      await phone.type('[name="comments"]', 'No veo mis activaciones de ayer.');
    },
    opener: ['button', 'Enviar ticket'],
    isOpen: ({ dialog }) => dialog.includes('¡Mensaje enviado!'),
  },
};

/** Returns the visible state of the app. Waits while the page is loading. */
export const glanceAt = (phone: Phone): Promise<Glance> => phone.waitInPage('the page', readGlance);

/** Returns the sent calls that match `forbidden`. Only a tap on the surface can have caused them. */
export function forbiddenCalls(phone: Phone, { forbidden = [] }: Surface): string[] {
  return phone.callNames().filter((call) => forbidden.some((pattern) => pattern.test(call)));
}
