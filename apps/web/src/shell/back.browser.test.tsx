import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { stepBack } from '../platform/step-back.ts';
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

describe('back in the browser while a dialog is open', () => {
  const dialog = () => document.querySelector('dialog[open]');
  const dialogOpens = () => vi.waitUntil(dialog, SOON);
  const askToLogOut = async () => {
    tapOften(await link('#/menu'));
    const button = page.getByRole('button', { name: 'Cerrar sesión' });
    (await vi.waitUntil(() => button.query() as HTMLElement | null, SOON)).click();
    await dialogOpens();
  };

  it('closes the dialog first, then leaves the screen, and adds no history entry', async () => {
    await open('/score');
    await askToLogOut();
    const { length } = window.history;

    window.history.back();
    await vi.waitUntil(() => dialog() === null, SOON);
    await settled();
    expect(place()).toBe('#/menu');
    expect(document.querySelector('h1')?.textContent).toBe('Perfil');
    expect(window.history.length).toBe(length);

    window.history.back();
    await arriveAt('#/score');
  });

  it('leaves the screen under a survey, which is asked again on the next visit', async () => {
    await open('/menu', { persona: '60009' });
    tapOften(await link('#/score'));
    await dialogOpens();
    window.history.back();
    await arriveAt('#/menu');
    await vi.waitUntil(() => dialog() === null, SOON);
    window.history.forward();
    await dialogOpens();
  });

  it('does not hold up a step back that the app requests', async () => {
    await open('/score');
    await askToLogOut();
    stepBack((steps) => window.history.go(steps));
    await arriveAt('#/score');
  });
});
