// How check-faults.ts fills in and sends the forms of the app, with Playwright.
import { paths } from '@gemas/domain';
import { BLENDER_SKU, GIFT_CARD_SKU } from '@gemas/mocks';
import type { Locator, Page } from 'playwright';

/** A form, or a single button, that sends a call. */
export interface Form {
  /** Path of the route. */
  path: string;
  /** Employee code of the logged-in persona. Null if nobody is logged in. */
  persona: string | null;
  /** The call that fails in the test: 'POST /orders'. */
  call: string;
  /** Types into the form. Omitted if the form has no fields, or if typing sends the call. */
  fill?(page: Page): Promise<void>;
  send(page: Page): Promise<void>;
  /** Whether the screen shows that the server has received the form. */
  isDone(page: Page): Promise<boolean>;
  /** Whether the app loses the typed data at a page load. If so, the test fills in the form again. */
  isForgotten?: boolean;
  /**
   * Whether the server must receive the form at most once. If so, the screen must not show success before the server
   * has confirmed the form.
   */
  isOnce?: boolean;
}

/** Returns the first visible button with this name. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true }).first();

/** Clicks by script, because the app ignores a real tap that follows the tap before too early (decision 73). */
export const tap = (page: Page, name: string | RegExp): Promise<void> =>
  button(page, name).dispatchEvent('click');

const says = (page: Page, text: string) => page.getByText(text).first().isVisible();

const field = (page: Page, name: string) => page.locator(`[name='${name}']`);

/** Selects the first radio button with this name, and with this value if it is given. */
const choose = (page: Page, name: string, value?: string): Promise<void> =>
  field(page, name)
    .and(page.locator(value === undefined ? 'input' : `[value='${value}']`))
    .first()
    .dispatchEvent('click');

/** Values of the fields on the screen, by name. A radio button or checkbox has its value in its name. */
export type Values = Readonly<Record<string, string>>;

/** Returns the values of all fields on the screen. */
export const readFields = (page: Page): Promise<Values> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLInputElement>('input, select, textarea');
    const shown = [...all].filter((one) => one.checkVisibility() && !one.closest('[inert]'));
    const values = shown.map(({ name, id, type, value, checked }) =>
      /radio|checkbox/.test(type)
        ? [`${name} ${value}`, checked ? 'on' : 'off']
        : [name || id, value],
    );
    return Object.fromEntries(values);
  });

/** Taps the button `retry` of a failed search. If there is none, types the text as a new search. */
async function search(page: Page, name: string, text: string, retry: string): Promise<void> {
  if (await button(page, retry).isVisible()) return tap(page, retry);
  await field(page, name).fill('');
  // The search is debounced, so the app has to notice the empty field first.
  await page.evaluate(() => window.matrix.settle());
  await field(page, name).fill(text);
}

/** Whether the screen shows results, which match the selector `result`, for the text in the search field. */
async function hasFound(page: Page, result: string): Promise<boolean> {
  if (await button(page, 'Intentar de nuevo').isVisible()) return false;
  const { search: text } = await readFields(page);
  return Boolean(text) && page.locator(result).first().isVisible();
}

/** The form for the login code on a screen outside of the session, and the name of its button. */
const code = (path: string, name: string): Form => ({
  path,
  persona: null,
  call: 'POST /auth/login',
  fill: (page) => field(page, 'code').fill('48213'),
  send: (page) => tap(page, name),
  isDone: async (page) => !page.url().endsWith(`#${path}`),
  isForgotten: true,
});

const checkout = {
  persona: '48213',
  isOnce: true,
  isDone: (page: Page) => says(page, '¡Felicidades!'),
} as const;

const delivery = {
  ...checkout,
  path: paths.upOrder(BLENDER_SKU),
  fill: (page: Page) => field(page, 'last_name').fill('Ávila de la Garza'),
  async send(page: Page) {
    await tap(page, 'Canjear por 489 esmeraldas');
    await tap(page, 'Sí, canjear');
  },
} as const;

const card = {
  ...checkout,
  path: paths.upOrder(GIFT_CARD_SKU),
  call: 'POST /orders',
  send: (page: Page) => tap(page, 'Canjear por 500 esmeraldas'),
} as const;

const TOUR_BUTTON = /^(Siguiente|Entendido)$/;
const PRIZES = 'main ul[aria-label="Premios"]';

