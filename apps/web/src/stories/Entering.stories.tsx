import { DEVELOPMENT_LOGIN_CODE_KEY, paths } from '@gemas/domain';
import { db, encryptLoginCode, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import {
  holdPageLoads,
  keepLoginCode,
  keepToken,
  loseNetwork,
  pageLoads,
  screenHeading,
  seeToast,
} from '../testing/browser.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const enterAs = (code: string) => keepToken(resetDb(code));
const FERNANDA = '48213';
const USER = 'GET /auth/user';
const LOGIN = 'POST /auth/login';

const meta = preview.meta({
  title: 'Flows/Log in',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.start },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const asked = (path: string) => db.requests.filter((request) => request.path === path);
const heading = (name: string | RegExp) => screenHeading(name);
const expectScore = async (name: RegExp = /Ávila/) => {
  await expect(await heading(name)).toBeVisible();
  await expect(window.location.hash).toBe('#/score');
};
const expectFailed = async (reason: RegExp) => {
  await expect(await heading('No pudimos abrir tu sesión')).toBeVisible();
  await expect(screen.getByText(reason)).toBeVisible();
  await expect(window.location.hash).toBe('#/fail');
  // The next screen opens only when the user has stopped tapping on the previous one.
  await waitFor(() => expect(screen.queryByText('Entrando...')).toBeNull());
};
const field = () => screen.getByRole('textbox', { name: 'Código de empleado' });
const enter = () => screen.getByRole('button', { name: 'Entrar' });
const NO_CODE = /^Vuelve a entrar desde tu enlace o escribe tu código/;
const NOT_RECOGNISED = /^No reconocimos tu código/;
const UNREACHABLE = /^No pudimos comunicarnos/;
const OUR_SIDE = /^Algo falló de nuestro lado/;
const WRONG = 'No encontramos ese código. Revísalo e intenta de nuevo.';

export const Booting = meta.story({
  // No snapshot is compared, because the progress bar moves.
  parameters: {
    states: ['session.booting', 'shell.splash', 'error.slow'],
    chromatic: { disableSnapshot: true },
  },
  beforeEach: () => {
    enterAs(FERNANDA);
    setScenario('slow', { only: USER, ms: 600_000 });
  },
  play: async () => {
    await expect(await screen.findByText('Cargando...')).toBeVisible();
    await waitFor(() => expect(asked('/auth/user')).toHaveLength(1));
    await expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(screen.queryByRole('link')).toBeNull();
  },
});

export const ByToken = meta.story({
  name: 'With a token: to Score',
  parameters: { states: ['session.token-to-score', 'session.guest-guard'] },
  beforeEach: () => enterAs(FERNANDA),
  play: async () => {
    await expectScore();
    await expect(asked('/auth/user')).toHaveLength(1);
    await expect(asked('/auth/login')).toEqual([]);
  },
});

export const ByTokenTourToDo = meta.story({
  name: 'With a token, tour to do: to Score all the same',
  parameters: { states: ['session.token-to-score'] },
  beforeEach: () => enterAs('60005'),
  play: () => expectScore(/Aguirre/),
});

export const ByStoredCode = meta.story({
  name: 'With a stored code: to Score',
  parameters: { states: ['session.login-to-score', 'session.stored'] },
  beforeEach: () => keepLoginCode(FERNANDA),
  play: async () => {
    await expectScore();
    await expect(asked('/auth/login').map(({ body }) => body)).toEqual([{ code: FERNANDA }]);
    await expect(localStorage.getItem('token')).toBe('mock-token-48213');
    await expect(localStorage.getItem('login_code')).toBe(FERNANDA);
    await expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toMatchObject({
      code: FERNANDA,
    });
    await expect(JSON.parse(sessionStorage.getItem('wallet') ?? '')).toEqual({ balance: 1284 });
  },
});

export const ByStoredCodeTourToDo = meta.story({
  name: 'With a stored code, tour to do: to Start',
  parameters: { states: ['session.login-to-start', 'start.welcome'] },
  beforeEach: () => keepLoginCode('60005'),
  play: async ({ userEvent }) => {
    await expect(await heading('Te damos la bienvenida')).toBeVisible();
    await expect(window.location.hash).toBe('#/');
    await userEvent.click(screen.getByRole('link', { name: 'Ver mis resultados' }));
    await expectScore(/Aguirre/);
  },
});

export const ByStoredCodeGameOver = meta.story({
  name: 'With a stored code, tour to do, game over: Start says so',
  parameters: { states: ['start.ended'] },
  beforeEach: () => {
    keepLoginCode('60005');
    Object.assign(db.account('60005').world, { gameClosed: { closed: true, message: null } });
  },
  play: async () => {
    await expect(await heading('El juego de gemas ha terminado')).toBeVisible();
  },
});

export const UserFails = meta.story({
  name: 'Failed: user, code stored, logged in again',
  parameters: { states: ['session.code-login', 'error.user-load'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    keepLoginCode(FERNANDA);
    setScenario('user-500');
  },
  play: async () => {
    await expectScore();
    await expect(asked('/auth/user')).toHaveLength(1);
    await expect(asked('/auth/login')).toHaveLength(1);
  },
});

export const TokenExpired = meta.story({
  name: 'Token expired, code stored: logged in again',
  parameters: { states: ['session.code-login', 'error.unauthorized-401'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    keepLoginCode(FERNANDA);
    setScenario('token-401', { only: USER, times: 1 });
  },
  play: async () => {
    await expectScore();
    await expect(asked('/auth/login')).toHaveLength(1);
  },
});

export const UserFailsNoCode = meta.story({
  name: 'Failed: user, no code stored',
  parameters: {
    states: ['error.user-load', 'session-fail.server', 'session.guard-refetch-failed'],
  },
  args: { path: paths.vault },
  beforeEach: () => {
    enterAs(FERNANDA);
    setScenario('user-500');
  },
  play: async ({ userEvent }) => {
    await expectFailed(OUR_SIDE);
    await expect(screen.queryByText('Bóveda')).toBeNull();
    await userEvent.type(field(), FERNANDA);
    await userEvent.click(enter());
    await expectScore();
  },
});

export const AnotherTabLogsOut = meta.story({
  name: 'Another tab logs out: Start, then SessionFail',
  args: { path: paths.rewards },
  parameters: { states: ['session.guard-no-token'] },
  beforeEach: () => enterAs(FERNANDA),
  play: async ({ userEvent }) => {
    await expect((await screen.findAllByText(/Pedido/))[0]).toBeVisible();
    window.localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
    await expect(await heading(/bienvenida/)).toBeVisible();
    await expect(screen.queryByText('Mis premios')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Ver mis resultados' }));
    await expect(await heading('No pudimos abrir tu sesión')).toBeVisible();
  },
});

export const AnotherTabEnters = meta.story({
  name: 'Another tab logs in another person: their data at once',
  args: { path: paths.rewards },
  parameters: { states: ['session.shared-phone'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    keepLoginCode(FERNANDA);
  },
  play: async () => {
    await expect((await screen.findAllByText(/Pedido/))[0]).toBeVisible();
    const token = db.openSession('60023');
    window.localStorage.clear();
    window.localStorage.setItem('owner', '1');
    window.localStorage.setItem('token', token);
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: token }));
    await waitFor(() => expect(screen.queryByText(/Pedido/)).toBeNull());
    await expect(await heading('Mis premios')).toBeVisible();
    await expect(screen.queryByText(/Pedido/)).toBeNull();
    await expect(localStorage.getItem('token')).toBe(token);
  },
});

export const RenewalRefused = meta.story({
  name: 'Token expired, code refused: a message says so',
  args: { path: paths.menu },
  parameters: { states: ['session.renewal-failed', 'error.unauthorized-401'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    keepLoginCode(FERNANDA);
  },
  play: async ({ userEvent }) => {
    const rewards = (await screen.findAllByRole('link', { name: /premios/i }))[0];
    db.expireSessions();
    setScenario('login-401');
    await userEvent.click(rewards as HTMLElement);
    await expectFailed(NOT_RECOGNISED);
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(sessionStorage.getItem('user')).toBeNull();
    setScenario(null);
    await userEvent.clear(field());
    await userEvent.type(field(), '60023');
    await userEvent.click(enter());
    await expectScore(/Macías/);
    await waitFor(async () => expect(await heading(/Macías/)).toHaveFocus());
    await expect(localStorage.getItem('login_code')).toBe('60023');
  },
});

export const RenewalOffline = meta.story({
  name: 'Offline when the token expires: the screen stays',
  args: { path: paths.menu },
  parameters: { states: ['session.renewal-failed', 'error.offline'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    keepLoginCode(FERNANDA);
  },
  play: async ({ userEvent }) => {
    const rewards = (await screen.findAllByRole('link', { name: /premios/i }))[0];
    db.expireSessions();
    setScenario('offline', { only: LOGIN });
    await userEvent.click(rewards as HTMLElement);
    await expect(await heading('Mis premios')).toBeVisible();
    await expect(await screen.findByText(/^Revisa tu conexión/)).toBeVisible();
    await expect(window.location.hash).toBe('#/rewards');
    setScenario(null);
    await userEvent.click(screen.getByRole('button', { name: /ntentar/ }));
    await expect((await screen.findAllByText(/Pedido/))[0]).toBeVisible();
  },
});

export const BlockedMeanwhile = meta.story({
  name: 'Blocked meanwhile: seen when the token is renewed',
  args: { path: paths.menu },
  parameters: { states: ['session.blacklisted', 'session.renewal-failed'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    keepLoginCode(FERNANDA);
  },
  play: async ({ userEvent }) => {
    const rewards = (await screen.findAllByRole('link', { name: /premios/i }))[0];
    Object.assign(db.account(FERNANDA).state.user, {
      black_list: true,
      black_list_message: 'Tu cuenta está en revisión.',
    });
    db.expireSessions();
    await userEvent.click(rewards as HTMLElement);
    await expect(await heading('Tu cuenta está en revisión.')).toBeVisible();
    await expect(sessionStorage.getItem('user')).toBeNull();
  },
});

export const WrongShapeOfLogin = meta.story({
  name: 'Malformed body of the log-in: other fields',
  parameters: { states: ['error.malformed', 'session.login-failed', 'session-fail.server'] },
  beforeEach: () => {
    keepLoginCode(FERNANDA);
    setScenario('wrong-shape', { only: LOGIN });
    return holdPageLoads();
  },
  play: async ({ userEvent }) => {
    await expectFailed(OUR_SIDE);
    await expect(screen.queryByText(NOT_RECOGNISED)).toBeNull();
    await expect(localStorage.getItem('token')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(pageLoads).toEqual(['replace']));
    await expect(localStorage.getItem('login_code')).toBe(FERNANDA);
  },
});

export const NoCode = meta.story({
  name: 'No token and no code',
  parameters: { states: ['session.no-code', 'session-fail.no-code'] },
  args: { path: paths.rewards },
  play: async ({ userEvent }) => {
    await expectFailed(NO_CODE);
    await expect(asked('/auth/user')).toEqual([]);
    await userEvent.click(enter());
    await expect(screen.getByText('Escribe tu código de empleado.')).toBeVisible();
    await expect(asked('/auth/user')).toEqual([]);
    await userEvent.type(field(), FERNANDA);
    await userEvent.click(enter());
    await expectScore();
  },
});

export const WrongStoredCode = meta.story({
  name: 'Stored code is not known',
  parameters: {
    states: ['session.login-failed', 'error.login', 'session-fail.login-failed'],
  },
  beforeEach: () => keepLoginCode('99999'),
  play: async () => {
    await expectFailed(NOT_RECOGNISED);
    await expect(asked('/auth/login')).toHaveLength(1);
    await expect(localStorage.getItem('token')).toBeNull();
  },
});

export const WrongTypedCode = meta.story({
  name: 'Typed code is not known, then right',
  parameters: { states: ['session-fail.code-wrong', 'error.login'] },
  args: { path: paths.fail },
  play: async ({ userEvent }) => {
    await expectFailed(NO_CODE);
    await userEvent.type(field(), '99999');
    await userEvent.click(enter());
    await expect(await screen.findByText(WRONG)).toBeVisible();
    await expect(field()).toHaveValue('99999');
    await userEvent.clear(field());
    await userEvent.type(field(), FERNANDA);
    await userEvent.click(enter());
    await expectScore();
    await expect(asked('/auth/login')).toHaveLength(2);
  },
});

export const TypedOffline = meta.story({
  name: 'Offline: typed code',
  parameters: { states: ['error.offline', 'session-fail.code-wrong'] },
  args: { path: paths.fail },
  beforeEach: () => setScenario('offline', { only: LOGIN, times: 1 }),
  play: async ({ userEvent }) => {
    await expectFailed(NO_CODE);
    await userEvent.type(field(), FERNANDA);
    await userEvent.click(enter());
    await expect(
      await screen.findByText('Sin conexión. Revisa tu internet e intenta de nuevo.'),
    ).toBeVisible();
    await expect(screen.queryByText(WRONG)).toBeNull();
    await userEvent.click(enter());
    await expectScore();
  },
});

export const TypedWithoutConnection = meta.story({
  name: 'Offline: typed code',
  parameters: { states: ['session-fail.offline', 'shell.connection-back'] },
  args: { path: paths.fail },
  beforeEach: loseNetwork,
  play: async ({ userEvent }) => {
    await expectFailed(NO_CODE);
    const notice = await screen.findByText('Necesitas conexión para entrar.');
    await userEvent.type(field(), FERNANDA);
    // The tap only checks whether there is a connection. An answer of 401 counts as a connection.
    await userEvent.click(enter());
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(asked('/auth/login')).toEqual([]);
    await expect(field()).toHaveValue(FERNANDA);
    await userEvent.click(enter());
    await expectScore();
  },
});

export const EnteringSlowly = meta.story({
  name: 'Loading: typed code',
  parameters: { states: ['session-fail.entering', 'error.slow'] },
  args: { path: paths.fail },
  beforeEach: () => setScenario('slow', { only: LOGIN, ms: 600_000 }),
  play: async ({ userEvent }) => {
    await expectFailed(NO_CODE);
    await userEvent.type(field(), FERNANDA);
    await userEvent.dblClick(enter());
    await userEvent.click(await screen.findByRole('button', { name: 'Entrando...' }));
    await waitFor(() => expect(asked('/auth/login')).toHaveLength(1));
  },
});

export const ByLink = meta.story({
  name: 'With the code of a link',
  parameters: { states: ['session.query-code'] },
  play: async ({ mount }) => {
    const code = await encryptLoginCode(FERNANDA, DEVELOPMENT_LOGIN_CODE_KEY);
    await mount(<ConnectedApp path={`/?code=${code}`} />);
    await expectScore();
    await expect(localStorage.getItem('login_code')).toBe(FERNANDA);
    await expect(window.location.href).not.toContain(code);
    await expect(asked('/auth/login').map(({ body }) => body)).toEqual([{ code: FERNANDA }]);
  },
});

const yes = () => screen.findByRole('button', { name: 'Sí, entrar' });
const no = () => screen.findByRole('button', { name: 'No, seguir como estoy' });
const expectNoQuestion = () =>
  waitFor(() =>
    expect(screen.queryByRole('dialog', { name: '¿Entrar con otro código?' })).toBeNull(),
  );

export const ByLinkOfAnother = meta.story({
  name: 'With the link of another person while somebody is in: asked, then in',
  parameters: { states: ['session.link-question', 'session.shared-phone'] },
  beforeEach: () => {
    enterAs('60023');
    keepLoginCode('60023');
    localStorage.setItem('last_rewards', '[{"sku":"100214","date":1}]');
  },
  play: async ({ mount, userEvent }) => {
    const code = await encryptLoginCode(FERNANDA, DEVELOPMENT_LOGIN_CODE_KEY);
    await mount(<ConnectedApp path={`/?code=${code}`} />);
    await yes();
    await expect(window.location.hash).toBe('#/score');
    await expect(localStorage.getItem('login_code')).toBe('60023');
    await expect(asked('/auth/login')).toEqual([]);
    await userEvent.click(await yes());
    await seeToast(/^Entraste como Fernanda/);
    await waitFor(() => expectScore());
    await expectNoQuestion();
    await expect(asked('/auth/login').map(({ body }) => body)).toEqual([{ code: FERNANDA }]);
    await expect(localStorage.getItem('login_code')).toBe(FERNANDA);
    await expect(localStorage.getItem('last_rewards')).toBeNull();
  },
});

export const LinkDeclined = meta.story({
  name: 'With the link of another person: asked again after a reload, and declined',
  parameters: { states: ['session.link-declined'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    keepLoginCode(FERNANDA);
  },
  play: async ({ mount, userEvent }) => {
    const code = await encryptLoginCode('60023', DEVELOPMENT_LOGIN_CODE_KEY);
    await mount(<ConnectedApp key="link" path={`/vault?code=${code}`} />);
    await yes();
    await mount(<ConnectedApp key="reload" path={paths.vault} />);
    await userEvent.click(await no());
    await expectNoQuestion();
    await expect(await heading('Bóveda')).toBeVisible();
    await mount(<ConnectedApp key="again" path={paths.score} />);
    await expectScore();
    await expectNoQuestion();
    await expect(asked('/auth/login')).toEqual([]);
    await expect(localStorage.getItem('login_code')).toBe(FERNANDA);
  },
});

export const LinkOfBlocked = meta.story({
  name: 'With the link of a blocked person: ErrorApp, and who is in stays in',
  parameters: { states: ['error.blacklist-403', 'session.link-question'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    return holdPageLoads();
  },
  play: async ({ mount, userEvent }) => {
    const code = await encryptLoginCode('60002', DEVELOPMENT_LOGIN_CODE_KEY);
    await mount(<ConnectedApp path={`/?code=${code}`} />);
    await userEvent.click(await yes());
    await expect(await heading('Tu usuario fue bloqueado por actividad inusual.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(pageLoads).toEqual(['replace']));
    await expect(localStorage.getItem('token')).toBe('mock-token-48213');
  },
});

export const LinkUnchecked = meta.story({
  name: 'With the link of another person, whose code cannot be checked: the question says why',
  parameters: { states: ['session.link-unchecked'] },
  beforeEach: () => {
    enterAs('60023');
    setScenario('server-500', { only: LOGIN, times: 1 });
  },
  play: async ({ mount, userEvent }) => {
    const code = await encryptLoginCode(FERNANDA, DEVELOPMENT_LOGIN_CODE_KEY);
    await mount(<ConnectedApp path={`/?code=${code}`} />);
    await userEvent.click(await yes());
    await expect(await screen.findByText(/^No pudimos abrir tu sesión/)).toBeVisible();
    await userEvent.click(await yes());
    await waitFor(() => expectScore());
  },
});

export const ByLinkWhileRunning = meta.story({
  name: 'With the link of another person, opened where the app runs',
  parameters: { states: ['session.query-code', 'session.shared-phone'] },
  beforeEach: () => {
    enterAs('60023');
    keepLoginCode('60023');
  },
  play: async ({ userEvent }) => {
    await heading(/./);
    await waitFor(() => expect(window.location.hash).toBe('#/score'));
    const code = await encryptLoginCode(FERNANDA, DEVELOPMENT_LOGIN_CODE_KEY);
    window.location.hash = `#/?code=${code}`;
    await userEvent.click(await yes());
    await seeToast(/^Entraste como Fernanda/);
    await waitFor(() => expectScore());
    await expect(window.location.href).not.toContain(code);
    await expect(asked('/auth/login').map(({ body }) => body)).toEqual([{ code: FERNANDA }]);
    await expect(localStorage.getItem('login_code')).toBe(FERNANDA);
  },
});

export const BrokenLinkWhileRunning = meta.story({
  name: 'A link that does not decrypt, opened where the app runs: nothing changes',
  parameters: { states: ['session.query-code-invalid'] },
  beforeEach: () => enterAs(FERNANDA),
  play: async () => {
    await expectScore();
    window.location.hash = `#/?code=${'ab'.repeat(40)}`;
    const [notice] = await screen.findAllByText('El enlace no abrió otra sesión');
    await expect(notice).toBeInTheDocument();
    await expectScore();
    await expect(window.location.href).not.toContain('abab');
    await expect(asked('/auth/login')).toEqual([]);
    await expect(asked('/auth/user')).toHaveLength(1);
  },
});

export const BrokenLink = meta.story({
  name: 'Code of a link that does not decrypt',
  parameters: { states: ['session.query-code-invalid', 'session.no-code'] },
  args: { path: `/?code=${'ab'.repeat(40)}` },
  play: async () => {
    await expectFailed(NO_CODE);
    await expect(asked('/auth/login')).toEqual([]);
    await expect(asked('/auth/user')).toEqual([]);
    await expect(window.location.href).not.toContain('abab');
    await expect(localStorage.getItem('login_code')).toBeNull();
  },
});

export const BlockedByFlag = meta.story({
  name: 'Blocked by the user’s flag',
  parameters: { states: ['session.blacklisted', 'error-app.message'] },
  beforeEach: () => enterAs('60001'),
  play: async () => {
    await expect(
      await heading('Tu cuenta está en revisión. Acércate a tu líder de tienda.'),
    ).toBeVisible();
    await expect(window.location.hash).toMatch(/^#\/errorapp\?message=/);
    await expect(screen.queryByText('VER LOS PREMIOS')).toBeNull();
  },
});

export const BlockedByAnswer = meta.story({
  name: 'Blocked by 403, with a message',
  parameters: { states: ['session.blacklisted', 'error.blacklist-403'] },
  beforeEach: () => {
    enterAs('60002');
    return holdPageLoads();
  },
  play: async ({ userEvent }) => {
    await expect(await heading('Tu usuario fue bloqueado por actividad inusual.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(pageLoads).toEqual(['replace']));
  },
});

export const BlockedWithoutMessage = meta.story({
  name: 'Blocked by 403, without a message',
  parameters: { states: ['session.blacklisted', 'error.blacklist-default', 'error-app.default'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    keepLoginCode(FERNANDA);
    setScenario('blacklist-403-no-message', { only: USER });
  },
  play: async ({ userEvent }) => {
    await expect(await heading('Usuario bloqueado')).toBeVisible();
    await expect(asked('/auth/login')).toEqual([]);
    setScenario(null);
    // Another user must be able to log in. The blocked user's code must not be filled in.
    await userEvent.click(screen.getByRole('link', { name: 'Entrar con otro código' }));
    await expect(await screen.findByLabelText('Código de empleado')).toHaveValue('');
    await userEvent.type(field(), '60023');
    await userEvent.click(enter());
    await expectScore(/Macías/);
  },
});

export const Inactive = meta.story({
  name: 'Inactive user',
  parameters: { states: ['session.inactive', 'session-fail.inactive'] },
  beforeEach: () => keepLoginCode('60003'),
  play: async ({ userEvent }) => {
    await expectFailed(/^Tu usuario no está activo/);
    await userEvent.clear(field());
    await userEvent.type(field(), FERNANDA);
    await userEvent.click(enter());
    await expectScore();
  },
});

export const HasUpdate = meta.story({
  name: 'Forced update',
  parameters: {
    states: ['session.has-update', 'shell.update-overlay', 'update.completed', 'shell.update-busy'],
  },
  beforeEach: () => {
    enterAs('60004');
    return holdPageLoads();
  },
  play: async ({ userEvent }) => {
    const overlay = await screen.findByRole('dialog', { name: 'Hay una versión nueva' });
    await expect(overlay).toBeVisible();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(overlay).toBeVisible();
    await expect(pageLoads).toEqual([]);
    await userEvent.dblClick(screen.getByRole('button', { name: 'ACTUALIZAR' }));
    await waitFor(() => expect(pageLoads).toEqual(['reload']));
    await expect(asked('/auth/complete_update')).toHaveLength(1);
  },
});

export const UpdateFails = meta.story({
  name: 'Forced update fails: reloads all the same',
  parameters: { states: ['update.failed', 'session.has-update'] },
  beforeEach: () => {
    enterAs('60004');
    setScenario('update-500');
    return holdPageLoads();
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'ACTUALIZAR' }));
    await waitFor(() => expect(pageLoads).toEqual(['reload']));
    await expect(asked('/auth/complete_update')).toHaveLength(1);
  },
});

export const StillHasUpdate = meta.story({
  name: 'Forced update that did not help: Update pending',
  parameters: { states: ['update-pending.after-update', 'update-pending.left'] },
  beforeEach: () => {
    enterAs('60004');
    setScenario('update-500');
    return holdPageLoads();
  },
  play: async ({ mount, userEvent }) => {
    await mount(<ConnectedApp key="before" path={paths.score} />);
    await userEvent.click(await screen.findByRole('button', { name: 'ACTUALIZAR' }));
    await waitFor(() => expect(pageLoads).toEqual(['reload']));
    await mount(<ConnectedApp key="after" path={paths.score} />);
    await expect(await heading('Actualización pendiente')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'ACTUALIZAR' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await expect(await screen.findByRole('button', { name: 'ACTUALIZAR' })).toBeVisible();
  },
});

export const OldVersion = meta.story({
  name: 'Version too old (409)',
  parameters: { states: ['error.version-409', 'version-fail.shown'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    keepLoginCode(FERNANDA);
    setScenario('version-409', { only: USER });
    return holdPageLoads();
  },
  play: async ({ userEvent }) => {
    await expect(await heading('Hay una versión nueva')).toBeVisible();
    await expect(window.location.hash).toBe('#/version');
    await expect(asked('/auth/login')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Recargar' }));
    await waitFor(() => expect(pageLoads).toEqual(['replace']));
  },
});

export const OldVersionBack = meta.story({
  name: 'Version too old (409): back to Start, which stays',
  args: { path: paths.vault },
  parameters: { states: ['error.version-409', 'version-fail.shown'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    setScenario('version-409');
  },
  play: async ({ userEvent }) => {
    await expect(await heading('Hay una versión nueva')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await expect(await heading(/bienvenida/)).toBeVisible();
    await expect(window.location.hash).toBe('#/');
    await userEvent.click(screen.getByRole('link', { name: 'Ver mis resultados' }));
    await expect(await heading('Hay una versión nueva')).toBeVisible();
  },
});

export const OldVersionMeanwhile = meta.story({
  name: 'Version too old (409) during the visit: back to Start, and on from there',
  args: { path: paths.vault },
  parameters: { states: ['error.version-409', 'version-fail.shown'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    setScenario('version-409', { only: 'GET /products' });
  },
  play: async ({ userEvent }) => {
    await expect(await heading('Hay una versión nueva')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
    await expect(await heading(/bienvenida/)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Ver mis resultados' }));
    await expectScore();
  },
});

export const Maintenance = meta.story({
  name: 'Maintenance (503), then open again',
  parameters: {
    states: [
      'error.maintenance-503',
      'maintenance.shown',
      'maintenance.failed',
      'maintenance.reconnected',
    ],
  },
  beforeEach: () => {
    keepLoginCode(FERNANDA);
    setScenario('maintenance-503', { times: 2 });
  },
  play: async ({ userEvent }) => {
    await expect(await heading('El juego está en mantenimiento, regresa pronto')).toBeVisible();
    await expect(window.location.hash).toBe('#/maintenance');
    await userEvent.click(screen.getByRole('button', { name: 'Reconectar' }));
    await expect(await screen.findByText(/^Seguimos en mantenimiento/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reconectar' }));
    await expectScore();
    await expect(asked('/auth/login')).toHaveLength(3);
  },
});

export const MaintenanceWithoutCode = meta.story({
  name: 'Maintenance (503), no code stored',
  parameters: { states: ['maintenance.needs-code', 'maintenance.reconnected'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    setScenario('maintenance-503', { only: USER, times: 1 });
  },
  play: async ({ userEvent }) => {
    await heading('El juego está en mantenimiento, regresa pronto');
    await userEvent.type(field(), FERNANDA);
    await userEvent.click(screen.getByRole('button', { name: 'Reconectar' }));
    await expectScore();
  },
});

export const MaintenanceTourToDo = meta.story({
  name: 'Maintenance over, tour to do: to Score all the same',
  parameters: { states: ['maintenance.reconnected'] },
  beforeEach: () => {
    keepLoginCode('60005');
    setScenario('maintenance-503', { times: 1 });
  },
  play: async ({ userEvent }) => {
    await heading('El juego está en mantenimiento, regresa pronto');
    await userEvent.click(screen.getByRole('button', { name: 'Reconectar' }));
    await expectScore(/Aguirre/);
  },
});

export const MaintenanceCodeRefused = meta.story({
  name: 'Maintenance, the stored code is refused: the field',
  parameters: { states: ['maintenance.code-refused'] },
  args: { path: paths.rewards },
  beforeEach: () => {
    enterAs('60023');
    keepLoginCode('99999');
    setScenario('maintenance-503', { only: USER, times: 1 });
  },
  play: async ({ userEvent }) => {
    await heading('El juego está en mantenimiento, regresa pronto');
    await userEvent.click(screen.getByRole('button', { name: 'Reconectar' }));
    await expect(await screen.findByText(WRONG)).toBeVisible();
    await expect(field()).toHaveValue('99999');
    await expect(window.location.hash).toBe('#/maintenance');
    await userEvent.clear(field());
    await userEvent.type(field(), FERNANDA);
    await userEvent.click(screen.getByRole('button', { name: 'Reconectar' }));
    await expectScore();
  },
});

export const MaintenanceInactive = meta.story({
  name: 'Maintenance over for an inactive person: told so',
  parameters: { states: ['session.inactive', 'session-fail.inactive'] },
  beforeEach: () => {
    keepLoginCode('60003');
    setScenario('maintenance-503', { times: 1 });
  },
  play: async ({ userEvent }) => {
    await heading('El juego está en mantenimiento, regresa pronto');
    await userEvent.click(screen.getByRole('button', { name: 'Reconectar' }));
    await expectFailed(/^Tu usuario no está activo/);
  },
});

export const MaintenanceOfWhoTyped = meta.story({
  name: 'Maintenance after a typed code: reconnects as who typed it',
  parameters: { states: ['maintenance.reconnected', 'session.shared-phone'] },
  args: { path: paths.fail },
  beforeEach: () => {
    keepLoginCode('99999');
  },
  play: async ({ userEvent }) => {
    await expectFailed(NOT_RECOGNISED);
    setScenario('maintenance-503', { times: 1 });
    await userEvent.clear(field());
    await userEvent.type(field(), FERNANDA);
    await userEvent.click(enter());
    await heading('El juego está en mantenimiento, regresa pronto');
    await userEvent.click(screen.getByRole('button', { name: 'Reconectar' }));
    await expectScore();
  },
});

export const Reconnecting = meta.story({
  name: 'Maintenance, reconnecting',
  parameters: { states: ['maintenance.reconnecting'] },
  args: { path: paths.maintenance },
  beforeEach: () => {
    keepLoginCode(FERNANDA);
    setScenario('maintenance-503', { only: USER, times: 1 });
  },
  play: async ({ userEvent }) => {
    await heading('El juego está en mantenimiento, regresa pronto');
    await waitFor(() => expect(asked('/auth/login')).toHaveLength(1));
    setScenario('slow', { only: LOGIN, ms: 600_000 });
    await userEvent.click(screen.getByRole('button', { name: 'Reconectar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reconectando...' }));
    await waitFor(() => expect(asked('/auth/login')).toHaveLength(2));
  },
});

export const OfflineAtStart = meta.story({
  name: 'Offline at the start',
  parameters: { states: ['session-fail.unreachable', 'error.offline'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    keepLoginCode(FERNANDA);
    setScenario('offline');
    return holdPageLoads();
  },
  play: async ({ userEvent }) => {
    await expectFailed(UNREACHABLE);
    await expect(screen.queryByText(NOT_RECOGNISED)).toBeNull();
    await expect(localStorage.getItem('token')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await waitFor(() => expect(pageLoads).toEqual(['replace']));
  },
});

export const OnlineAgain = meta.story({
  name: 'Offline at the start: begins again by itself when the connection returns',
  parameters: { states: ['session-fail.unreachable', 'shell.connection-back'] },
  beforeEach: () => {
    enterAs(FERNANDA);
    setScenario('offline', { only: USER });
    return holdPageLoads();
  },
  play: async ({ userEvent }) => {
    await expectFailed(UNREACHABLE);
    await userEvent.type(field(), '4');
    window.dispatchEvent(new Event('online'));
    await expect(pageLoads).toEqual([]);
    field().blur();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(pageLoads).toEqual(['replace']));
  },
});

export const OnlineDuringLogIn = meta.story({
  name: 'Offline at the start: a log-in in progress is not interrupted when the connection returns',
  beforeEach: () => {
    enterAs(FERNANDA);
    setScenario('offline', { only: USER });
    return holdPageLoads();
  },
  play: async ({ userEvent }) => {
    await expectFailed(UNREACHABLE);
    setScenario('slow', { only: LOGIN, ms: 600_000 });
    await userEvent.type(field(), FERNANDA);
    await userEvent.click(enter());
    await waitFor(() => expect(asked('/auth/login')).toHaveLength(1));
    window.dispatchEvent(new Event('online'));
    await expect(pageLoads).toEqual([]);
  },
});

export const GuestScreens = meta.story({
  name: 'Download, which never redirects',
  parameters: { states: ['download.links'] },
  args: { path: paths.download },
  beforeEach: () => enterAs(FERNANDA),
  play: async () => {
    await expect(await heading('Descarga la app')).toBeVisible();
    await expect(window.location.hash).toBe('#/download');
  },
});

export const UpdatePending = meta.story({
  name: 'Update pending',
  parameters: { states: ['update-pending.shown', 'error.update-pending', 'session.logout'] },
  args: { path: paths.updatePending },
  beforeEach: () => {
    enterAs(FERNANDA);
    keepLoginCode(FERNANDA);
    return holdPageLoads();
  },
  play: async ({ userEvent }) => {
    await expect(await heading('Actualización pendiente')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Sí, cerrar sesión' }));
    await waitFor(() => expect(pageLoads).toEqual(['replace']));
    await expect(localStorage.getItem('token')).toBeNull();
    await expect(localStorage.getItem('login_code')).toBeNull();
  },
});
