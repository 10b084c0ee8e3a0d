import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SCOPE = 'https://app.test/juego/';

/** Simulates a page in a browser that supports service workers. */
function openPage({ isControlled = true, waiting = false } = {}) {
  const registration = Object.assign(new EventTarget(), {
    scope: SCOPE,
    active: { scriptURL: `${SCOPE}sw.js` },
    waiting: waiting ? { state: 'installed', postMessage: vi.fn() } : null,
    installing: null as (EventTarget & { state: string }) | null,
    update: vi.fn(() => Promise.resolve()),
    unregister: vi.fn(() => Promise.resolve(true)),
  });
  const workers = Object.assign(new EventTarget(), {
    controller: isControlled ? {} : null,
    register: vi.fn(() => Promise.resolve<typeof registration | undefined>(registration)),
    getRegistration: () => Promise.resolve(registration),
  });
  const page = Object.assign(new EventTarget(), { hidden: false, baseURI: SCOPE });
  const stored = new Set([`precache-${SCOPE}`, 'precache-https://app.test/', 'another']);
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('document', page);
  const reload = vi.fn();
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stored]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  });
  return { registration, workers, page, stored, reload };
}

/** Loads the module anew, as each page load does, and registers the worker. */
async function register() {
  const { registerServiceWorker } = await import('./service-worker.ts');
  const onNewVersion = vi.fn();
  await registerServiceWorker('sw.js', onNewVersion);
  return { registerServiceWorker, onNewVersion };
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
// The module remembers that it has registered a worker. Other test files may run in the same process.
afterAll(() => {
  vi.resetModules();
});

describe('a registration', () => {
  it.each<[string, (page: ReturnType<typeof openPage>) => void]>([
    ['that succeeds', () => undefined],
    ['that the browser blocks', ({ workers }) => workers.register.mockResolvedValue(undefined)],
    ['that is denied', ({ workers }) => workers.register.mockRejectedValue(new TypeError())],
  ])('%s is made once per page', async (_, prepare) => {
    const page = openPage();
    prepare(page);
    const { registerServiceWorker } = await register();
    await Promise.all([
      registerServiceWorker('sw.js', vi.fn()),
      registerServiceWorker('sw.js', vi.fn()),
    ]);
    expect(page.workers.register).toHaveBeenCalledTimes(1);
  });

  it('is followed by a check for a new version every hour and when the page becomes visible', async () => {
    const { registration, page } = openPage();
    await register();
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledTimes(1);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(registration.update).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60 * 60 * 1000);
    expect(registration.update).toHaveBeenCalledTimes(2);
  });
});

describe('a new version', () => {
  it('is found if it is already waiting', async () => {
    openPage({ waiting: true });
    const { onNewVersion } = await register();
    expect(onNewVersion).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])(
    'is found after its installation if a worker controls the page: %s',
    async (is) => {
      const { registration } = openPage({ isControlled: is });
      const { onNewVersion } = await register();
      const installing = Object.assign(new EventTarget(), { state: 'installing' });
      registration.installing = installing;
      registration.dispatchEvent(new Event('updatefound'));
      expect(onNewVersion).not.toHaveBeenCalled();
      installing.state = 'installed';
      installing.dispatchEvent(new Event('statechange'));
      expect(onNewVersion).toHaveBeenCalledTimes(is ? 1 : 0);
    },
  );

  it('is not found if the first worker controls the page before its event arrives', async () => {
    const { registration, workers } = openPage({ isControlled: false });
    workers.register.mockImplementation(() => {
      workers.controller = {};
      return Promise.resolve(registration);
    });
    const { onNewVersion } = await register();
    registration.installing = Object.assign(new EventTarget(), { state: 'installed' });
    registration.dispatchEvent(new Event('updatefound'));
    registration.installing.dispatchEvent(new Event('statechange'));
    workers.dispatchEvent(new Event('controllerchange'));
    expect(onNewVersion).not.toHaveBeenCalled();
  });

  it('is found if another tab has activated it, unless it is the first worker of the phone', async () => {
    const { workers } = openPage({ isControlled: false });
    const { onNewVersion } = await register();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(onNewVersion).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(onNewVersion).toHaveBeenCalledTimes(1);
  });
});

describe('taking a new version', () => {
  async function take(mayReload: () => boolean = () => true) {
    const page = openPage({ waiting: true });
    const { takeNewVersion } = await import('./service-worker.ts');
    const activate = () => {
      page.registration.waiting = null;
      page.workers.dispatchEvent(new Event('controllerchange'));
    };
    await register();
    return { ...page, activate, taken: takeNewVersion(mayReload) };
  }

  it('reloads the page only when the new worker controls it, however slow the phone is', async () => {
    const { registration, reload, activate, taken } = await take();
    expect(registration.waiting?.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    await vi.advanceTimersByTimeAsync(59_999);
    expect(reload).not.toHaveBeenCalled();
    activate();
    expect(await taken).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('can be tried again if the new worker has not been activated after a minute', async () => {
    const { reload, activate, taken } = await take();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await taken).toBe(false);
    activate();
    expect(reload).not.toHaveBeenCalled();
    const { takeNewVersion } = await import('./service-worker.ts');
    expect(await takeNewVersion(() => true)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload a form that the user has opened meanwhile', async () => {
    const { reload, activate, taken } = await take(() => false);
    activate();
    expect(await taken).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('removing the worker', () => {
  async function remove(canReachServer = true) {
    const { removeServiceWorker } = await import('./service-worker.ts');
    await removeServiceWorker('sw.js', () => Promise.resolve(canReachServer));
  }

  it('removes only its own caches', async () => {
    const { registration, stored } = openPage();
    await remove();
    expect(registration.unregister).toHaveBeenCalledTimes(1);
    expect([...stored]).toEqual(['precache-https://app.test/', 'another']);
  });

  it('changes nothing while the server cannot be reached', async () => {
    const { registration, stored } = openPage();
    await remove(false);
    expect(registration.unregister).not.toHaveBeenCalled();
    expect(stored.size).toBe(3);
  });

  it('does not remove the worker of the mocks', async () => {
    const { registration } = openPage();
    registration.active.scriptURL = `${SCOPE}mockServiceWorker.js`;
    await remove();
    expect(registration.unregister).not.toHaveBeenCalled();
  });
});
