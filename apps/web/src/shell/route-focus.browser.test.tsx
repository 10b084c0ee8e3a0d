import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { goTo, open, setUpApp } from '../testing/open-app.tsx';
import { SOON } from '../testing/soon.ts';

setUpApp();

/** Current listeners of document and window, by type, phase and function. */
const listening = new Set<string>();
const ids = new WeakMap<object, number>();
let lastId = 0;

const targets = [document, window];
const originals = targets.map(({ addEventListener, removeEventListener }) => ({
  addEventListener,
  removeEventListener,
}));

function nameOf(at: number, type: string, listener: object, options: unknown): string {
  if (!ids.has(listener)) {
    lastId += 1;
    ids.set(listener, lastId);
  }
  const id = ids.get(listener);
  const isCapture = options === true || (options as { capture?: boolean } | undefined)?.capture;
  return `${at} ${type} ${isCapture === true} ${id}`;
}

beforeAll(() => {
  targets.forEach((target, at) => {
    const { addEventListener, removeEventListener } = target;
    Object.assign(target, {
      addEventListener(type: string, listener: object, options?: unknown) {
        listening.add(nameOf(at, type, listener, options));
        addEventListener.call(target, type, listener as EventListener, options as boolean);
      },
      removeEventListener(type: string, listener: object, options?: unknown) {
        listening.delete(nameOf(at, type, listener, options));
        removeEventListener.call(target, type, listener as EventListener, options as boolean);
      },
    });
  });
});

afterAll(() => {
  for (const [at, target] of targets.entries()) Object.assign(target, originals[at]);
});

const ROUNDS = 5;

it('leaves no listener behind when the user navigates without a tap', async () => {
  await open('/menu');
  await goTo('/notifications');
  await goTo('/menu');
  const before = listening.size;
  for (let round = 0; round < ROUNDS; round += 1) {
    await goTo('/notifications');
    await goTo('/menu');
  }
  // If each navigation added a listener, there would be `2 * ROUNDS` new listeners. A few are allowed, because code
  // that is loaded later adds its own listeners once.
  expect(listening.size - before).toBeLessThan(ROUNDS);
});

/** Simulates a browser that scrolls at once when a shorter screen is rendered, before React's effects run. */
function scrollWithRender(onScroll: (top: number) => void): void {
  const observer = new MutationObserver(() => {
    onScroll(window.scrollY);
    window.dispatchEvent(new Event('scroll'));
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
}

it('going back restores the scroll position, even if the browser has scrolled in between', async () => {
  // Turns off the scroll restoration of the browser. Only the app then restores the scroll position.
  window.history.scrollRestoration = 'manual';
  onTestFinished(() => {
    window.history.scrollRestoration = 'auto';
  });
  await open('/vault');
  // Scrolls to 400 px and returns the reached position. Repeated, because the page is not tall enough at first.
  const scroll = () => {
    document.documentElement.scrollTop = 400;
    return window.scrollY;
  };
  await expect.poll(scroll, SOON).toBe(400);
  await new Promise(requestAnimationFrame);
  const tops: number[] = [];
  scrollWithRender((top) => tops.push(top));
  await goTo('/menu');
  expect(Math.min(...tops)).toBeLessThan(400);
  window.history.back();
  await expect.poll(() => window.scrollY, SOON).toBe(400);
});
