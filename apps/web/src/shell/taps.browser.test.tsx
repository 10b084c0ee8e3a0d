import '@gemas/ui/theme.css';
import { paths } from '@gemas/domain';
import { BLENDER_SKU, db, GIFT_CARD_SKU, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expectAnswered, onUnhandledRequest } from '@gemas/mocks/unanswered';
import { setupWorker } from 'msw/browser';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { App } from '../App.tsx';
import { routePages } from '../route-pages.ts';
import { local, session } from '../state/core/storage.ts';
import { runStartupAtom } from '../state/session/start.ts';
import { createCountingStore } from '../testing/counting-store.ts';
import { inAMinute } from '../testing/proof-time.ts';
import { eventually } from '../testing/soon.ts';

const TAPS = 50;
/** Latency of a slow answer, ms of the fake clock. It is longer than a burst of taps. */
const SLOW_MS = 1600;
/** Number of clicks on a control whose call the mocks answer at once. All clicks are sent in one task. */
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
});

beforeEach(() => {
  isBurst = false;
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  leave();
  container.remove();
  expectAnswered();
});

function leave(): void {
  root?.unmount();
  root = null;
}

/** Opens `path` as the first visit of `persona`. */
async function visit(path: string, persona: string): Promise<void> {
  leave();
  local.clear();
  session.clear();
  local.setItem('token', resetDb(persona) ?? '');
  local.setItem('viewed_intros', '[1,2,3,4,5,6,7,8,9,10]');
  window.history.replaceState({ idx: 0, key: crypto.randomUUID() }, '', `#${path}`);
  const { store, pending } = createCountingStore();
  pendingCalls = pending;
  root = createRoot(container);
  root.render(<App store={store} />);
  await store.set(runStartupAtom, null);
}

/** Waits until a control is shown and no button is busy. Returns the control. */
function find(role: 'button' | 'radio', name: string): Promise<HTMLElement> {
  return eventually(() => {
    const [found] = page.getByRole(role, { name, exact: true }).elements();
    const isBusy = document.querySelector('button[aria-busy]') !== null;
    if (!(found instanceof HTMLElement) || isBusy) throw new Error(`no ${role} ${name} to tap`);
    return found;
  });
}

const button = (name: string) => find('button', name);

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

interface Action {
  /** Calls that the control sends, in order. The last one spends gems, or claims the prize. */
  calls: readonly [...string[], string];
  persona: string;
  path: string;
  /** Leads from the form to the control. */
  reach: () => Promise<HTMLElement>;
  /** Leads from the form to the control after a failure. Default: `reach`. */
  again?: () => Promise<HTMLElement>;
}

// The compiler demands that every call that changes data is sent by a latched action (`latch.test.ts`). These are the
// actions that must not happen twice.
const ACTIONS: Record<string, Action> = {
  claim: {
    calls: ['POST /orders/reward'],
    persona: '60010',
    path: paths.claimReward,
    reach: () => button('Reclamar mi premio'),
  },
  'order, shipped home': {
    calls: ['POST /orders/simulation', 'POST /orders'],
    persona: '48213',
    path: paths.upOrder(BLENDER_SKU),
    async reach() {
      (await button('Canjear por 489 esmeraldas')).click();
      return button('Sí, canjear');
    },
  },
  'order of a card': {
    calls: ['POST /orders'],
    persona: '48213',
    path: paths.upOrder(GIFT_CARD_SKU),
    async reach() {
      (await find('radio', 'Tienda Silao Centro')).click();
      return button('Canjear por 500 esmeraldas');
    },
    again: () => button('Canjear por 500 esmeraldas'),
  },
};

const countOf = (call: string) =>
  db.requests.filter(({ method, path }) => `${method} ${path}` === call).length;
const posts = () => db.requests.filter(({ method }) => method === 'POST').length;

/** Waits for the proof that nothing was ordered, and returns to the form. */
async function tryAgain(): Promise<void> {
  const check = await button('Comprobar de nuevo');
  await inAMinute(async () => {
    check.click();
    (await button('Intentar de nuevo')).click();
  });
}

describe.each(Object.entries(ACTIONS))('%s', (_name, action) => {
  const { calls, persona, path, reach, again = reach } = action;
  const [only = ''] = calls.slice(-1);

  async function open(): Promise<HTMLElement> {
    isReached = false;
    await visit(path, persona);
    const control = await reach();
    isReached = true;
    // Waits until the focus has moved to the new screen, a moment after the screen has opened.
    await pause(300);
    return control;
  }

  /** Asserts that a burst of taps sends each call once. Returns when all answers have arrived. */
  async function expectOneCall(tap: () => Promise<void> | void): Promise<void> {
    const before = calls.map(countOf);
    const made = () => calls.map((call, at) => countOf(call) - (before[at] ?? 0));
    const postsBefore = posts();
    answered = 0;
    isBurst = true;
    await tap();
    isBurst = false;
    await eventually(() => {
      expect(made()).not.toContain(0);
      expect(posts() - postsBefore).toBe(answered);
    });
    // Leaves time for a second call.
    await pause(1000);
    expect(made()).toEqual(calls.map(() => 1));
  }

  it('needs a tap that continues no earlier burst', async () => {
    expect((await open()).closest('[data-deliberate]')).not.toBeNull();
  });

  it.each(Object.entries(BURSTS))(`${TAPS} taps (%s) send one call`, async (_burst, taps) => {
    const control = await open();
    setScenario('slow', { only, ms: SLOW_MS });
    await expectOneCall(() => taps(control));
  });

  it.each(['server-500', 'offline'] as const)(
    `${TAPS} taps send one call that fails (%s), and the next tap sends it again`,
    async (fault) => {
      let control = await open();
      for (const taps of Object.values(BURSTS)) {
        setScenario(fault, { only });
        await expectOneCall(() => taps(control));
        await tryAgain();
        control = await again();
      }
      setScenario(null);
      await expectOneCall(() => {
        for (let n = 0; n < QUICK_TAPS; n += 1) control.click();
      });
    },
  );
});
