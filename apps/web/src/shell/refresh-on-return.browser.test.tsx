import { paths } from '@gemas/domain';
import { db, setScenario } from '@gemas/mocks';
import { afterEach, expect, it, vi } from 'vitest';
import { goTo, open, setUpApp } from '../testing/open-app.tsx';
import { settled } from '../testing/settled.ts';
import { SOON } from '../testing/soon.ts';

const MINUTE = 60_000;
const REGION = '/stats/region/referals';

setUpApp();
afterEach(() => vi.restoreAllMocks());

const asked = (path: string) => db.requests.filter((request) => request.path === path).length;
const text = () => document.body.innerText.replace(/\s+/g, ' ');

const retryButtons = () =>
  [...document.querySelectorAll('main button, button')].filter(({ textContent }) =>
    /^(Intentar de nuevo|Reintentar)$/.test(textContent ?? ''),
  );

/** Fires the event of a page that becomes visible again. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** Simulates a phone that sleeps: time passes, but timers do not run. */
function sleep(ms: number): void {
  const woken = Date.now() + ms;
  vi.spyOn(Date, 'now').mockReturnValue(woken);
}

/**
 * Opens Score and waits until background.tsx is loaded. Its code refreshes old data, and prefetches data when a link is
 * touched. This function touches the link to Rewards repeatedly, until a call proves that background.tsx is loaded.
 */
async function openScore(): Promise<void> {
  await open('/score');
  await vi.waitUntil(
    () => {
      const link = document.querySelector('a[href="#/rewards"]');
      link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      return asked('/orders') > 0;
    },
    { ...SOON, interval: 50 },
  );
}

it('refreshes the balance and the old data of Score when the phone wakes after hours, but not after minutes', async () => {
  await openScore();
  const before = asked('/auth/user');
  sleep(180 * MINUTE);
  db.account('48213').state.balance = 7;
  comeBack();
  await vi.waitFor(() => expect(text()).toMatch(/Tienes 7 esmeraldas/), SOON);
  expect(asked('/auth/user')).toBe(before + 1);
  sleep(5 * MINUTE);
  comeBack();
  await settled();
  expect([asked(REGION), asked('/auth/user')]).toEqual([2, before + 1]);
});

it('refreshes Score when the connection returns only after the phone has woken', async () => {
  await openScore();
  sleep(180 * MINUTE);
  setScenario('offline');
  comeBack();
  await vi.waitFor(() => expect(text()).toContain('Sin conexión. Ves tus datos'), SOON);
  // Every call of the screen has failed by then.
  await settled();
  setScenario(null);
  db.account('48213').state.balance = 7;
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(text()).toMatch(/Tienes 7 esmeraldas/), SOON);
  await vi.waitFor(() => expect(text()).not.toContain('Ves tus datos'), SOON);
});

it('refreshes young data whose refresh has failed when the connection returns', async () => {
  await openScore();
  await goTo(paths.menu);
  sleep(2 * MINUTE);
  setScenario('offline', { only: 'GET /challenges/my/ranking' });
  await goTo(paths.score);
  await vi.waitFor(() => expect(text()).toContain('Sin conexión. Ves tus datos'), SOON);
  setScenario(null);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(text()).not.toContain('Ves tus datos'), SOON);
});

it.each([paths.vault, paths.help('faq'), paths.support, paths.history(1001)])(
  'loads %s, opened without network, when the connection returns (decision D21)',
  async (path) => {
    await openScore();
    setScenario('offline');
    await goTo(path);
    await vi.waitFor(() => expect(retryButtons()).not.toHaveLength(0), SOON);
    await settled();
    setScenario(null);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(retryButtons()).toHaveLength(0), SOON);
  },
);

it('shows the age of a balance that cannot be refreshed', async () => {
  await open(paths.menu);
  await settled();
  sleep(180 * MINUTE);
  setScenario('server-500', { only: 'GET /auth/user' });
  comeBack();
  const said = 'No pudimos actualizar. Ves tus datos';
  await vi.waitFor(() => expect(text()).toContain(said), SOON);
  setScenario(null);
  db.account('48213').state.balance = 7;
  const retry = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Intentar de nuevo',
  );
  retry?.click();
  await vi.waitFor(() => expect(text()).not.toContain('Ves tus datos'), SOON);
  expect(text()).toContain('7 esmeraldas');
});
