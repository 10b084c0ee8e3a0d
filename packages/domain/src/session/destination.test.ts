import { describe, expect, it } from 'vitest';
import { destination, detour, shownAt } from './destination.ts';
import { landing, type Startup } from './startup.ts';
import type { User } from './user.ts';

function ready(enteredBy: 'token' | 'code', tour_complete: boolean): Startup {
  return { step: 'ready', enteredBy, userId: 1, landing: landing(enteredBy, { tour_complete }) };
}

const OUT: readonly [Startup, string][] = [
  [{ step: 'failed', reason: 'no-code' }, '/fail'],
  [{ step: 'blocked', message: 'Baja' }, '/errorapp?message=Baja'],
  [{ step: 'version' }, '/version'],
  [{ step: 'maintenance' }, '/maintenance'],
];
const remembered = { identity: { user: {} as User, wallet: { balance: 0 } }, at: 5 };
const ALL_REMEMBERED: readonly Startup[] = [
  { step: 'fetching-user', code: null, remembered },
  { step: 'offline', remembered },
];
const STARTING: readonly Startup[] = [
  { step: 'booting' },
  { step: 'fetching-user', code: null, remembered: null },
  { step: 'logging-in', code: '48213' },
];

describe('destination', () => {
  it.each<[Startup, string]>([
    [ready('token', false), '/score'],
    [ready('code', true), '/score'],
    [ready('code', false), '/'],
    [{ step: 'left' }, '/'],
    ...OUT,
  ])('for the state %j is %s', (startup, path) => {
    expect(destination(startup)).toBe(path);
  });

  it.each(STARTING)('for the state %j is null', (startup) => {
    expect(destination(startup)).toBeNull();
  });
});

describe('what a page shows in each state', () => {
  it.each<[Startup, boolean, string]>([
    [{ step: 'booting' }, false, 'splash'],
    [{ step: 'logging-in', code: '48213' }, false, 'splash'],
    [{ step: 'fetching-user', code: null, remembered: null }, false, 'splash'],
    [{ step: 'fetching-user', code: null, remembered }, false, 'remembered'],
    [{ step: 'fetching-user', code: null, remembered }, true, 'splash'],
    [{ step: 'offline', remembered }, false, 'remembered'],
    [{ step: 'offline', remembered }, true, 'unreachable'],
    [ready('token', true), true, 'page'],
    [{ step: 'failed', reason: 'no-code' }, false, 'page'],
  ])('with %j, and a session needed: %s, shows %s', (startup, needsSession, shown) => {
    expect(shownAt(startup, needsSession)).toBe(shown);
  });
});

describe('detour', () => {
  it('leads a user without a token to Start, or to SessionFail with stayOnStart', () => {
    expect(detour({ step: 'left' }, '/', false)).toBeNull();
    expect(detour({ step: 'left' }, '/score', false)).toBe('/');
    expect(detour({ step: 'left' }, '/score', true)).toBe('/fail');
    expect(detour({ step: 'left' }, '/', true)).toBeNull();
  });

  it.each(OUT)('for the state %j leads from every screen to %s', (startup, path) => {
    for (const from of ['/', '/score', '/vault']) {
      expect(detour(startup, from, false)).toBe(path);
    }
    expect(detour(startup, '/score', true)).toBe(path);
    expect(detour(startup, '/', true)).toBeNull();
  });

  it('leads a user who has seen the tour from Start to Score, unless the user opened Start on purpose', () => {
    expect(detour(ready('code', true), '/', false)).toBe('/score');
    expect(detour(ready('code', true), '/', true)).toBeNull();
    expect(detour(ready('code', false), '/', false)).toBeNull();
  });

  it('lets a user who is logged in stay on any other screen', () => {
    expect(detour(ready('token', true), '/vault', false)).toBeNull();
    expect(detour(ready('code', false), '/score', true)).toBeNull();
  });

  it.each(STARTING)('for the state %j leads nowhere', (startup) => {
    expect(detour(startup, '/score', false)).toBeNull();
    expect(detour(startup, '/', false)).toBeNull();
  });
});

it.each(ALL_REMEMBERED)(
  'a remembered user may see every screen, and is led from Start to Score, in the state %j',
  (startup) => {
    expect(detour(startup, '/vault', false)).toBeNull();
    expect(detour(startup, '/', false)).toBe('/score');
  },
);
