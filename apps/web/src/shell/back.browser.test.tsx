import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { open, setUpApp } from '../testing/open-app.tsx';
import { settled } from '../testing/settled.ts';
import { SOON } from '../testing/soon.ts';

setUpApp();
afterEach(() => vi.restoreAllMocks());

const TAPS = 5;

const place = () => window.location.hash;
const arriveAt = (hash: string) => vi.waitFor(() => expect(place()).toBe(hash), SOON);

/** Taps several times within one task, because the browser of a busy phone delivers a burst of taps in one task. */
function tapOften(element: Element): void {
  for (let tap = 0; tap < TAPS; tap += 1) (element as HTMLElement).click();
}

const link = (hash: string) =>
  vi.waitUntil(() => document.querySelector(`a[href="${hash}"]`), SOON);
const backButton = (heading: string) =>
  vi.waitUntil(() => {
    const isThere = page.getByRole('heading', { level: 1, name: heading }).query() !== null;
    return isThere && page.getByRole('button', { name: 'Volver' }).query();
  }, SOON);

it('a burst of taps navigates one screen forward or back', async () => {
  await open('/score');
  tapOften(await link('#/menu'));
  await arriveAt('#/menu');
  tapOften(await link('#/notifications'));
  await arriveAt('#/notifications');

  const go = vi.spyOn(window.history, 'go');
  tapOften(await backButton('Notificaciones'));
  await arriveAt('#/menu');
  await settled();
  expect(go.mock.calls).toEqual([[-1]]);
  expect(place()).toBe('#/menu');

  tapOften(await backButton('Perfil'));
  await arriveAt('#/score');
  await settled();
  expect(go.mock.calls).toEqual([[-1], [-1]]);
  expect(place()).toBe('#/score');
});
