import { describe, expect, it } from 'vitest';
import type { FailureKind } from './failure.ts';
import {
  canBeRetried,
  globalEnd,
  hasLostToken,
  type Identity,
  isLoggedOut,
  isLogOutFinal,
  landing,
  nextStartup,
  rememberedOf,
  type Startup,
  type StartupEvent,
  type StartupFailure,
} from './startup.ts';
import type { User } from './user.ts';

const USER = {
  ...{ id: 1, name: 'Fernanda Ávila', code: '48213', role_id: 3, tour_complete: true },
  ...{ active: true, black_list: false, black_list_message: null },
} as User;

function identity(over: Partial<User> = {}): Identity {
  return { user: { ...USER, ...over }, wallet: { balance: 10 } };
}

const confirmed = (over: Partial<User> = {}): StartupEvent => ({
  type: 'user-confirmed',
  identity: identity(over),
});
const arrived = (over: Partial<User> = {}): StartupEvent => ({
  type: 'identity-arrived',
  identity: identity(over),
});
const loggedIn = (over: Partial<User> = {}): StartupEvent => ({
  type: 'logged-in',
  identity: identity(over),
});

function failed(kind: FailureKind, message: string | null = null): StartupEvent {
  return { type: 'call-failed', failure: { kind, message } };
}

/** Returns the event for a failed call that was sent by another part of the app, not by the start-up. */
function otherFailed(kind: FailureKind, message: string | null = null): StartupEvent {
  return { type: 'other-call-failed', failure: { kind, message } };
}

/** Returns the state after these events. */
function run(...events: StartupEvent[]): Startup {
  return events.reduce(nextStartup, { step: 'booting' } as Startup);
}

const token: StartupEvent = { type: 'start', token: 't', code: null };
const tokenAndCode: StartupEvent = { type: 'start', token: 't', code: '48213' };
const code: StartupEvent = { type: 'start', token: null, code: '48213' };
const nothing: StartupEvent = { type: 'start', token: null, code: null };

/** The state in which SessionFail is shown. */
const sessionFail = (reason: StartupFailure): Startup => ({ step: 'failed', reason });
const LOGGING_IN: Startup = { step: 'logging-in', code: '48213' };
const CODE_REFUSED: StartupEvent = { type: 'code-refused' };
const BLOCKED = { black_list: true, black_list_message: 'Baja' };
const DENIED = { black_list: true, active: false };
const blocked = (message: string): Startup => ({ step: 'blocked', message });

