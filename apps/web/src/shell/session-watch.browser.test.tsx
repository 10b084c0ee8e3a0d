import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { db, encryptLoginCode } from '@gemas/mocks';
import { expect, it, vi } from 'vitest';
import { local } from '../state/core/storage.ts';
import { open, screenText, setUpApp } from '../testing/open-app.tsx';
import { settled } from '../testing/settled.ts';
import { SOON, until } from '../testing/soon.ts';

const DIEGO = '33190';

setUpApp();

const link = async (path: string, code = DIEGO) =>
  `${path}?code=${await encryptLoginCode(code, DEVELOPMENT_LOGIN_CODE_KEY)}`;
/** The button 'Sí, entrar' of the question about a link of another user. */
const question = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Sí, entrar');
const logIns = () => db.requests.filter(({ path }) => path === '/auth/login').length;

/** Asserts that a link to `path` has logged in Diego, once, and that the address no longer contains the code. */
async function expectFollowed(path: string): Promise<void> {
  await until(() => question() !== undefined);
  question()?.click();
  await until(() => local.getItem('login_code') === DIEGO);
  await expect.poll(() => window.location.hash, SOON).toBe(`#${path}`);
  await settled();
  expect(logIns()).toBe(1);
}

it('follows a link that reaches the app before its first render', async () => {
  await open(await link('/rewards'));
  await expectFollowed('/rewards');
});

it('follows a link that reaches the app between its first render and its first effects', async () => {
  const target = await link('/rewards');
  const rendered = new MutationObserver(() => {
    rendered.disconnect();
    window.location.hash = target;
  });
  await open('/menu', {
    before: () => rendered.observe(document.body, { childList: true, subtree: true }),
  });
  await expectFollowed('/rewards');
});

it('leaves the user on their screen if the code of a link is refused in the running app', async () => {
  await open('/menu');
  const shown: string[] = [];
  const rendered = new MutationObserver(() => shown.push(document.title));
  rendered.observe(document.head, { childList: true, subtree: true });
  window.location.hash = await link('/rewards', '99999');
  await until(() => question() !== undefined);
  expect(window.location.hash).toBe('#/menu');
  question()?.click();
  await until(() => logIns() === 1);
  await settled();
  rendered.disconnect();
  expect(window.location.hash).toBe('#/menu');
  expect(shown.filter((title) => title.startsWith('Mis premios'))).toEqual([]);
});

it('shows nobody, and offers a retry, if the page cannot be loaded for the next user', async () => {
  await open('/menu', { losesPageLoads: true });
  const [word = ''] = screenText()
    .split('\n')
    .filter((line) => line.length > 8);
  window.location.hash = await link('/rewards');
  await until(() => question() !== undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  question()?.click();
  await until(() => screenText() === 'Cargando...');
  await vi.advanceTimersByTimeAsync(9_000);
  vi.useRealTimers();
  await until(() => screenText().includes('Revisa tu conexión e intenta de nuevo.'));
  expect(screenText()).toContain('Intentar de nuevo');
  expect(screenText()).not.toContain(word);
});