export const FORMS: Readonly<Record<string, Form>> = {
  'code on SessionFail': code(paths.fail, 'Entrar'),
  'code on Maintenance': code(paths.maintenance, 'Reconectar'),
  'survey answers': {
    path: paths.score,
    persona: '60009',
    call: 'POST /surveys/complete',
    async fill(page) {
      const survey = page.getByRole('dialog');
      await survey.waitFor();
      for (const question of await survey.getByRole('group').all())
        await question.locator('input').first().dispatchEvent('click');
      for (const text of await survey.locator('textarea').all()) await text.fill('Más premios');
    },
    send: (page) => tap(page, 'Enviar respuestas'),
    isDone: (page) => says(page, 'Sobre tu tienda'),
  },
  'end of the tour': {
    path: paths.score,
    persona: '60005',
    call: 'POST /auth/tour_complete',
    async send(page) {
      for (let text: string | null = null; text !== 'Entendido'; ) {
        text = await button(page, TOUR_BUTTON).textContent();
        await tap(page, TOUR_BUTTON);
      }
    },
    isDone: async (page) => !(await button(page, TOUR_BUTTON).isVisible()),
  },
  'raffle revealed': {
    path: paths.score,
    persona: '60010',
    call: 'POST /auth/user/seen/reward',
    send: (page) => tap(page, '¿Gané?'),
    isDone: (page) => says(page, '¡Ganaste!'),
  },
  update: {
    path: paths.score,
    persona: '60004',
    call: 'POST /auth/complete_update',
    send: (page) => tap(page, 'ACTUALIZAR'),
    isDone: (page) => page.evaluate(() => window.matrix.hasLeft()),
  },
  ticket: {
    path: paths.newTicket,
    persona: '60014',
    call: 'POST /support/create-ticket/:userId',
    async fill(page) {
      await field(page, 'topic').selectOption('game');
      await field(page, 'comments').fill('No veo mis activaciones de ayer.');
    },
    send: (page) => tap(page, 'Enviar ticket'),
    isDone: (page) => says(page, '¡Mensaje enviado!'),
  },
  claim: {
    path: paths.claimReward,
    persona: '60010',
    call: 'POST /orders/reward',
    isOnce: true,
    async fill(page) {
      await field(page, 'last_name').fill('Ávila Montes');
      await choose(page, 'address_id', 'new');
      await field(page, 'receiver').fill('Fernanda Ávila');
      await field(page, 'number').fill('12');
      await field(page, 'street').fill('Hidalgo');
      await field(page, 'postal_code').fill('37000');
      await field(page, 'neighborhood').selectOption({ index: 1 });
    },
    send: (page) => tap(page, /^(Reclamar mi premio|Intentar de nuevo)$/),
    isDone: (page) => says(page, '¡Felicidades!'),
  },
  'simulation of an order': { ...delivery, call: 'POST /orders/simulation' },
  'order, shipped home': { ...delivery, call: 'POST /orders' },
  'order of a card': { ...card, fill: (page) => choose(page, 'pickup_id') },
  'card recharged': {
    ...card,
    persona: '50115',
    async fill(page) {
      await choose(page, 'card_option', 'recharge');
      await tap(page, 'SÍ');
      await page.getByText('¿Conoces el NIP?').waitFor();
      await tap(page, 'SÍ');
      await field(page, 'number_card').fill('4152313412345678');
      await field(page, 'number_card_confirm').fill('4152313412345678');
    },
    isForgotten: true,
  },
  'card received': {
    path: paths.rewards,
    persona: '48213',
    call: 'POST /orders/confirm/:id',
    fill: (page) => tap(page, 'Sí, ya la tengo'),
    send: (page) => tap(page, /^(Sí, confirmar|Intentar de nuevo)$/),
    isDone: (page) => says(page, 'Confirmaste tu tarjeta.'),
  },
  'postal code': {
    path: paths.upOrder(BLENDER_SKU),
    persona: '50110',
    call: 'GET /postal_code/:code',
    fill: (page) => field(page, 'street').fill('Hidalgo'),
    send: (page) => search(page, 'postal_code', '37000', 'Reintentar'),
    isDone: async (page) => (await readFields(page)).state === 'Guanajuato',
  },
  'search of the vault': {
    path: paths.vault,
    persona: '48213',
    call: 'GET /products',
    send: (page) => search(page, 'search', 'licuadora', 'Intentar de nuevo'),
    isDone: (page) => hasFound(page, `${PRIZES} > li`),
  },
  'next page of the vault': {
    path: paths.vault,
    persona: '48213',
    call: 'GET /products',
    send: (page) => tap(page, /^(Ver más productos|Intentar de nuevo)$/),
    // The app names the size of a list that is longer than the first page.
    isDone: (page) => page.locator(`${PRIZES} [aria-setsize]`).first().isVisible(),
  },
  'search of a store': {
    path: paths.upOrder(GIFT_CARD_SKU),
    persona: '48213',
    call: 'GET /agencies/ekt/find',
    send: (page) => search(page, 'search', 'silao', 'Intentar de nuevo'),
    isDone: (page) => hasFound(page, "[name='pickup_id']"),
  },
};
