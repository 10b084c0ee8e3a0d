import '@gemas/ui/theme.css';
import { paths } from '@gemas/domain';
import {
  BLENDER_SKU,
  db,
  GIFT_CARD_SKU,
  handlers,
  resetDb,
  type ScenarioName,
  setScenario,
} from '@gemas/mocks';
import { expectAnswered, onUnhandledRequest } from '@gemas/mocks/unanswered';
import { setupWorker } from 'msw/browser';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { App } from '../App.tsx';
import { routePages } from '../route-pages.ts';
import { local, session } from '../state/core/storage.ts';
import { runStartupAtom } from '../state/session/start.ts';
import { holdPageLoads, pageLoads } from '../testing/browser.ts';
import { createCountingStore } from '../testing/counting-store.ts';
import { inAMinute } from '../testing/proof-time.ts';
import { eventually } from '../testing/soon.ts';

const TAPS = 50;
/** Latency of a slow answer, ms of the fake clock. It is longer than a burst of taps. */
const SLOW_MS = 1600;
/** Number of clicks in the last step of each test. All clicks are sent in one task, and the mocks answer at once. */
const QUICK_TAPS = 5;

const worker = setupWorker(...handlers);
const { setTimeout: realTimeout, setInterval: realInterval } = window;
/**
 * Whether a burst of taps is in progress. During a burst, only `pass` advances the fake clock. At other times, an
 * interval advances the clock, faster than real time.
 */
let isBurst = false;
/**
 * Whether the control to tap has been found. Until then, the fake clock stops while a call is pending, because the
 * mocks answer in real time.
 */
let isReached = false;
let pendingCalls = () => 0;
let clock: number;
/** Number of POSTs answered since the burst began. */
let answered = 0;
let root: Root | null = null;
let container: HTMLElement;
let releasePage = () => {};

/** Resolves after `ms` of the fake clock. */
// biome-ignore lint/plugin: the clock of this timer is fake.
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

beforeAll(async () => {
  await worker.start({ quiet: true, onUnhandledRequest });
  db.onChange = () => {
    answered += 1;
  };
  await Promise.all(Object.values(routePages).map((page) => page.preload()));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  clock = realInterval(() => {
    if (!isBurst && (isReached || pendingCalls() === 0)) vi.advanceTimersByTime(30);
  }, 3);
});

afterAll(() => {
  clearInterval(clock);
  vi.useRealTimers();
  worker.stop();
  report();
});

beforeEach(() => {
  isBurst = false;
  container = document.createElement('div');
  document.body.append(container);
  releasePage = holdPageLoads();
});

afterEach(() => {
  leave();
  releasePage();
  container.remove();
  expectAnswered();
});

function leave(): void {
  root?.unmount();
  root = null;
}

/** Simulates a page load: mounts a new app at this path. Keeps the data stored on the phone. */
async function load(path: string): Promise<void> {
  leave();
  pageLoads.length = 0;
  window.history.replaceState({ idx: 0, key: crypto.randomUUID() }, '', `#${path}`);
  const { store, pending } = createCountingStore();
  pendingCalls = pending;
  root = createRoot(container);
  root.render(<App store={store} />);
  await store.set(runStartupAtom, null);
}

/** Opens `path` as a first visit. Logs in `persona`, unless `persona` is null. */
async function visit(path: string, persona: string | null): Promise<void> {
  leave();
  local.clear();
  session.clear();
  const token = resetDb(persona ?? undefined);
  if (token !== null) local.setItem('token', token);
  local.setItem('viewed_intros', '[1,2,3,4,5,6,7,8,9,10]');
  await load(path);
}

/** Waits until a control is shown and no button is busy. Returns the control. */
function find(role: 'button' | 'link' | 'radio', name: string | RegExp): Promise<HTMLElement> {
  return eventually(() => {
    const [found] = page.getByRole(role, { name, exact: true }).elements();
    const isBusy = document.querySelector('button[aria-busy]') !== null;
    if (!(found instanceof HTMLElement) || isBusy) throw new Error(`no ${role} ${name} to tap`);
    return found;
  });
}

