import '@gemas/ui/theme.css';
import { BLENDER_SKU, db, handlers, resetDb, type ScenarioName, setScenario } from '@gemas/mocks';
import { setupWorker } from 'msw/browser';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../App.tsx';
import { bootAtom } from '../state/session.ts';
import { local, session } from '../state/storage.ts';
import { createAppStore } from '../state/store.ts';
import { routes } from './routes.ts';

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

const PARAMS: Readonly<Record<string, string>> = {
  ':sku': BLENDER_SKU,
  ':id': '5',
  ':region': '51',
  ':tab': 'materials',
  ':ticket_id': '1',
};

const FAULTS: readonly ScenarioName[] = ['offline', 'server-500', 'malformed-body', 'wrong-shape'];

const worker = setupWorker(...handlers);
const faults: string[] = [];
let root: Root | null = null;
let container: HTMLElement;

function note(event: ErrorEvent | PromiseRejectionEvent): void {
  faults.push(String('reason' in event ? event.reason : event.error));
}

beforeAll(async () => {
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  await Promise.all(routes.map(({ page }) => page.preload()));
  window.addEventListener('error', note);
  window.addEventListener('unhandledrejection', note);
});

afterAll(() => {
  worker.stop();
  window.removeEventListener('error', note);
  window.removeEventListener('unhandledrejection', note);
});

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
});

afterEach(() => {
  leave();
  container.remove();
});

function leave(): void {
  root?.unmount();
  root = null;
}

function address(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:\w+/g, (param) => params[param] ?? '1');
}

interface Visit {
  fault?: ScenarioName;
  /** The one call that the fault spoils. */
  only?: string;
  params?: Readonly<Record<string, string>>;
}

/** Opens a route as its persona and waits until nothing more is asked of the server. */
async function open(
  path: string,
  { fault, only = '', params = PARAMS }: Visit = {},
): Promise<void> {
  leave();
  local.clear();
  session.clear();
  local.setItem('token', resetDb(PERSONAS[path] ?? ACTIVATOR) ?? '');
  local.setItem('viewed_intros', '[1,2,3,4,5,6,7,8,9,10]');
  if (fault) setScenario(fault, { only });
  window.history.replaceState(
    { idx: 0, key: crypto.randomUUID() },
    '',
    `#${address(path, params)}`,
  );
  const store = createAppStore({ retries: false });
  root = createRoot(container);
  root.render(<App store={store} />);
  await store.set(bootAtom, null);
  let asked = -1;
  await vi.waitUntil(
    () => {
      const isQuiet = asked === db.requests.length && container.querySelector('h1') !== null;
      asked = db.requests.length;
      return isQuiet;
    },
    { timeout: 10_000, interval: 60 },
  );
}

/** Something to read and something to do: what every screen owes whatever the server did. */
function expectUsable(where: string): void {
  expect(container.innerText.trim().length, `${where}: words`).toBeGreaterThan(8);
  const ways = [...container.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (control) => control.checkVisibility() && !control.closest('[inert]'),
  );
  expect(ways.length, `${where}: a way on`).toBeGreaterThan(0);
  expect(container.querySelectorAll('h1').length, `${where}: one heading`).toBe(1);
}

describe.each(routes.map(({ path }) => path))('%s', (path) => {
  it('is never blank and never breaks, whichever of its calls fails and however', async () => {
    const errors = vi.spyOn(console, 'error');
    faults.length = 0;
    await open(path);
    expectUsable(path);
    const calls = [...new Set(db.requests.map(({ method, path }) => `${method} ${path}`))];
    // The start-up at least asks who is there.
    expect(calls).toContain('GET /auth/user');
    for (const call of calls) {
      for (const fault of FAULTS) {
        await open(path, { fault, only: call });
        expectUsable(`${path} with ${fault} on ${call}`);
      }
    }
    expect(faults).toEqual([]);
    expect(errors.mock.calls.map((call) => call.map(String).join(' '))).toEqual([]);
    errors.mockRestore();
  });
});

const IDS = [':id', ':region', ':ticket_id'];
const idsOf = (path: string) => IDS.filter((param) => path.split('/').includes(param));

describe.each(routes.flatMap(({ path }) => idsOf(path).map((param) => [path, param] as const)))(
  '%s with a word for %s',
  (path, param) => {
    it('asks nothing for it and leads on', async () => {
      await open(path, { params: { ...PARAMS, [param]: 'word' } });
      expectUsable(path);
      expect(db.requests.filter((request) => request.path.includes('word'))).toEqual([]);
    });
  },
);
