import { describe, expect, it } from 'vitest';
import { destination, detour } from './destination.ts';
import type { Startup } from './startup.ts';
import type { User } from './user.ts';

function ready(enteredBy: 'token' | 'code', tour_complete: boolean): Startup {
  const user = { tour_complete } as User;
  return { step: 'ready', enteredBy, identity: { user, wallet: { balance: 0 } } };
}

const OUT: readonly [Startup, string][] = [
  [{ step: 'failed', reason: 'no-code' }, '/fail'],
  [{ step: 'blocked', message: 'Baja' }, '/errorapp?message=Baja'],
  [{ step: 'version' }, '/version'],
  [{ step: 'maintenance' }, '/maintenance'],
];
const STARTING: readonly Startup[] = [
  { step: 'booting' },
  { step: 'fetching-user', code: null },
  { step: 'logging-in', code: '48213' },
];

describe('destination', () => {
  it.each<[Startup, string]>([
    [ready('token', false), '/score'],
    [ready('code', true), '/score'],
    [ready('code', false), '/'],
    [{ step: 'left' }, '/'],
    ...OUT,
  ])('of %j is %s', (startup, path) => {
    expect(destination(startup)).toBe(path);
  });

  it.each(STARTING)('of %j is not known', (startup) => {
    expect(destination(startup)).toBeNull();
  });
});

describe('detour', () => {
  it.each(OUT)('with %j leads from every screen to %s', (startup, path) => {
    for (const from of ['/', '/score', '/vault']) {
      expect(detour(startup, from, false)).toBe(path);
    }
    expect(detour(startup, '/score', true)).toBe(path);
    expect(detour(startup, '/', true)).toBeNull();
  });

  it('leads from Start to Score who has seen the tour, unless Start was opened on purpose', () => {
    expect(detour(ready('code', true), '/', false)).toBe('/score');
    expect(detour(ready('code', true), '/', true)).toBeNull();
    expect(detour(ready('code', false), '/', false)).toBeNull();
  });

  it('leaves who is in on any other screen', () => {
    expect(detour(ready('token', true), '/vault', false)).toBeNull();
    expect(detour(ready('code', false), '/score', true)).toBeNull();
  });

  it('leads who was in to Start, and from there no further until Start has been opened', () => {
    expect(detour({ step: 'left' }, '/score', false)).toBe('/');
    expect(detour({ step: 'left' }, '/', false)).toBeNull();
    expect(detour({ step: 'left' }, '/', true)).toBeNull();
    expect(detour({ step: 'left' }, '/score', true)).toBe('/fail');
  });

  it.each(STARTING)('with %j leads nowhere', (startup) => {
    expect(detour(startup, '/score', false)).toBeNull();
    expect(detour(startup, '/', false)).toBeNull();
  });
});