describe('a remembered user', () => {
  const REMEMBERED = { identity: identity(), at: 5 };
  const withRemembered = (event: StartupEvent): StartupEvent =>
    ({ ...event, remembered: REMEMBERED }) as StartupEvent;

  it('is shown until the server answers', () => {
    expect(rememberedOf(run(withRemembered(token)))).toBe(REMEMBERED);
    expect(rememberedOf(run(withRemembered(token), confirmed()))).toBeNull();
    expect(rememberedOf(run(withRemembered(code)))).toBeNull();
    expect(rememberedOf(run(token))).toBeNull();
  });

  it.each<FailureKind>(['offline', 'timeout'])('is shown if the start-up fails with %s', (kind) => {
    expect(run(withRemembered(tokenAndCode), failed(kind))).toEqual({
      step: 'offline',
      remembered: REMEMBERED,
    });
  });

  it.each<[string, StartupEvent]>([
    ['confirms the same user', confirmed({ name: 'Ana' })],
    ['returns a blocked user', confirmed({ black_list: true })],
    ['returns an inactive user', confirmed({ active: false })],
    ['refuses the token', failed('unauthorized')],
    ['requires a newer version', failed('version')],
    ['refuses a blocked user', failed('blacklisted')],
  ])('does not change the next state when the server %s', (_, event) => {
    for (const start of [token, tokenAndCode]) {
      expect(run(withRemembered(start), event)).toEqual(run(start, event));
    }
  });

  it.each<FailureKind>(['server', 'unauthorized', 'blacklisted'])(
    'stays on the screen when a call other than the start-up’s own fails with %s',
    (kind) => {
      const before = run(withRemembered(tokenAndCode));
      expect(nextStartup(before, otherFailed(kind))).toBe(before);
    },
  );

  it('is replaced once the server answers any call', () => {
    const looking = run(withRemembered(token), failed('offline'));
    expect(nextStartup(looking, arrived({ name: 'Ana' }))).toEqual(
      run(token, confirmed({ name: 'Ana' })),
    );
    expect(nextStartup(looking, arrived({ black_list: true }))).toMatchObject({ step: 'blocked' });
    expect(nextStartup(looking, otherFailed('offline'))).toBe(looking);
    expect(nextStartup(looking, otherFailed('unauthorized'))).toMatchObject({ step: 'failed' });
    expect(nextStartup(looking, CODE_REFUSED)).toMatchObject({ reason: 'login-failed' });
  });

  it.each<[FailureKind, Startup]>([
    ['maintenance', { step: 'maintenance' }],
    ['version', { step: 'version' }],
  ])('is no longer shown when the server, reached again, answers with %s', (kind, end) => {
    const looking = run(withRemembered(token), failed('offline'));
    expect(nextStartup(looking, otherFailed(kind))).toEqual(end);
  });

  it('is no longer shown when the token was removed', () => {
    expect(run(withRemembered(token), { type: 'token-gone' })).toEqual({ step: 'left' });
    expect(run(withRemembered(token), failed('offline'), { type: 'token-gone' })).toEqual({
      step: 'left',
    });
    expect(run(token, { type: 'token-gone' })).toEqual(run(token));
  });

  it('is not shown if the stored user is blocked', () => {
    const blocked = { identity: identity({ black_list: true }), at: 5 };
    expect(run({ type: 'start', token: 't', code: null, remembered: blocked })).toEqual(run(token));
  });
});

describe('start-up', () => {
  it.each<[string, StartupEvent[], Partial<Startup>]>([
    ['neither token nor code', [nothing], sessionFail('no-code')],
    ['a valid token', [token, confirmed()], { step: 'ready', enteredBy: 'token' }],
    ['an expired token and no code', [token, failed('unauthorized')], sessionFail('no-code')],
    ['an expired token, a stored code', [tokenAndCode, failed('unauthorized')], LOGGING_IN],
    ['a valid code', [code, loggedIn()], { step: 'ready', enteredBy: 'code' }],
    ['a wrong code', [code, failed('unauthorized')], sessionFail('login-failed')],
    ['a log-in to send later (429)', [code, failed('busy')], sessionFail('busy')],
    ['a server error', [token, failed('server')], sessionFail('server')],
    ['an unreachable server, a stored code', [tokenAndCode, failed('offline')], LOGGING_IN],
    [
      'no network',
      [tokenAndCode, failed('offline'), failed('offline')],
      sessionFail('unreachable'),
    ],
    ['no network and no code', [token, failed('offline')], sessionFail('unreachable')],
    ['a blocked user, by status 403', [code, failed('blacklisted', 'Baja')], blocked('Baja')],
    ['a blocked user, by the flag', [token, confirmed(BLOCKED)], blocked('Baja')],
    ['a blocked and inactive user', [code, loggedIn(DENIED)], blocked('Usuario bloqueado')],
    ['an inactive user', [code, loggedIn({ active: false })], sessionFail('inactive')],
    ['an old version', [token, failed('version')], { step: 'version' }],
    ['maintenance', [code, failed('maintenance')], { step: 'maintenance' }],
  ])('%s', (_name, events, end) => {
    expect(run(...events)).toMatchObject(end);
  });

  it('ignores every answer that arrives after the start-up has failed', () => {
    const end = run(code, failed('unauthorized'));
    for (const late of [loggedIn(), failed('version'), confirmed(), arrived()]) {
      expect(nextStartup(end, late)).toBe(end);
    }
  });
});

