import { paths, SEARCH_DEBOUNCE_MS } from '@gemas/domain';
import { pause } from './clock.ts';
import { findControl, findField, isShown, tap, type, waitFor } from './hands.ts';

/** Values of a form's fields, by field name. Null if the form is not on the screen. */
export type Typed = Readonly<Record<string, string>> | null;

/** A form, or a single button, that sends a call. */
export interface Form {
  /** Path of the route. BLENDER and CARD are placeholders that check-faults.ts replaces by skus of the mock server. */
  path: string;
  /** Employee code of the logged-in persona. Null if nobody is logged in. */
  persona: string | null;
  /** The call that fails in the test: 'POST /orders'. */
  call: string;
  fill?(): Promise<void>;
  send(): Promise<void>;
  /** Returns the values of the form's fields. Omitted if the form has no fields. */
  typed?(): Typed;
  /**
   * Whether the screen shows that the server has received the form. `pageLoads` is the number of page loads that the app
   * has tried to start since the route was opened.
   */
  isDone(pageLoads: number): boolean;
  /** Whether the app loses the typed data at a page load. If so, the test fills in the form again. */
  isForgotten?: boolean;
  /**
   * Whether the server must receive the form at most once. If so, the screen must not show success before the server
   * has confirmed the form.
   */
  isOnce?: boolean;
}

/** The data of a form that check-faults.ts uses. */
export interface FormSpec
  extends Pick<Form, 'path' | 'persona' | 'call' | 'isForgotten' | 'isOnce'> {
  name: string;
}

const dialog = () => [...document.querySelectorAll('dialog[open]')].find(isShown);
const says = (text: string) => document.body.innerText.includes(text);

function valuesOf(...names: readonly string[]): Typed {
  const values = names.map((name) => {
    const [first] = document.querySelectorAll(`input[type=radio][name='${name}']`);
    if (!first) return [name, findField(name)?.value] as const;
    const checked = document.querySelector<HTMLInputElement>(`[name='${name}']:checked`);
    return [name, checked?.value ?? ''] as const;
  });
  const known = values.filter((pair): pair is readonly [string, string] => pair[1] !== undefined);
  return known.length === names.length ? Object.fromEntries(known) : null;
}

/** Selects the radio button with this name and value. Without a value, selects the first one with this name. */
async function choose(name: string, value?: string): Promise<void> {
  const selector = `input[name='${name}']${value === undefined ? '' : `[value='${value}']`}`;
  const radio = await waitFor(selector, () => document.querySelector<HTMLInputElement>(selector));
  radio.click();
}

const PERSONAL = ['first_name', 'last_name', 'email', 'phone'];
const ADDRESS = ['receiver', 'number', 'neighborhood', 'street', 'postal_code'];

async function typeAddress(): Promise<void> {
  await type('receiver', 'Fernanda Ávila');
  await type('number', '12');
  await type('street', 'Hidalgo');
  await type('postal_code', '37000');
  const options = await waitFor('neighbourhoods', () => {
    const select = document.querySelector<HTMLSelectElement>("select[name='neighborhood']");
    return select && select.options.length > 1 ? select.options : null;
  });
  await type('neighborhood', options[options.length - 1]?.value ?? '');
}

const code = {
  persona: null,
  call: 'POST /auth/login',
  fill: () => type('code', '48213'),
  typed: () => valuesOf('code'),
  isForgotten: true,
} as const;

const checkout = {
  persona: '48213',
  isOnce: true,
  isDone: () => says('¡Felicidades!'),
} as const;

const delivery = {
  ...checkout,
  fill: () => type('last_name', 'Ávila de la Garza'),
  typed: () => valuesOf(...PERSONAL),
  async send() {
    await tap('Canjear por 489 esmeraldas');
    await tap('Sí, canjear');
  },
} as const;

const cardSearch = () => document.querySelectorAll("input[name='pickup_id']").length;

/**
 * Returns the number of prizes in the list, 0 while loading. A long list renders only prizes near the viewport, so its
 * number is read from `aria-setsize`.
 */
function rows(): number {
  const list = document.querySelector('main ul[aria-label="Premios"]');
  const size = list?.querySelector('[aria-setsize]')?.getAttribute('aria-setsize');
  if (size) return Number(size);
  return list && !list.querySelector('[data-gap]') ? list.children.length : 0;
}

const searchText = () => (findField('search')?.value === '' ? null : valuesOf('search'));

/** Taps the button `retry` of a failed search. If there is none, clears the field, waits, and types the text. */
async function search(name: string, text: string, retry: string, pauseMs = 0): Promise<void> {
  if (findControl(retry)) return tap(retry);
  await type(name, '');
  if (pauseMs > 0) await pause(pauseMs);
  await type(name, text);
}

