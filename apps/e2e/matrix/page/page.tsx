// The page that check-faults.ts controls. It mounts the app again and again.
import './clock.ts';
import '@gemas/ui/theme.css';
import { SEARCH_DEBOUNCE_MS } from '@gemas/domain';
import { App } from '@gemas/web/app';
import { routePages } from '@gemas/web/route-pages';
import { runStartupAtom } from '@gemas/web/start';
import { local, session } from '@gemas/web/storage';
import { createCountingStore } from '@gemas/web/testing/counting-store';
import { inAMinute } from '@gemas/web/testing/proof-time';
import { createRoot, type Root } from 'react-dom/client';
import { patience, pause } from './clock.ts';

/** Time limit for a screen to become usable, ms. */
const USABLE_BY_MS = 8000;
const POLL_MS = 6;
const REST_MS = 500;
/** Storage keys without personal data. They and the ledger may remain after the end of a session (decision 68). */
const IMPERSONAL = /^(token|login_code|owner|viewed_intros|last_rewards|ledger:.*)$/;
/** Minimum length of a typed text that is searched for. A shorter text may appear by chance. */
const MIN_LENGTH = 4;

export interface Opening {
  /** Path of the route with its parameters filled in. */
  address: string;
  /** Token of the logged-in user. Null if nobody is logged in. */
  token: string | null;
  /** Stored employee code. Null if there is none. */
  code: string | null;
  /** Whether to wait for calls that the route makes some time after it was opened. */
  isLong?: boolean;
  /** A call that the route must make: 'GET /orders'. Omitted if no call is required. */
  call?: string;
  /** Whether `call` gets no answer in time (clock.ts). */
  isImpatient?: boolean;
  /** Whether the session ends. If so, no personal data may remain on the phone. */
  isEnd?: boolean;
}

declare global {
  interface Window {
    matrix: typeof matrix;
  }
}

/** Number of page loads that the app has tried to start. */
let pageLoads = 0;
const problems = new Set<string>();
let root: Root | null = null;
const container = document.getElementById('root') as HTMLElement;
let pendingCalls = () => 0;
let endMinute = () => {};

window.addEventListener('error', ({ error }) => problems.add(`uncaught: ${String(error)}`));
window.addEventListener('unhandledrejection', ({ reason }) =>
  problems.add(`unhandled rejection: ${String(reason)}`),
);
console.error = (...parts: unknown[]) => problems.add(`console: ${parts.map(String).join(' ')}`);
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  problems.add(`policy: ${effectiveDirective} ${blockedURI}`),
);
// A page load would remove this script, so page loads are prevented and counted.
window.navigation.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument) return;
  event.preventDefault();
  pageLoads += 1;
});

const CONTROLS = 'a[href], button, input, select, textarea';
const isUsable = (control: Element) =>
  control.checkVisibility() && !control.closest('[inert]') && !control.matches(':disabled');

/**
 * Returns why the screen is unusable: it has no text, no usable control, or not exactly one heading. Empty if the
 * screen is usable.
 */
function lacks(): string[] {
  const headings = container.querySelectorAll('h1').length;
  return [
    ...(container.innerText.trim().length > 8 ? [] : ['no text']),
    ...([...container.querySelectorAll(CONTROLS)].some(isUsable) ? [] : ['no control']),
    ...(headings === 1 ? [] : [`${headings} headings`]),
  ];
}

/** Whether the screen is still loading. False if the app has requested a page load, which would replace the screen. */
const isWaiting = () =>
  pageLoads === 0 &&
  (pendingCalls() > 0 || container.querySelector('[data-pending], button[aria-busy]') !== null);

/** Waits until the screen has loaded and is usable. After the time limit, adds what is missing to `problems`. */
async function settle(): Promise<void> {
  const by = performance.now() + USABLE_BY_MS;
  let hadText = false;
  for (let usable = 0; usable < 3; await pause(POLL_MS)) {
    const hasText = container.textContent !== '';
    if (hadText && !hasText) problems.add('blank screen');
    hadText ||= hasText;
    const missing = isWaiting() ? ['the screen is still loading'] : lacks();
    usable = missing.length === 0 ? usable + 1 : 0;
    if (usable > 0 || performance.now() < by) continue;
    for (const what of missing) problems.add(what);
    return;
  }
}

/** Mounts a new instance of the app and opens a route, like a page load. */
async function open({ address, token, code, call, isLong, isImpatient }: Opening): Promise<void> {
  root?.unmount();
  pageLoads = 0;
  patience.unanswered = isImpatient ? (call ?? null) : null;
  if (token !== null) local.setItem('token', token);
  if (code !== null) local.setItem('login_code', code);
  window.history.replaceState({ idx: 0, key: crypto.randomUUID() }, '', `#${address}`);
  const { store, pending, made } = createCountingStore();
  pendingCalls = pending;
  root = createRoot(container);
  root.render(<App store={store} />);
  await store.set(runStartupAtom, null);
  await settle();
  const isMade = () => call === undefined || made.has(call);
  if (isLong || !isMade()) {
    await pause(REST_MS);
    await settle();
  }
  if (!isMade()) problems.add('the call is not made');
}

/** Opens a route on a phone whose storage is empty, but for the intros that the user has seen. */
function openAfresh(opening: Opening): Promise<void> {
  local.clear();
  session.clear();
  local.setItem('viewed_intros', '[1,2,3,4,5,6,7,8,9,10]');
  return open(opening);
}

/** Adds the personal data that remain after the end of a session: storage keys, and typed texts on the screen. */
function findTraces(typed: readonly string[]): void {
  for (const key of [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)))
    if (!IMPERSONAL.test(key)) problems.add(`still in the storage: ${key}`);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const shown = [document.body.innerText, ...fields.map(({ value }) => value)].join('\n');
  for (const text of typed)
    if (text.length >= MIN_LENGTH && shown.includes(text))
      problems.add(`still on the screen: ${text}`);
}

/** Functions for check-faults.ts. */
const matrix = {
  open,
  openAfresh,
  findTraces,

  /** Waits until the screen has loaded and is usable. */
  async settle(): Promise<void> {
    // Waits until the app has sent a search or a look-up, which is debounced. clock.ts shortens the debounce.
    await pause(SEARCH_DEBOUNCE_MS / 5);
    await settle();
  },

  /** Sets the call that gets no answer in time. */
  setUnanswered(call?: string): void {
    patience.unanswered = call ?? null;
  },

  /** Sets the app's clock ahead until `endMinute`, so that answers can prove that an order was not made. */
  beginMinute(): void {
    void inAMinute(
      () =>
        new Promise((resolve) => {
          endMinute = resolve;
        }),
    );
  },
  endMinute: () => endMinute(),

  /** Whether the app has tried to load another page. */
  hasLeft: () => pageLoads > 0,

  /** Returns the problems since this function was last called. */
  takeProblems(): string[] {
    const taken = [...problems];
    problems.clear();
    return taken;
  },
};

// Loads the code of all pages in advance, because loading of code is not tested here.
void Promise.all(Object.values(routePages).map((page) => page.preload())).then(() => {
  window.matrix = matrix;
});
