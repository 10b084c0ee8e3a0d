import { routes } from '@gemas/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routePages } from '../route-pages.ts';
import { expectUsable, goTo, open, screenText, setUpApp } from '../testing/open-app.tsx';
import { personaOf } from '../testing/route-visits.ts';

/** APIs that some browsers of the last ten years lack, with the object that each belongs to. */
const MISSING: ReadonlyArray<readonly [name: string, owner: object, key: string]> = [
  ['Element.checkVisibility', Element.prototype, 'checkVisibility'],
  ['Element.scrollIntoView', Element.prototype, 'scrollIntoView'],
  ['Element.animate', Element.prototype, 'animate'],
  ['Element.getAnimations', Element.prototype, 'getAnimations'],
  ['Element.replaceChildren', Element.prototype, 'replaceChildren'],
  ['HTMLElement.inert', HTMLElement.prototype, 'inert'],
  ['HTMLElement.showPopover', HTMLElement.prototype, 'showPopover'],
  ['HTMLFormElement.requestSubmit', HTMLFormElement.prototype, 'requestSubmit'],
  ['Array.at', Array.prototype, 'at'],
  ['Array.toSorted', Array.prototype, 'toSorted'],
  ['String.replaceAll', String.prototype, 'replaceAll'],
  ['Object.hasOwn', Object, 'hasOwn'],
  ['AbortSignal.any', AbortSignal, 'any'],
  ['Intl.Segmenter', Intl, 'Segmenter'],
  ['Intl.PluralRules', Intl, 'PluralRules'],
  ['Crypto.subtle', Crypto.prototype, 'subtle'],
  ['Crypto.randomUUID', Crypto.prototype, 'randomUUID'],
  ['Navigator.locks', Navigator.prototype, 'locks'],
  ['Navigator.sendBeacon', Navigator.prototype, 'sendBeacon'],
  ['Navigator.onLine', Navigator.prototype, 'onLine'],
  ['Document.fonts', Document.prototype, 'fonts'],
  ['HTMLElement.focus', HTMLElement.prototype, 'focus'],
  ['fetch', window, 'fetch'],
  ['queueMicrotask', window, 'queueMicrotask'],
  ['scrollTo', window, 'scrollTo'],
  ['scrollBy', window, 'scrollBy'],
  ['matchMedia', window, 'matchMedia'],
  ['visualViewport', window, 'visualViewport'],
  ['localStorage', window, 'localStorage'],
  ['sessionStorage', window, 'sessionStorage'],
  ['caches', window, 'caches'],
  ['reportError', window, 'reportError'],
  ['structuredClone', window, 'structuredClone'],
  ['requestIdleCallback', window, 'requestIdleCallback'],
  ['IntersectionObserver', window, 'IntersectionObserver'],
  ['ResizeObserver', window, 'ResizeObserver'],
  ['BroadcastChannel', window, 'BroadcastChannel'],
];

/** Title of the screen that `PageBoundary` shows. */
const BROKEN = 'Algo salió mal';

let restore = () => {};

/** Removes an API of the browser until the end of the test. */
function takeAway(owner: object, key: string): void {
  const had = Object.getOwnPropertyDescriptor(owner, key);
  if (!had) throw new Error(`this browser has no ${key} to take away`);
  restore = () => Object.defineProperty(owner, key, had);
  if (had.configurable) Reflect.deleteProperty(owner, key);
  else Reflect.set(owner, key, undefined);
}

afterEach(() => restore());

setUpApp();

/** The personas that open the routes. `walks` groups the routes by persona, so that the app starts once per persona. */
const people = [...new Set(routes.map(({ path }) => personaOf(path)))];
const walks = people.map((person) =>
  routes.map(({ path }) => path).filter((path) => personaOf(path) === person),
);

describe.each(MISSING)('without %s', (name, owner, key) => {
  it('every route is usable', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    for (const [first = '', ...rest] of walks) {
      await open(first, { before: () => takeAway(owner, key) });
      expectUsable(`${first} without ${name}`);
      for (const path of rest) {
        await goTo(path);
        expectUsable(`${path} without ${name}`);
        expect(screenText(), `${path} without ${name}`).not.toContain(BROKEN);
      }
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
