import { inSection } from './in-section.ts';

const SHELL = inSection('2 App shell', [
  { id: 'shell.splash', kind: 'loading', title: 'Loading splash' },
  { id: 'shell.update-overlay', kind: 'state', title: 'Forced-update overlay with ACTUALIZAR' },
  { id: 'shell.update-busy', kind: 'loading', title: 'ACTUALIZAR pressed and pending' },
  { id: 'shell.toast', kind: 'state', title: 'Toast, shown for 10 seconds' },
  { id: 'shell.toast-gone', kind: 'transition', title: 'Toast leaves after 10 seconds' },
  { id: 'shell.back', kind: 'state', title: 'Back button' },
  { id: 'shell.back-absent', kind: 'state', title: 'Screen without a back button' },
  { id: 'shell.back-support', kind: 'transition', title: 'Back from Support goes to Score' },
  { id: 'shell.unknown-route', kind: 'transition', title: 'Any other path shows Score' },
  { id: 'shell.refreshing', kind: 'loading', title: 'Earlier data while it is refreshed' },
  {
    id: 'shell.not-refreshed',
    kind: 'failure',
    title: 'Refresh failed: earlier data with its time',
  },
  { id: 'shell.ended', kind: 'state', title: 'Game over: its last standing, with its day' },
  { id: 'shell.offline', kind: 'state', title: 'No connection: last data with its time' },
  {
    id: 'shell.code-gone',
    kind: 'transition',
    title: 'Code of the old version is gone: the page reloads once',
  },
  {
    id: 'shell.connection-back',
    kind: 'transition',
    title: 'The connection is back while a form is open',
  },
  { id: 'shell.new-version', kind: 'state', title: 'A new version is offered' },
  { id: 'shell.crash', kind: 'failure', title: 'A screen breaks and offers a retry' },
]);

const SCREENS = inSection('2 Other screens', [
  {
    id: 'start.welcome',
    kind: 'state',
    title: 'Start: a welcome while the game is open or not known',
  },
  { id: 'start.ended', kind: 'state', title: 'Start: the gem game has ended, button to Score' },
  { id: 'download.links', kind: 'state', title: 'Download: Android and iOS links' },
  { id: 'update-pending.shown', kind: 'state', title: 'Actualización pendiente' },
  { id: 'error-app.message', kind: 'state', title: 'ErrorApp with its message param' },
  { id: 'error-app.default', kind: 'state', title: 'ErrorApp without a message' },
  { id: 'version-fail.shown', kind: 'state', title: 'VersionFail' },
  { id: 'session-fail.no-code', kind: 'state', title: 'SessionFail: no login code' },
  { id: 'session-fail.login-failed', kind: 'state', title: 'SessionFail: the login failed' },
  { id: 'session-fail.inactive', kind: 'state', title: 'SessionFail: inactive user' },
  {
    id: 'session-fail.unreachable',
    kind: 'state',
    title: 'SessionFail: no answer from the server',
  },
  { id: 'session-fail.busy', kind: 'state', title: 'SessionFail: too many requests (429), wait' },
  { id: 'session-fail.server', kind: 'state', title: 'SessionFail: the server failed' },
  {
    id: 'session-fail.offline',
    kind: 'failure',
    title: 'SessionFail: no connection, said before the code is sent',
  },
  { id: 'session-fail.entering', kind: 'loading', title: 'SessionFail: logging in with the code' },
  { id: 'session-fail.code-wrong', kind: 'error', title: 'SessionFail: the typed code is wrong' },
  {
    id: 'maintenance.shown',
    kind: 'state',
    title: 'El juego está en mantenimiento, regresa pronto',
  },
  { id: 'maintenance.needs-code', kind: 'state', title: 'Maintenance: asks for the code' },
  { id: 'maintenance.reconnecting', kind: 'loading', title: 'Maintenance: reconnecting' },
  {
    id: 'maintenance.reconnected',
    kind: 'transition',
    title: 'Maintenance: reconnect goes to Score',
  },
  {
    id: 'maintenance.offline',
    kind: 'failure',
    title: 'Maintenance: no connection, said before reconnecting',
  },
  { id: 'maintenance.failed', kind: 'failure', title: 'Maintenance: reconnecting failed' },
  { id: 'maintenance.code-refused', kind: 'error', title: 'Maintenance: the code is refused' },
]);

const BLOCKED = inSection('10 A blocked person', [
  { id: 'error-app.support', kind: 'state', title: 'Support by phone or mail, if configured' },
]);

const UPDATE_PENDING = inSection('10 Actualización pendiente', [
  {
    id: 'update-pending.after-update',
    kind: 'transition',
    title: 'has_update after ACTUALIZAR: log out and in',
  },
  {
    id: 'update-pending.left',
    kind: 'transition',
    title: 'Volver: the overlay offers ACTUALIZAR again',
  },
]);

