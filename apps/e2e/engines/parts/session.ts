import { FERNANDA, type Phone } from '../phone.ts';

/** Logs in by link, by token, by renewal and by a typed code, and logs out. */
export async function session(phone: Phone): Promise<void> {
  await phone.enter(FERNANDA);
  await phone.arriveAt('#/score');
  phone.same(await phone.evaluate(() => window.location.search), '');
  await phone.see('Ávila');

  // Logs in by the stored token.
  await phone.open('');
  await phone.arriveAt('#/score');
  phone.called('POST', '/auth/login', 1);

  // Renews an expired session by the stored code. The user does not notice.
  const callsBefore = phone.callNames().length;
  phone.site.db.expireSessions();
  await phone.follow('#/rewards');
  await phone.see('Mis premios');
  // After the second login the app stores the token and the code. Only then it asks for the orders again.
  await phone.waitFor('a login and then the orders', async () =>
    /POST \/auth\/login.*GET \/orders/.test(phone.callNames().slice(callsBefore).join()),
  );
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
  phone.same(await phone.evaluate(kept), []);
  const place = () => {
    const { key } = (window.history.state ?? {}) as { key?: string };
    return { hash: window.location.hash, key };
  };
  const before = await phone.evaluate(place);
  await phone.driver.back();
  // The log-in screen is shown both before and after the step back. Only a new `key` in the history state proves that
  // the browser has gone back.
  await phone.waitFor('the log-in screen after going back', async () => {
    const { hash, key } = await phone.evaluate(place);
    return hash === '#/fail' && key !== before.key;
  });
  await phone.seeCount('[name="code"]', 1);
  await phone.seeNo('Ávila');
}
