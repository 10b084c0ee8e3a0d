import { db } from '@gemas/mocks';
import { afterEach, expect, it, vi } from 'vitest';
import { goTo, open, setUpApp } from '../testing/open-app.tsx';

setUpApp();
afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

const asked = () => db.requests.filter(({ path }) => path === '/orders').length;

function touch(): void {
  const link = document.querySelector('a[href="#/rewards"]');
  link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}

it('asks for what is behind a link as soon as a finger is on it, once', async () => {
  await open('/menu');
  // Its code comes a moment after the first screen.
  await vi.waitUntil(
    () => {
      touch();
      return asked() > 0;
    },
    { timeout: 5000, interval: 50 },
  );
  await goTo('/rewards');
  expect(asked()).toBe(1);
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
