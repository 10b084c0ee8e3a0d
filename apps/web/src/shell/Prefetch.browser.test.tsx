import { db } from '@gemas/mocks';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { goTo, open, setUpApp } from '../testing/open-app.tsx';

setUpApp();
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  db.latency = 0;
});

const asked = () => db.requests.filter(({ path }) => path === '/orders').length;

const link = () => document.querySelector<HTMLElement>('a[href="#/rewards"]');
const touch = () => link()?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

/** Puts a finger on the link until it is noticed: the code for it comes a moment after the first screen. */
const touched = () =>
  vi.waitUntil(
    () => {
      touch();
      return asked() > 0;
    },
    { timeout: 5000, interval: 50 },
  );

it('asks for what is behind a link as soon as a finger is on it, once', async () => {
  await open('/menu');
  await touched();
  await goTo('/rewards');
  expect(asked()).toBe(1);
});

describe('a screen whose answer is on its way since its link was touched', () => {
  /** What is shown below 'Mis premios', in order: its frame, the screen with boxes, the screen with its rows. */
  function watchRewards(): string[] {
    const seen: string[] = [];
    new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading?.textContent !== 'Mis premios') return;
      const isFrame = heading.closest('[data-pending]') !== null;
      const hasRows = document.querySelector('main li') !== null;
      const now = isFrame ? 'frame' : hasRows ? 'rows' : 'boxes';
      if (seen.at(-1) !== now) seen.push(now);
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
  }

  it.each([
    { latency: 60, shown: ['frame', 'rows'] },
    { latency: 1000, shown: ['frame', 'boxes', 'rows'] },
  ])('is shown as $shown where that takes $latency ms', async ({ latency, shown }) => {
    await open('/menu');
    db.latency = latency;
    const seen = watchRewards();
    await touched();
    link()?.click();
    await vi.waitUntil(() => seen.includes('rows'), { timeout: 5000, interval: 12 });
    expect(seen).toEqual(shown);
    expect(asked()).toBe(1);
  });
});

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'asks for nothing with %o',
  async (network) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: network });
    await open('/menu');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    touch();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(asked()).toBe(0);
  },
);
