import { routes } from '@gemas/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routePages } from '../route-pages.ts';
import { expectUsable, goTo, open, screenText, setUpApp, uncaught } from '../testing/open-app.tsx';
import { personaOf } from '../testing/route-visits.ts';
import { until } from '../testing/soon.ts';

type Api = readonly [owner: object, key: string];

/**
 * APIs that some browsers of the last ten years lack, in groups that a browser often lacks together. The app is used
 * without all APIs of a group at once. No group contains an API together with the API that the app falls back to.
 */
const MISSING: Readonly<Record<string, readonly Api[]>> = {
  'the newer APIs of elements': [
    [Element.prototype, 'checkVisibility'],
    [Element.prototype, 'replaceChildren'],
    [HTMLElement.prototype, 'inert'],
    [HTMLElement.prototype, 'showPopover'],
    [HTMLFormElement.prototype, 'requestSubmit'],
  ],
  animations: [
    [Element.prototype, 'animate'],
    [Element.prototype, 'getAnimations'],
    [window, 'matchMedia'],
  ],
  scrolling: [
    [Element.prototype, 'scrollIntoView'],
    [window, 'scrollTo'],
    [window, 'scrollBy'],
    [window, 'visualViewport'],
  ],
  'the newer APIs of the language': [
    [Array.prototype, 'at'],
    [Array.prototype, 'toSorted'],
    [String.prototype, 'replaceAll'],
    [Object, 'hasOwn'],
    [AbortSignal, 'any'],
    [window, 'structuredClone'],
  ],
  'the newer APIs of Intl': [
    [Intl, 'Segmenter'],
    [Intl, 'PluralRules'],
  ],
  'timers and observers': [
    [window, 'queueMicrotask'],
    [window, 'requestIdleCallback'],
    [window, 'IntersectionObserver'],
    [window, 'ResizeObserver'],
  ],
  'the APIs of a secure origin': [
    [Crypto.prototype, 'subtle'],
    [Crypto.prototype, 'randomUUID'],
    [Navigator.prototype, 'locks'],
    [window, 'caches'],
  ],
  'storage and messages between tabs': [
    [window, 'localStorage'],
    [window, 'sessionStorage'],
    [window, 'BroadcastChannel'],
  ],
  'network and reports': [
    [Navigator.prototype, 'sendBeacon'],
    [Navigator.prototype, 'onLine'],
    [Document.prototype, 'fonts'],
    [window, 'reportError'],
  ],
};

/** Title of the screen that `PageBoundary` shows. */
const BROKEN = 'Algo salió mal';

const removed: (() => void)[] = [];

/** Removes APIs from the browser. `restore` puts the APIs back. */
function takeAway(apis: readonly Api[]): void {
  for (const [owner, key] of apis) {
    const had = Object.getOwnPropertyDescriptor(owner, key);
    if (!had) throw new Error(`this browser has no ${key} to take away`);
    removed.push(() => Object.defineProperty(owner, key, had));
    if (had.configurable) Reflect.deleteProperty(owner, key);
    else Reflect.set(owner, key, undefined);
  }
}

function restore(): void {
  for (const put of removed.splice(0)) put();
}

afterEach(restore);

setUpApp();

/** The personas that open the routes. `walks` groups the routes by persona, so that the app starts once per persona. */
const people = [...new Set(routes.map(({ path }) => personaOf(path)))];
const walks = people.map((person) =>
  routes.map(({ path }) => path).filter((path) => personaOf(path) === person),
);

/** Opens the dialog of the log-out and closes it again. */
async function openDialog(): Promise<void> {
  const press = (label: string) => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === label)?.click();
  };
  const count = () => document.querySelectorAll('dialog[open]').length;
  await goTo('/menu');
  press('Cerrar sesión');
  await until(() => count() === 1);
  // `onlyOwnTaps` reads the opening animation of a dialog in the first frame that shows the dialog.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  press('Cancelar');
  await until(() => count() === 0);
}

describe.each(Object.entries(MISSING))('without %s', (name, apis) => {
  it('every route and a dialog are usable', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const [first = '', ...rest] of walks) {
      await open(first, { before: () => takeAway(apis) });
      expectUsable(`${first} without ${name}`);
      for (const path of rest) {
        await goTo(path);
        expectUsable(`${path} without ${name}`);
        expect(screenText(), `${path} without ${name}`).not.toContain(BROKEN);
      }
      await openDialog();
      expect(uncaught, `without ${name}`).toEqual([]);
      restore();
    }
    errors.mockRestore();
  });
});

describe('an error while rendering', () => {
  const Broken = () => {
    throw new Error('broken on purpose');
  };

  it('breaks one screen, and the next screen still opens', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = vi.spyOn(routePages['/rewards'], 'current').mockReturnValue(Broken);
    await open('/menu');
    await goTo('/rewards');
    expect(screenText()).toContain(BROKEN);
    // The text must not blame the connection for a defect of the app.
    expect(screenText()).toContain('Algo falló de nuestro lado');
    expectUsable('/rewards');
    await goTo('/vault');
    expect(screenText()).toContain('Bóveda');
    expect(screenText()).not.toContain(BROKEN);
    page.mockRestore();
    errors.mockRestore();
  });

  it('of the shell shows an error screen with text and a control', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const table = vi.spyOn(Array.prototype, 'find');
    table.mockImplementation(function (this: unknown[], ...[test]) {
      if (this === routes) throw new Error('broken on purpose');
      return this.filter(test)[0];
    });
    await open('/score');
    table.mockRestore();
    expect(screenText()).toContain(BROKEN);
    expectUsable('/score');
    errors.mockRestore();
  });
});
