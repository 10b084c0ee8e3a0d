import { paths } from '@gemas/domain';
import { db } from '@gemas/mocks';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { goTo, open, screenText, setUpApp } from '../testing/open-app.tsx';
import { settled } from '../testing/settled.ts';
import { until } from '../testing/soon.ts';

setUpApp();
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
  db.latency = 0;
});

/** Addresses of links that prefetch data when they are touched. The key is the path of the call that is then sent. */
const LINKS = { '/orders': '#/rewards', '/products': '#/vault' } as const;
type Call = keyof typeof LINKS;

const asked = (call: Call) => db.requests.filter(({ path }) => path === call).length;
const link = (call: Call) => document.querySelector<HTMLElement>(`a[href="${LINKS[call]}"]`);
const touch = (call: Call) =>
  link(call)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));

/** Stops the timers. They run only when the test advances the clock. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Waits until `isSo` returns true, without advancing the clock. Only timers that are due now run. */
const untilDue = (isSo: () => boolean) =>
  until(() => {
    vi.advanceTimersByTime(0);
    return isSo();
  });

/**
 * Touches a link until its call is sent. One touch may be too early, because the code that listens to touches is loaded
 * a moment after the first screen.
 */
const touched = (call: Call) =>
  until(() => {
    if (asked(call) > 0) return true;
    vi.advanceTimersByTime(50);
    touch(call);
    return false;
  });

it('fetches the data behind a link once, when a finger touches the link', async () => {
  await open('/menu');
  stopClock();
  await touched('/orders');
  vi.useRealTimers();
  await goTo('/rewards');
  expect(asked('/orders')).toBe(1);
});

it('fetches a prize by the same encoded SKU as its screen', async () => {
  await open('/menu');
  const prize = document.createElement('a');
  prize.href = `#${paths.vaultDetails('LIC 01/ñ')}`;
  document.body.append(prize);
  onTestFinished(() => prize.remove());
  const prizes = () =>
    db.requests.flatMap(({ path }) => (path.startsWith('/products/') ? [path] : []));
  await until(() => {
    prize.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    return prizes().length > 0;
  });
  prize.click();
  await until(() => screenText().includes('Este premio ya no está en la bóveda'));
  expect(new Set(prizes())).toEqual(new Set([`/products/${encodeURIComponent('LIC 01/ñ')}`]));
});

describe('a screen whose data were requested when its link was touched', () => {
  /**
   * Records the states of the screen 'Mis premios' in the order in which they are rendered. 'frame' is `PageSkeleton`,
   * which is shown before the page. 'boxes' is the page with placeholders. 'rows' is the page with rows.
   */
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

  /**
   * Touches and taps the link to Mis premios. The answer takes `latency` ms of the test's clock. Resolves with the
   * array of `watchRewards` when the array contains 'frame'. Later states are added to the same array.
   */
  async function openByTouch(latency: number): Promise<string[]> {
    await open('/menu');
    stopClock();
    db.latency = latency;
    const seen = watchRewards();
    await touched('/orders');
    link('/orders')?.click();
    await untilDue(() => seen.includes('frame'));
    return seen;
  }

  it('shows its rows without placeholders if the answer arrives soon', async () => {
    const seen = await openByTouch(60);
    vi.advanceTimersByTime(60);
    await untilDue(() => seen.includes('rows'));
    expect(seen).toEqual(['frame', 'rows']);
    expect(asked('/orders')).toBe(1);
  });

  it('shows placeholders first if the answer takes longer', async () => {
    // The answer takes 5 s, so the placeholders are shown first. This is below the time limit of a call, 15 s.
    const seen = await openByTouch(5000);
    await until(() => {
      vi.advanceTimersByTime(10);
      return seen.includes('boxes');
    });
    // Advances the clock in steps of 100 ms, so that the screen can render between two steps. The touch keeps the call
    // alive for `TOUCHED_MS` (3 s). The screen has to subscribe to the orders within this time.
    await until(() => {
      vi.advanceTimersByTime(100);
      return seen.includes('rows');
    });
    expect(seen).toEqual(['frame', 'boxes', 'rows']);
    expect(asked('/orders')).toBe(1);
  });
});

it.each([{ saveData: true }, { effectiveType: '2g' }])(
  'prefetches nothing with the connection %o',
  async (network) => {
    await open('/menu');
    stopClock();
    // Touches another link until its call is sent. The call proves that the code that prefetches is loaded.
    await touched('/products');
    Object.defineProperty(navigator, 'connection', { configurable: true, value: network });
    touch('/orders');
    vi.useRealTimers();
    await settled();
    expect(asked('/orders')).toBe(0);
  },
);
