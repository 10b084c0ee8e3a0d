import '@gemas/ui/theme.css';
import { App } from '@gemas/web/app';
import { routePages } from '@gemas/web/route-pages';
import { runStartupAtom } from '@gemas/web/start';
import { local, session } from '@gemas/web/storage';
import { createCountingStore } from '@gemas/web/testing/counting-store';
import { createRoot, type Root } from 'react-dom/client';
import { patience, pause } from './clock.ts';
import { CONTROLS, findUsable } from './hands.ts';

/** Time limit for a screen to become usable, ms. */
const USABLE_BY_MS = 8000;
const POLL_MS = 6;
const REST_MS = 500;

/** Number of page loads that the app has tried to start. */
let pageLoads = 0;
const problems = new Set<string>();
let root: Root | null = null;
let container = document.createElement('div');
let pendingCalls = () => 0;

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

/**
 * Returns why the screen is unusable: it has no text, no usable control, or not exactly one heading. Empty if the
 * screen is usable.
 */
function lacks(): string[] {
  const headings = container.querySelectorAll('h1').length;
  return [
    ...(container.innerText.trim().length > 8 ? [] : ['no text']),
    ...(findUsable(CONTROLS, container).length > 0 ? [] : ['no control']),
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
  let quiet = 0;
  let hadText = false;
  for (;;) {
    const hasText = container.textContent !== '';
    if (hadText && !hasText) problems.add('blank screen');
    hadText ||= hasText;
    quiet = isWaiting() ? 0 : quiet + 1;
    const missing = quiet > 2 ? lacks() : [];
    if (quiet > 2 && missing.length === 0) return;
    if (performance.now() > by) {
      for (const what of missing.length > 0 ? missing : ['the screen is still loading'])
        problems.add(what);
      return;
    }
    await pause(POLL_MS);
  }
}

/** Returns the problems since this function was last called. */
export function take(): string[] {
  const taken = [...problems];
  problems.clear();
  return taken;
}

export const loads = () => pageLoads;

export interface Opening {
  /** Path of the route with its parameters filled in. */
  address: string;
  /** Token of the logged-in user. Null if nobody is logged in. */
  token: string | null;
  /** Stored employee code. Null if there is none. */
  code: string | null;
  /** Whether to wait for calls that the route makes some time after it was opened. */
  isLong?: boolean;
  /** A call that the route must make: 'GET /orders'. Null or omitted if no call is required. */
  call?: string | null;
  /** Whether local and session storage keep their data. If not, both are cleared before the app is mounted. */
  keepsStorage?: boolean;
  /** Whether `call` gets no answer in time. If so, the time-out of this call is shortened (page/clock.ts). */
  isImpatient?: boolean;
}

/** Mounts a new instance of the app and opens a route, like a page load. */
export async function open(opening: Opening): Promise<void> {
  const { address, token, code, call = null } = opening;
  root?.unmount();
  container.remove();
  pageLoads = 0;
  patience.unanswered = opening.isImpatient ? call : null;
  if (!opening.keepsStorage) {
    local.clear();
    session.clear();
    local.setItem('viewed_intros', '[1,2,3,4,5,6,7,8,9,10]');
  }
  if (token !== null) local.setItem('token', token);
  if (code !== null) local.setItem('login_code', code);
  window.history.replaceState({ idx: 0, key: crypto.randomUUID() }, '', `#${address}`);
  const { store, pending, made } = createCountingStore();
  pendingCalls = pending;
  container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  root = createRoot(container);
  root.render(<App store={store} />);
  await store.set(runStartupAtom, null);
  await settle();
  const isMade = () => call === null || made.has(call);
  if (opening.isLong || !isMade()) {
    await pause(REST_MS);
    await settle();
  }
  if (!isMade()) problems.add('the call is not made');
}

/** Runs an action and waits until the screen is usable. The call `unanswered` ('GET /orders') has a short time-out. */
export async function act(
  run: () => Promise<void> | void,
  unanswered: string | null = null,
): Promise<void> {
  patience.unanswered = unanswered;
  await run();
  await settle();
}

/** Loads the code of all pages in advance, because loading of code is not tested here. */
export async function preload(): Promise<void> {
  await Promise.all(Object.values(routePages).map((page) => page.preload()));
}