describe('a user who is logged in', () => {
  it.each<[string, StartupEvent, Partial<Startup>]>([
    ['is blocked by a new answer', arrived({ black_list: true }), { step: 'blocked' }],
    ['is logged out if inactive now', arrived({ active: false }), sessionFail('inactive')],
    ['is blocked by a refused call', otherFailed('blacklisted', 'Baja'), blocked('Baja')],
    ['is logged out by a 401', otherFailed('unauthorized'), sessionFail('no-code')],
    ['is logged out if the code is refused', CODE_REFUSED, sessionFail('login-failed')],
    ['is logged out after a log-out in another tab', { type: 'token-gone' }, { step: 'left' }],
  ])('%s', (_name, event, end) => {
    expect(run(token, confirmed(), event)).toMatchObject(end);
  });

  it.each<FailureKind>(['offline', 'version', 'maintenance', 'server'])(
    'stays logged in when a call fails with %s',
    (kind) => {
      const ready = run(token, confirmed());
      expect(nextStartup(ready, otherFailed(kind))).toBe(ready);
    },
  );

  it('sees the first reason for the log-out, which later failures do not replace', () => {
    const refused = run(token, confirmed(), CODE_REFUSED);
    expect(nextStartup(refused, otherFailed('unauthorized'))).toBe(refused);
    const inactive = run(token, confirmed(), arrived({ active: false }));
    expect(nextStartup(inactive, otherFailed('unauthorized'))).toBe(inactive);
  });

  it("gets the server's new data, but never those of another user", () => {
    expect(run(token, confirmed(), arrived({ tour_complete: false }))).toMatchObject({
      step: 'ready',
      enteredBy: 'token',
      landing: 'score',
    });
    const ready = run(token, confirmed());
    expect(nextStartup(ready, arrived({ id: 2 }))).toBe(ready);
  });
});

describe('landing', () => {
  it.each([
    ['token', false, 'score'],
    ['code', true, 'score'],
    ['code', false, 'start'],
  ] as const)(
    'after a log-in by %s with tour_complete %s is the screen %s',
    (by, tour_complete, screen) => {
      expect(landing(by, { tour_complete })).toBe(screen);
    },
  );
});

it.each<[Startup, boolean, boolean]>([
  [sessionFail('unreachable'), true, false],
  [sessionFail('busy'), true, false],
  [sessionFail('server'), true, false],
  [sessionFail('no-code'), true, true],
  [sessionFail('login-failed'), true, true],
  [sessionFail('inactive'), true, true],
  [{ step: 'blocked', message: '' }, true, true],
  [{ step: 'left' }, true, true],
  [{ step: 'booting' }, false, true],
])('for the state %j isLoggedOut is %s and isLogOutFinal is %s', (state, isOut, isFinal) => {
  expect(isLoggedOut(state)).toBe(isOut);
  expect(isLogOutFinal(state)).toBe(isFinal);
  if (state.step === 'failed') expect(canBeRetried(state.reason)).toBe(!isFinal);
});

it.each<[Startup, boolean]>([
  [{ step: 'left' }, true],
  [sessionFail('no-code'), true],
  [sessionFail('login-failed'), true],
  [sessionFail('inactive'), false],
  [{ step: 'blocked', message: '' }, false],
])('after a log-in, the state %j makes the token useless: %s', (after, isLost) => {
  const remembered = { identity: identity(), at: 0 };
  const ready: Startup = { step: 'ready', enteredBy: 'token', userId: 1, landing: 'score' };
  expect(hasLostToken(ready, after)).toBe(isLost);
  expect(hasLostToken({ step: 'offline', remembered }, after)).toBe(isLost);
  expect(hasLostToken({ step: 'fetching-user', code: null, remembered }, after)).toBe(false);
  expect(hasLostToken({ step: 'logging-in', code: '1' }, after)).toBe(false);
});

it.each<[FailureKind, Startup | null]>([
  ['blacklisted', { step: 'blocked', message: 'Usuario bloqueado' }],
  ['version', { step: 'version' }],
  ['maintenance', { step: 'maintenance' }],
  ['unauthorized', null],
])('any call that fails with %s leads to %j', (kind, end) => {
  expect(globalEnd({ kind, message: null })).toEqual(end);
});
