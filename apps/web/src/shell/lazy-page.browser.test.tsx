import { db } from '@gemas/mocks';
import { expect, it, vi } from 'vitest';
import { open, setUpApp } from '../testing/open-app.tsx';
import { settled } from '../testing/settled.ts';
import { SOON } from '../testing/soon.ts';

setUpApp();

const link = (address: string) => document.querySelector<HTMLElement>(`a[href="${address}"]`);

/**
 * Records the screens that follow the current screen, in order. `isPending`: only the frame (header and bottom bar) of
 * the screen is rendered, with placeholders. `hasBack`: the screen has 'Volver'. `dock`: the current link of the bottom
 * bar.
 */
function watchScreens(): { heading: string; isPending: boolean; hasBack: boolean; dock: string }[] {
  const seen: ReturnType<typeof watchScreens> = [];
  // The last heading that was seen. At first the heading of the current screen, which is not added to `seen`.
  let last = document.querySelector('h1');
  new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (!heading || heading === last) return;
    last = heading;
    seen.push({
      heading: heading.textContent,
      isPending: heading.closest('[data-pending]') !== null,
      hasBack: document.querySelector('[aria-label="Volver"]') !== null,
      dock: document.querySelector('nav [aria-current="page"]')?.textContent ?? '',
    });
  }).observe(document.body, { childList: true, subtree: true });
  return seen;
}

it('a tap shows the frame of the next screen first, even if its code is loaded', async () => {
  await open('/menu');
  const seen = watchScreens();
  link('#/rewards')?.click();
  await vi.waitUntil(() => seen.length >= 2, SOON);
  expect(seen.slice(0, 2)).toEqual([
    { heading: 'Mis premios', isPending: true, hasBack: true, dock: 'Premios' },
    { heading: 'Mis premios', isPending: false, hasBack: true, dock: 'Premios' },
  ]);
});

it('going back shows the previous screen at once, without a frame before it', async () => {
  await open('/menu');
  const left = watchScreens();
  link('#/rewards')?.click();
  await vi.waitUntil(() => left.length >= 2, SOON);
  const seen = watchScreens();
  window.history.back();
  await vi.waitUntil(() => seen.length >= 1, SOON);
  expect(seen.map(({ heading, isPending }) => ({ heading, isPending }))).toEqual([
    { heading: 'Perfil', isPending: false },
  ]);
});

it('each screen fetches failed notifications once, although frame and screen show them', async () => {
  await open('/menu', { fault: { name: 'server-500', only: 'GET /notifications' } });
  const asked = () => db.requests.filter(({ path }) => path === '/notifications').length;
  const before = asked();
  const seen = watchScreens();
  link('#/rewards')?.click();
  await vi.waitUntil(() => seen.some(({ isPending }) => !isPending), SOON);
  await vi.waitUntil(() => asked() > before, SOON);
  await settled();
  expect(asked() - before).toBe(1);
});

it('sends calls without reading the cookie store', async () => {
  const get = vi.spyOn(window.cookieStore, 'get');
  await open('/rewards');
  expect(get).not.toHaveBeenCalled();
});
