import '@gemas/ui/theme.css';
import { handlers, resetDb, type ScenarioName, setScenario } from '@gemas/mocks';
import { expectAnswered, onUnhandledRequest } from '@gemas/mocks/unanswered';
import { loadFonts } from '@gemas/ui/fonts';
import { getResponse, HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { App } from '../App.tsx';
import { routePages } from '../route-pages.ts';
import { specOf } from '../shell/routes.ts';
import { local, session } from '../state/core/storage.ts';
import { pageAtom } from '../state/session/change-person.ts';
import { takeLoginCode } from '../state/session/login-code.ts';
import { forgetUser } from '../state/session/owner.ts';
import { runStartupAtom } from '../state/session/start.ts';
import { createCountingStore } from './counting-store.ts';
import { addressOf, type Params, personaOf } from './route-visits.ts';
import { SOON } from './soon.ts';

const worker = setupWorker(...handlers);
/** Uncaught errors and rejections of the current test. */
export const uncaught: string[] = [];
let root: Root | null = null;
let container: HTMLElement;

function record(event: ErrorEvent | PromiseRejectionEvent): void {
  uncaught.push(String('reason' in event ? event.reason : event.error));
}

function unmount(): void {
  root?.unmount();
  root = null;
}

/** Starts the mock server and preloads the code. Creates a `div` for each test, for the app to be rendered in. */
export function setUpApp(): void {
  beforeAll(async () => {
    await worker.start({ quiet: true, onUnhandledRequest });
    await Promise.all([loadFonts(), ...Object.values(routePages).map((page) => page.preload())]);
    window.addEventListener('error', record);
    window.addEventListener('unhandledrejection', record);
  });

  afterAll(() => {
    worker.stop();
    window.removeEventListener('error', record);
    window.removeEventListener('unhandledrejection', record);
  });

  beforeEach(() => {
    uncaught.length = 0;
    container = document.createElement('div');
    document.body.append(container);
  });

  afterEach(() => {
    unmount();
    container.remove();
    expectAnswered();
  });
}

/** The number of calls of the mounted app that have no answer yet. */
let pendingCalls = () => 0;

/** Waits until the screen is rendered and no call is pending. */
async function settled(): Promise<void> {
  let quiet = 0;
  await vi.waitUntil(
    () => {
      // `data-pending` marks a skeleton.
      const isWaiting = container.querySelector('[data-pending]') !== null;
      const isRendered = container.querySelector('h1') !== null && !isWaiting;
      quiet = isRendered && pendingCalls() === 0 ? quiet + 1 : 0;
      return quiet > 2;
    },
    { ...SOON, interval: 12 },
  );
}

/** Receives the mocks' answer to a call, parsed. Returns what to send instead: a JSON value or a `Response`. */
type Change = (answer: never) => unknown;

function changeAnswer([call, change]: [string, Change]) {
  const [method = '', path = ''] = call.split(' ');
  const pattern = `*/api${path}`;
  return http.all(pattern, async ({ request }) => {
    if (request.method !== method) return undefined;
    const response = await getResponse(handlers, request);
    const changed = change((await response?.json()) as never);
    return changed instanceof Response ? changed : HttpResponse.json(changed as object);
  });
}

export interface OpenOptions {
  /** Employee code of the user who is logged in. Default: the persona of the route. */
  persona?: string | undefined;
  /** Changes of the mocks' answers, by call: 'GET /stats/agency/referals'. */
  answers?: Readonly<Record<string, Change>> | undefined;
  /** Values of the route's parameters. Default: `PARAMS`. */
  params?: Params | undefined;
  /** The fault of the mock server, and the call that the fault affects ('GET /orders'). Default: no fault. */
  fault?: { name: ScenarioName; only: string } | undefined;
  /** True if page loads that the app requests do not happen, as without network. */
  losesPageLoads?: boolean | undefined;
  /** Called before the app is rendered, for example to remove an API of the browser. */
  before?: (() => void) | undefined;
}

/** Mounts a new app at a route, by default for the persona that sees most of the screen (`personaOf`). */
export async function open(
  path: string,
  {
    fault,
    before,
    params,
    losesPageLoads = false,
    persona = personaOf(path),
    answers = {},
  }: OpenOptions = {},
): Promise<void> {
  unmount();
  worker.resetHandlers();
  worker.use(...Object.entries(answers).map(changeAnswer));
  const token = resetDb(persona) ?? '';
  before?.();
  // A late answer to a call of the previous test's app must not be stored as data of this test's user.
  forgetUser(null);
  local.clear();
  session.clear();
  local.setItem('token', token);
  local.setItem('viewed_intros', '[1,2,3,4,5,6,7,8,9,10]');
  if (fault) setScenario(fault.name, { only: fault.only });
  window.history.replaceState(
    { idx: 0, key: `${Math.random()}` },
    '',
    `#${addressOf(path, params)}`,
  );
  await load(null, losesPageLoads);
  await settled();
}

/** Loads the page: mounts a new app with what is stored. `encrypted`: the login code of a link, null for none. */
async function load(encrypted: string | null, losesPageLoads = false): Promise<void> {
  unmount();
  const { store, pending } = createCountingStore();
  store.set(pageAtom, { load: losesPageLoads ? () => undefined : loadAt });
  pendingCalls = pending;
  root = createRoot(container);
  root.render(<App store={store} />);
  await store.set(runStartupAtom, encrypted);
}

/** Simulates a page load at an address, as `startup/main.tsx` handles it. */
function loadAt(address: string | null): void {
  const here = window.location.href;
  const { encrypted, url } = takeLoginCode(new URL(address ?? here, here).href);
  window.history.replaceState({ idx: 0, key: `${Math.random()}` }, '', url);
  void load(encrypted);
}

/** Navigates the mounted app to another route by its address. */
export async function goTo(path: string): Promise<void> {
  const address = addressOf(path);
  const title = specOf(address).title;
  window.location.hash = address;
  // Waits until the next screen has set its title. A screen that redirects at once changes the hash instead.
  await vi.waitUntil(
    () => document.title.startsWith(title) || !window.location.hash.endsWith(address),
    { ...SOON, interval: 12 },
  );
  await settled();
}

/** Asserts that the screen has text, exactly one heading and a control, and that each link and button has a name. */
export function expectUsable(where: string): void {
  const text = container.innerText.trim();
  expect(text.length, `${where}: text`).toBeGreaterThan(8);
  const controls = [...container.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (control) => control.getClientRects().length > 0 && !control.closest('[inert]'),
  );
  expect(controls.length, `${where}: controls`).toBeGreaterThan(0);
  const nameless = controls.filter(
    (control) =>
      control.matches('a, button') &&
      (control.ariaLabel ?? control.textContent ?? '').trim() === '',
  );
  expect(
    nameless.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    `${where}: names`,
  ).toEqual([]);
  expect(container.querySelectorAll('h1').length, `${where}: one heading`).toBe(1);
}

export function screenText(): string {
  return container.innerText;
}