const button = (name: string | RegExp) => find('button', name);

async function tap(name: string | RegExp): Promise<void> {
  (await button(name)).click();
}

/** Fills in a field through keyboard events. */
function type(name: string, text: string): void {
  const field = document.querySelector(`[name='${name}'], #${CSS.escape(name)}`);
  if (
    !(field instanceof HTMLInputElement) &&
    !(field instanceof HTMLTextAreaElement) &&
    !(field instanceof HTMLSelectElement)
  )
    throw new Error(`no field ${name}`);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function answerSurvey(): Promise<void> {
  await button('Enviar respuestas');
  for (const question of document.querySelectorAll(
    'dialog[open] fieldset, dialog[open] textarea',
  )) {
    if (question instanceof HTMLTextAreaElement) type(question.id, 'Todo bien');
    else question.querySelector<HTMLElement>('input')?.click();
  }
}

/** Advances the fake clock during a burst. Due timers run before the next tap. */
async function pass(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await new Promise((resolve) => realTimeout(resolve));
}

/**
 * Waits until the app accepts keys in the dialog or screen that contains `element` (decision 73). Then presses Shift,
 * because a press of a different key ends a burst. Otherwise, an Enter less than 0.7 s (real time) after the previous
 * burst would continue that burst, and the app would ignore the Enter.
 */
async function untilKeysAccepted(element: Element): Promise<void> {
  const opening = element.closest('dialog')?.getAnimations() ?? [];
  await Promise.allSettled(opening.map(({ finished }) => finished));
  await new Promise((resolve) => requestAnimationFrame(() => realTimeout(resolve)));
  await pass(0);
  await userEvent.keyboard('{Shift}');
}

const BURSTS: Record<string, (element: HTMLElement) => Promise<void>> = {
  async 'one task'(element) {
    for (let n = 0; n < TAPS; n += 1) element.click();
  },
  async 'a second'(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    for (let n = 0; n < TAPS; n += 1) {
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      // After a tap, another element may cover `element`. That other element is tapped too, unless it is in a link.
      if (under instanceof HTMLElement && !under.closest('a')) under.click();
      element.click();
      await pass(1000 / TAPS);
    }
  },
  async 'Enter held'(element) {
    await untilKeysAccepted(element);
    element.focus();
    const repeat = () => void pass(30);
    window.addEventListener('keydown', repeat);
    await userEvent.keyboard(`{Enter>${TAPS}/}`);
    window.removeEventListener('keydown', repeat);
  },
};

/** Waits for the proof that nothing was ordered, and returns to the form. */
async function tryAgain(): Promise<void> {
  const check = await button('Comprobar de nuevo');
  await inAMinute(async () => {
    check.click();
    await tap('Intentar de nuevo');
  });
}

const CONDITIONS = ['slow', 'failing', 'gone'] as const;
type Condition = (typeof CONDITIONS)[number];

const FAULTS: Record<Condition, ScenarioName> = {
  slow: 'slow',
  failing: 'server-500',
  gone: 'offline',
};

const PAGE_LOAD = 'page load';

interface Action {
  /** The call to count, as method and path. `PAGE_LOAD` to count page loads instead. */
  call: string;
  /** Another call to count. The app sends it before `call`. */
  callBefore?: string;
  /** Persona that is logged in; null for none. */
  persona: string | null;
  path: string;
  /** Navigates from the opened page to the control. */
  reach: () => Promise<HTMLElement>;
  /** Navigates to the control again after a failure. Null if the test starts a new visit instead. */
  again: ((condition: Condition) => Promise<HTMLElement>) | null;
}

const ACTIONS: Record<string, Action> = {
  ACTUALIZAR: {
    call: 'POST /auth/complete_update',
    persona: '60004',
    path: paths.score,
    reach: () => button('ACTUALIZAR'),
    async again() {
      await eventually(() => expect(pageLoads).toEqual(['reload']));
      await load(paths.score);
      // The update has failed, so the reloaded app shows the screen Update pending. 'Volver' on that screen leads to
      // ACTUALIZAR again.
      await tap('Volver');
      return button('ACTUALIZAR');
    },
  },
  'survey answers': {
    call: 'POST /surveys/complete',
    persona: '60009',
    path: paths.score,
    async reach() {
      await answerSurvey();
      return button('Enviar respuestas');
    },
    again: () => button('Enviar respuestas'),
  },
  'end of the tour': {
    call: 'POST /auth/tour_complete',
    persona: '60005',
    path: paths.score,
    async reach() {
      for (;;) {
        const next = await button(/^(Siguiente|Entendido)$/);
        if (next.textContent === 'Entendido') return next;
        next.click();
        await pause(100);
      }
    },
    again: null,
  },
  ticket: {
    call: 'POST /support/create-ticket/:userId',
    persona: '60014',
    path: paths.newTicket,
    async reach() {
      const send = await button('Enviar ticket');
      const topics = document.querySelector<HTMLSelectElement>('[name=topic]')?.options;
      type('topic', topics?.[1]?.value ?? '');
      type('comments', 'No veo mis activaciones de ayer.');
      return send;
    },
    again: () => button('Enviar ticket'),
  },
  claim: {
    call: 'POST /orders/reward',
    persona: '60010',
    path: paths.claimReward,
    reach: () => button('Reclamar mi premio'),
    async again() {
      await tryAgain();
      return button('Reclamar mi premio');
    },
  },
  'order, shipped home': {
    call: 'POST /orders',
    callBefore: 'POST /orders/simulation',
    persona: '48213',
    path: paths.upOrder(BLENDER_SKU),
    async reach() {
      await tap('Canjear por 489 esmeraldas');
      return button('Sí, canjear');
    },
    async again() {
      await tryAgain();
      await tap('Canjear por 489 esmeraldas');
      return button('Sí, canjear');
    },
  },
  'order of a card': {
    call: 'POST /orders',
    persona: '48213',
    path: paths.upOrder(GIFT_CARD_SKU),
    async reach() {
      (await find('radio', 'Tienda Silao Centro')).click();
      return button('Canjear por 500 esmeraldas');
    },
    async again() {
      await tryAgain();
      return button('Canjear por 500 esmeraldas');
    },
  },
  'card received': {
    call: 'POST /orders/confirm/:id',
    persona: '48213',
    path: paths.rewards,
    async reach() {
      await tap('Sí, ya la tengo');
      return button('Sí, confirmar');
    },
    again: () => button('Intentar de nuevo'),
  },
  'raffle revealed': {
    call: 'POST /auth/user/seen/reward',
    persona: '60010',
    path: paths.score,
    async reach() {
      // '¿Gané?' is a button in the full-screen raffle. The raffle opens when no intro, survey or tour is left.
      await eventually(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
      return button('¿Gané?');
    },
    // The result is shown also if the call fails, so nothing is left to tap.
    again: null,
  },
  'code on SessionFail': {
    call: 'POST /auth/login',
    persona: null,
    path: paths.fail,
    async reach() {
      const enter = await button('Entrar');
      type('code', '48213');
      return enter;
    },
    again: () => button('Entrar'),
  },
  'code on Maintenance': {
    call: 'POST /auth/login',
    persona: null,
    path: paths.maintenance,
    async reach() {
      const enter = await button('Reconectar');
      type('code', '48213');
      return enter;
    },
    again: () => button('Reconectar'),
  },
  'log-out': {
    call: PAGE_LOAD,
    persona: '48213',
    path: paths.menu,
    async reach() {
      await tap('Cerrar sesión');
      return button('Sí, cerrar sesión');
    },
    again: null,
  },
  'notifications viewed': {
    call: 'POST /notifications/viewed',
    persona: '60019',
    path: paths.menu,
    reach: () => find('link', /notificaciones nuevas/),
    again: null,
  },
};

const COLUMNS = Object.keys(BURSTS).flatMap((burst) =>
  CONDITIONS.map((condition) => `${burst}, ${condition}`),
);
const rows: string[][] = [];

function report(): void {
  const lines = [['calls made by', ...COLUMNS], ...rows].map(([name = '', ...cells]) =>
    [name.padEnd(22), ...cells.map((cell) => cell.padStart(21))].join(''),
  );
  // biome-ignore lint/suspicious/noConsole: the table of counts is the purpose of this log
  console.log(`${TAPS} taps each\n${lines.join('\n')}`);
}

function countOf(call: string): number {
  if (call === PAGE_LOAD) return pageLoads.length;
  const wanted = new RegExp(`^${call.replace(/:\w+/g, '[^/]+')}$`);
  return db.requests.filter(({ method, path }) => wanted.test(`${method} ${path}`)).length;
}

const posts = () => db.requests.filter(({ method }) => method === 'POST').length;

it('every call that changes data belongs to one of these actions', () => {
  const posts = handlers.flatMap(({ info }) =>
    'method' in info && 'path' in info && info.method !== 'GET'
      ? [`${info.method} ${info.path}`]
      : [],
  );
  const covered = Object.values(ACTIONS).flatMap(({ call, callBefore }) => [call, callBefore]);
  const isCovered = (post: string) =>
    covered.some((call) => {
      const [method = '', path = ''] = call?.split(' ') ?? [];
      return path !== '' && post.startsWith(method) && post.endsWith(`api${path}`);
    });
  expect(posts.length).toBeGreaterThan(8);
  expect(posts.filter((post) => !isCovered(post))).toEqual([]);
});

describe.each(Object.entries(ACTIONS))('%s', (name, action) => {
  const { call, callBefore, persona, path, reach, again } = action;
  const counts = () => [call, ...(callBefore ? [callBefore] : [])].map(countOf);
  /** Returns 1 if each call was made exactly once since `before`. Otherwise returns the first count that is not 1. */
  const madeSince = (before: readonly number[]) =>
    counts()
      .map((count, at) => count - (before[at] ?? 0))
      .find((made) => made !== 1) ?? 1;
  it(`${TAPS} taps send one call, and the next tap after a failure sends it again`, async () => {
    const sent: Record<string, number> = {};
    for (const condition of CONDITIONS) {
      let control: HTMLElement | null = null;
      // The log-out loads the page (`PAGE_LOAD`) and sends no API call, so it is the same under every condition.
      if (call === PAGE_LOAD && condition !== 'slow') continue;
      for (const [burst, taps] of Object.entries(BURSTS)) {
        if (control === null) {
          isReached = false;
          await visit(path, persona);
          control = await reach();
          isReached = true;
          // Waits until the focus has moved to the new screen, a moment after the screen has opened.
          await pause(300);
        }
        if (call !== PAGE_LOAD) setScenario(FAULTS[condition], { only: call, ms: SLOW_MS });
        const before = counts();
        const postsBefore = posts();
        answered = 0;
        isBurst = true;
        await taps(control);
        isBurst = false;
        await eventually(() => {
          expect(madeSince(before), `${burst}, ${condition}`).toBeGreaterThan(0);
          expect(posts() - postsBefore).toBe(answered);
        });
        // After a failed call, the next burst taps the control that `again` returns. In the condition 'slow', or if
        // `again` is null, the next burst starts with a new visit. Before the new visit, a pause leaves time for a
        // second call: such a call would be counted and would fail the test.
        if (condition === 'slow' || again === null) {
          await pause(1000);
          control = null;
        } else control = await again(condition);
        sent[`${burst}, ${condition}`] = madeSince(before);
      }
      if (control === null) continue;
      setScenario(null);
      const before = counts();
      const postsBefore = posts();
      answered = 0;
      for (let n = 0; n < QUICK_TAPS; n += 1) control.click();
      await eventually(() => {
        expect(madeSince(before)).toBeGreaterThan(0);
        expect(posts() - postsBefore).toBe(answered);
      });
      await pause(1000);
      expect(madeSince(before), `${QUICK_TAPS} taps in one task, answered at once`).toBe(1);
    }
    rows.push([name, ...COLUMNS.map((column) => String(sent[column] ?? '-'))]);
    expect(sent).toEqual(Object.fromEntries(Object.keys(sent).map((column) => [column, 1])));
  });
});
