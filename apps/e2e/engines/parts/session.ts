import { FERNANDA } from '../../journeys/personas.ts';
import { expect, test } from '../harness.ts';

test('a user logs in by link, by token, by renewal and by a typed code, and logs out', async ({
  phone,
}) => {
  await phone.enter(FERNANDA);
  await phone.arriveAt('#/score');
  expect(await phone.evaluate(() => window.location.search)).toEqual('');
  await phone.see('Ávila');

  // Logs in by the stored token.
  await phone.driver.open(phone.site.origin);
  await phone.arriveAt('#/score');
  phone.called('POST', '/auth/login', 1);

  // Renews an expired session by the stored code. The user does not notice.
  const { requests } = phone.site.db;
  const callsBefore = requests.length;
  phone.site.db.expireSessions();
  await phone.follow('#/rewards');
  await phone.see('Mis premios');
  // After the second login the app stores the token and the code. Only then it asks for the orders again.
  await expect
    .poll(() =>
      requests
        .slice(callsBefore)
        .map(({ method, path }) => `${method} ${path}`)
        .join(),
    )
    .toMatch(/POST \/auth\/login.*GET \/orders/);
  phone.called('POST', '/auth/login', 2);
  await phone.arriveAt('#/rewards');

  // Without a stored code, the app asks for the code.
  await phone.evaluate(() => localStorage.removeItem('login_code'));
  phone.site.db.expireSessions();
  await phone.follow('#/notifications');
  await phone.arriveAt('#/fail');
  await phone.type('[name="code"]', '00000');
  await phone.press('Enter');
  await phone.seeCount('[aria-invalid="true"]', 1);
  await phone.type('[name="code"]', FERNANDA);
  await phone.tap('button', 'Entrar');
  await phone.arriveAt('#/score');

  await phone.tap('a', 'Perfil');
  await phone.tap('button', 'Cerrar sesión');
  await phone.tap('dialog[open] button', 'Sí, cerrar sesión');
  await phone.arriveAt('#/fail');
  const kept = () => Object.keys(localStorage).concat(Object.keys(sessionStorage));
  expect(await phone.evaluate(kept)).toEqual([]);
  const place = () => {
    const { key } = (window.history.state ?? {}) as { key?: string };
    return { hash: window.location.hash, key };
  };
  const before = await phone.evaluate(place);
  await phone.back();
  // The log-in screen is shown both before and after the step back. Only a new `key` in the history state proves that
  // the browser has gone back.
  await phone.waitFor('the log-in screen after going back', async () => {
    const { hash, key } = await phone.evaluate(place);
    return hash === '#/fail' && key !== before.key;
  });
  await phone.seeCount('[name="code"]', 1);
  await phone.seeNo('Ávila');
});
