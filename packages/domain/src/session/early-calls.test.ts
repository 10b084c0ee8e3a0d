import { describe, expect, it } from 'vitest';
import { isShownFromPhone, tokenOfLogIn } from './early-calls.ts';

describe('isShownFromPhone', () => {
  const NOW = 1_000_000;
  const MAX_AGE_MS = 5000;
  const identity = (age: number) => ({ identity: JSON.stringify({ at: NOW - age }) });

  it.each<[screen: string, stored: Record<string, string>, shown: boolean]>([
    ['score', {}, false],
    ['score', identity(4999), true],
    ['score', identity(5000), false],
    ['score', { identity: '{}' }, false],
    ['score', { products: '{}' }, false],
    ['vault', {}, false],
    ['vault', { products: '{}' }, true],
    ['vault', identity(0), false],
    ['rewards', { products: '{}', ...identity(0) }, false],
  ])('for the screen %s with %j stored returns %s', (screen, stored, shown) => {
    expect(isShownFromPhone(screen, (name) => stored[name] ?? null, NOW, MAX_AGE_MS)).toBe(shown);
  });

  it('throws if the stored user is not JSON', () => {
    expect(() => isShownFromPhone('score', () => '{', NOW, MAX_AGE_MS)).toThrow(SyntaxError);
  });
});

it.each([
  [200, '{"token":"t"}', 't'],
  [200, '{}', null],
  [200, '{"token":7}', null],
  [200, 'null', null],
  [200, '<html>', null],
  [200, '', null],
  [401, '{"token":"t"}', null],
])('tokenOfLogIn of the answer %i %s is %s', (status, body, token) => {
  expect(tokenOfLogIn({ status, body })).toBe(token);
});

it('tokenOfLogIn without an answer is null', () => {
  expect(tokenOfLogIn('offline')).toBeNull();
});