const SESSION = inSection('4 Session', [
  { id: 'session.booting', kind: 'loading', title: 'On load the user is fetched' },
  { id: 'session.token-to-score', kind: 'transition', title: 'User fetched: Start goes to Score' },
  { id: 'session.code-login', kind: 'transition', title: 'User fetch fails: login with the code' },
  {
    id: 'session.query-code',
    kind: 'transition',
    title: 'Code of the query: decrypted and stored',
  },
  {
    id: 'session.link-question',
    kind: 'state',
    title: "Link with another's code while somebody is in: asked first",
  },
  { id: 'session.link-entering', kind: 'loading', title: 'The question about a link: logging in' },
  {
    id: 'session.link-unchecked',
    kind: 'failure',
    title: 'The question about a link: the code could not be checked',
  },
  {
    id: 'session.link-declined',
    kind: 'transition',
    title: 'No, seguir como estoy: who is in stays in',
  },
  { id: 'session.query-code-invalid', kind: 'error', title: 'Code that does not decrypt: no code' },
  { id: 'session.login-to-score', kind: 'transition', title: 'Login, tour complete: to Score' },
  { id: 'session.login-to-start', kind: 'transition', title: 'Login, tour to do: to Start' },
  { id: 'session.login-failed', kind: 'transition', title: 'Login failed: to SessionFail' },
  { id: 'session.no-code', kind: 'transition', title: 'No code: to SessionFail' },
  { id: 'session.blacklisted', kind: 'transition', title: 'Blacklisted user: to ErrorApp' },
  { id: 'session.inactive', kind: 'transition', title: 'Inactive user: to SessionFail' },
  { id: 'session.has-update', kind: 'transition', title: 'has_update shows the forced update' },
  { id: 'session.stored', kind: 'transition', title: 'Login stores token, user and wallet' },
  {
    id: 'session.guard-no-token',
    kind: 'transition',
    title: 'Guard without token: reset, to Start',
  },
  { id: 'session.guard-refetch', kind: 'transition', title: 'Guard with token, no user: fetched' },
  {
    id: 'session.guard-refetch-failed',
    kind: 'transition',
    title: 'Guard: user fetch fails, to Start',
  },
  {
    id: 'session.renewal-failed',
    kind: 'failure',
    title: 'Expired token that cannot be renewed: says why',
  },
  {
    id: 'session.shared-phone',
    kind: 'transition',
    title: 'Another user logs in: no data of the previous user remains',
  },
  { id: 'session.guest-guard', kind: 'transition', title: 'Guest route with token: to the home' },
  { id: 'session.logout', kind: 'transition', title: 'Logout clears both storages and reloads' },
]);

const CACHING = inSection('4 Caching', [
  { id: 'cache.stats', kind: 'transition', title: 'Cached stats first, then refreshed' },
  { id: 'cache.materials', kind: 'transition', title: 'Cached materials first, then refreshed' },
  { id: 'cache.products', kind: 'transition', title: 'Cached products first, then refreshed' },
]);

const UPDATE = inSection('4 Update', [
  {
    id: 'update.completed',
    kind: 'transition',
    title: 'ACTUALIZAR calls complete-update, reloads',
  },
  { id: 'update.failed', kind: 'error', title: 'Complete-update fails: reloads all the same' },
]);

const GLOBAL_ERRORS = inSection('8 Global', [
  { id: 'error.version-409', kind: 'error', title: '409 on any call: VersionFail' },
  { id: 'error.blacklist-403', kind: 'error', title: '403 blacklist: ErrorApp, server message' },
  { id: 'error.blacklist-default', kind: 'error', title: '403 blacklist: Usuario bloqueado' },
  { id: 'error.login', kind: 'error', title: 'Login failure: SessionFail' },
  { id: 'error.user-load', kind: 'error', title: 'A user-load failure is rejected' },
  { id: 'error.unauthorized-401', kind: 'error', title: '401: stored code once, then SessionFail' },
  {
    id: 'error.maintenance-503',
    kind: 'error',
    title: '503 of log-in, user, order, claim: Maintenance',
  },
  { id: 'error.swallowed', kind: 'error', title: 'A list that fails never breaks its screen' },
  { id: 'error.server-500', kind: 'failure', title: 'The server fails' },
  { id: 'error.offline', kind: 'failure', title: 'No connection' },
  { id: 'error.timeout', kind: 'failure', title: 'The server never answers' },
  {
    id: 'error.slow',
    kind: 'loading',
    title: "The server is slow: 'Cargando...' for at most 15 s",
  },
  { id: 'error.malformed', kind: 'failure', title: 'An answer that cannot be read' },
  { id: 'error.update-pending', kind: 'error', title: 'Actualización pendiente: log out and in' },
]);

/** States of the shell and the session, and states that may occur on every screen. */
export const SESSION_STATES = [
  ...SHELL,
  ...SCREENS,
  ...BLOCKED,
  ...UPDATE_PENDING,
  ...SESSION,
  ...CACHING,
  ...UPDATE,
  ...GLOBAL_ERRORS,
] as const;
