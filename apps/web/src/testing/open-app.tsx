import '@gemas/ui/theme.css';
import { BLENDER_SKU, handlers, resetDb, type ScenarioName, setScenario } from '@gemas/mocks';
import { setupWorker } from 'msw/browser';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { App } from '../App.tsx';
import { routePages } from '../route-pages.ts';
import { specOf } from '../shell/routes.ts';
import type { AppStore } from '../state/core/jotai.ts';
import { local, session } from '../state/core/storage.ts';
import { createAppStore } from '../state/core/store.ts';
import { bootAtom, sendAtom } from '../state/session/session.ts';

const ACTIVATOR = '48213';
/** Who sees most of a screen, where it is not the activator. */
const PERSONAS: Readonly<Record<string, string>> = {
  '/corporate/region/:id/:region': '10027',
  '/corporate/territory/:id': '10027',
  '/territories/:id/regions': '10027',
  '/regions/:id/agencies': '10027',
  '/ranking/agency/:id': '33190',
  '/claim/reward': '60010',
};

type Params = Readonly<Record<string, string>>;

/** What stands for the parameters of a route. */
export const PARAMS: Params = {
  ':sku': BLENDER_SKU,
  ':id': '5',
  ':region': '51',
  ':tab': 'materials',
  ':ticket_id': '1',
};

const worker = setupWorker(...handlers);
/** What nobody caught while a test ran. */
export const faults: string[] = [];
let root: Root | null = null;
let container: HTMLElement;

function note(event: ErrorEvent | PromiseRejectionEvent): void {
  faults.push(String('reason' in event ? event.reason : event.error));
}

function leave(): void {
  root?.unmount();
  root = null;
}

/** Gives every test of a file an app to open over the mock server, all of its code at hand. */
export function visitRoutes(): void {
  beforeAll(async () => {
    await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
    await Promise.all(Object.values(routePages).map((page) => page.preload()));
    window.addEventListener('error', note);
    window.addEventListener('unhandledrejection', note);
  });

  afterAll(() => {
    worker.stop();
    window.removeEventListener('error', note);
    window.removeEventListener('unhandledrejection', note);
  });

  beforeEach(() => {
    faults.length = 0;
    container = document.createElement('div');
    document.body.append(container);
  });

  afterEach(() => {
    leave();
    container.remove();
  });
}

/** Code of the person to open a route as. */
export function personaOf(path: string): string {
  return PERSONAS[path] ?? ACTIVATOR;
}

function addressOf(path: string, params: Params = PARAMS): string {
  return path.replace(/:\w+/g, (param) => params[param] ?? '1');
}

/** Calls that the app in sight has on their way; those of one that was left count no more. */
let calls = { pending: 0 };

/** A store of one visit, whose calls are counted. */
function visitStore(): AppStore {
  const store = createAppStore({ retries: false });
  const send = store.get(sendAtom);
  const own = { pending: 0 };
  calls = own;
  store.set(sendAtom, (call) => {
    own.pending += 1;
    return send(call).finally(() => {
      own.pending -= 1;
    });
  });
  return store;
}

/** Waits until the screen stands and all that it asked for is answered and drawn. */
async function settled(): Promise<void> {
  let quiet = 0;
  await vi.waitUntil(
    () => {
      // A page is pending until its code is there; Score is held until it is known what stands before it.
      const isWaiting =
        container.querySelector('[data-pending]') !== null ||
        container.textContent?.includes('Preparando tu juego') === true;
      const isDrawn = container.querySelector('h1') !== null && !isWaiting;
      quiet = isDrawn && calls.pending === 0 ? quiet + 1 : 0;
      return quiet > 2;
    },
    { timeout: 10_000, interval: 12 },
  );
}

export interface Opening {
  /** What stands for the parameters of the route. Default: `PARAMS`. */
  params?: Params | undefined;
  /** What goes wrong on the server, and with which call ('GET /orders'); none: nothing. */
  fault?: { name: ScenarioName; only: string } | undefined;
  /** Changes the browser before the app is drawn. */
  before?: (() => void) | undefined;
}

/** Opens the app anew at a route, as the route's persona. */
export async function open(path: string, { fault, before, params }: Opening = {}): Promise<void> {
  leave();
  const token = resetDb(personaOf(path)) ?? '';
  before?.();
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
  const store = visitStore();
  root = createRoot(container);
  root.render(<App store={store} />);
  await store.set(bootAtom, null);
  await settled();
}

/** Goes on to another route by its address, in the app that is open. */
export async function goTo(path: string): Promise<void> {
  const address = addressOf(path);
  const title = specOf(address)?.title ?? '';
  window.location.hash = address;
  // The screen of before stands until the next one is drawn, unless that leads on at once.
  await vi.waitUntil(
    () => document.title.startsWith(title) || !window.location.hash.endsWith(address),
    { timeout: 10_000, interval: 12 },
  );
  await settled();
}

/** Something to read and something to do: what every screen owes whatever happened to it. */
export function expectUsable(where: string): void {
  const words = container.innerText.trim();
  expect(words.length, `${where}: words`).toBeGreaterThan(8);
  const ways = [...container.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (control) => control.getClientRects().length > 0 && !control.closest('[inert]'),
  );
  expect(ways.length, `${where}: a way on`).toBeGreaterThan(0);
  expect(container.querySelectorAll('h1').length, `${where}: one heading`).toBe(1);
}

/** What the screen says. */
export function screenText(): string {
  return container.innerText;
}