export const FORMS: Readonly<Record<string, Form>> = {
  'code on SessionFail': {
    ...code,
    path: paths.fail,
    send: () => tap('Entrar'),
    isDone: () => !window.location.hash.includes(paths.fail),
  },
  'code on Maintenance': {
    ...code,
    path: paths.maintenance,
    send: () => tap('Reconectar'),
    isDone: () => !window.location.hash.includes(paths.maintenance),
  },
  'survey answers': {
    path: paths.score,
    persona: '60009',
    call: 'POST /surveys/complete',
    async fill() {
      const survey = await waitFor('survey', dialog);
      for (const question of survey.querySelectorAll('fieldset, textarea')) {
        if (question instanceof HTMLTextAreaElement) await type(question.id, 'Más premios');
        else question.querySelector('input')?.click();
      }
    },
    send: () => tap('Enviar respuestas'),
    typed() {
      const inputs = dialog()?.querySelectorAll<HTMLInputElement>('input, textarea');
      if (!inputs || inputs.length === 0) return null;
      const values = [...inputs].map((input, at) => {
        const isChoice = input.type === 'radio' || input.type === 'checkbox';
        return [String(at), isChoice ? String(input.checked) : input.value] as const;
      });
      return Object.fromEntries(values);
    },
    isDone: () => says('Sobre tu tienda'),
  },
  'end of the tour': {
    path: paths.score,
    persona: '60005',
    call: 'POST /auth/tour_complete',
    async send() {
      for (;;) {
        const next = await waitFor('step', () => findControl(/^(Siguiente|Entendido)$/));
        next.click();
        if (next.textContent === 'Entendido') return;
        await waitFor('next step', () => findControl(/^(Siguiente|Entendido)$/));
      }
    },
    isDone: () => !findControl(/^(Siguiente|Entendido)$/),
  },
  'raffle revealed': {
    path: paths.score,
    persona: '60010',
    call: 'POST /auth/user/seen/reward',
    send: () => tap('¿Gané?'),
    isDone: () => says('¡Ganaste!'),
  },
  update: {
    path: paths.score,
    persona: '60004',
    call: 'POST /auth/complete_update',
    send: () => tap('ACTUALIZAR'),
    isDone: (pageLoads) => pageLoads > 0,
  },
  ticket: {
    path: paths.newTicket,
    persona: '60014',
    call: 'POST /support/create-ticket/:userId',
    async fill() {
      await type('topic', 'game');
      await type('comments', 'No veo mis activaciones de ayer.');
    },
    send: () => tap('Enviar ticket'),
    typed: () => valuesOf('topic', 'comments'),
    isDone: () => says('¡Mensaje enviado!'),
  },
  claim: {
    path: paths.claimReward,
    persona: '60010',
    call: 'POST /orders/reward',
    isOnce: true,
    async fill() {
      await type('last_name', 'Ávila Montes');
      await choose('address_id', 'new');
      await typeAddress();
    },
    send: () => tap(/^(Reclamar mi premio|Intentar de nuevo)$/),
    typed: () => valuesOf(...PERSONAL, ...ADDRESS),
    isDone: () => says('¡Felicidades!'),
  },
  'simulation of an order': {
    ...delivery,
    path: paths.upOrder('BLENDER'),
    call: 'POST /orders/simulation',
  },
  'order, shipped home': { ...delivery, path: paths.upOrder('BLENDER'), call: 'POST /orders' },
  'order of a card': {
    ...checkout,
    path: paths.upOrder('CARD'),
    call: 'POST /orders',
    fill: () => choose('pickup_id'),
    send: () => tap('Canjear por 500 esmeraldas'),
    typed: () => valuesOf('pickup_id'),
  },
  'card recharged': {
    ...checkout,
    persona: '50115',
    path: paths.upOrder('CARD'),
    call: 'POST /orders',
    async fill() {
      await choose('card_option', 'recharge');
      await tap('SÍ');
      await waitFor('second question', () => (says('¿Conoces el NIP?') ? true : null));
      await tap('SÍ');
      await type('number_card', '4152313412345678');
      await type('number_card_confirm', '4152313412345678');
    },
    send: () => tap('Canjear por 500 esmeraldas'),
    typed: () => valuesOf('number_card', 'number_card_confirm'),
    isForgotten: true,
  },
  'card received': {
    path: paths.rewards,
    persona: '48213',
    call: 'POST /orders/confirm/:id',
    fill: () => tap('Sí, ya la tengo'),
    send: () => tap(/^(Sí, confirmar|Intentar de nuevo)$/),
    isDone: () => says('Confirmaste tu tarjeta.'),
  },
  'postal code': {
    path: paths.upOrder('BLENDER'),
    persona: '50110',
    call: 'GET /postal_code/:code',
    fill: () => type('street', 'Hidalgo'),
    send: () => search('postal_code', '37000', 'Reintentar'),
    typed: () => valuesOf('street'),
    isDone: () => findField('state')?.value === 'Guanajuato',
  },
  'search of the vault': {
    path: paths.vault,
    persona: '48213',
    call: 'GET /products',
    send: () => search('search', 'licuadora', 'Intentar de nuevo'),
    typed: searchText,
    isDone: () =>
      rows() > 0 && !findControl('Intentar de nuevo') && findField('search')?.value !== '',
    isForgotten: true,
  },
  'next page of the vault': {
    path: paths.vault,
    persona: '48213',
    call: 'GET /products',
    async fill() {
      await waitFor('page', () => rows() || null);
      window.sessionStorage.setItem('matrix.rows', String(rows()));
    },
    send: () => tap(/^(Ver más productos|Intentar de nuevo)$/),
    isDone: () => rows() > Number(window.sessionStorage.getItem('matrix.rows')),
  },
  'search of a store': {
    path: paths.upOrder('CARD'),
    persona: '48213',
    call: 'GET /agencies/ekt/find',
    // The search is debounced, so wait for the debounce.
    send: () => search('search', 'silao', 'Intentar de nuevo', SEARCH_DEBOUNCE_MS / 5),
    typed: searchText,
    isDone: () => cardSearch() > 0 && findField('search')?.value !== '',
    isForgotten: true,
  },
};
