import { describe, expect, it } from 'vitest';
import { isShownFromPhone } from './shown-from-phone.ts';

describe('isShownFromPhone', () => {
  const NOW = 1_800_000_000_000;
  const DAY_MS = 24 * 60 * 60 * 1000;
  const identity = (age: number) => ({ identity: JSON.stringify({ at: NOW - age }) });

  it.each<[screen: string, stored: Record<string, string>, shown: boolean]>([
    ['score', {}, false],
    ['score', identity(DAY_MS - 1), true],
    ['score', identity(DAY_MS), false],
    ['score', { identity: '{}' }, false],
    ['score', { products: '{}' }, false],
    ['vault', {}, false],
    ['vault', { products: '{}' }, true],
    ['vault', identity(0), false],
    ['rewards', { products: '{}', ...identity(0) }, false],
  ])('for the screen %s with %j stored returns %s', (screen, stored, shown) => {
    expect(isShownFromPhone(screen, (name) => stored[name] ?? null, NOW)).toBe(shown);
  });

  it('throws if the stored user is not JSON', () => {
    expect(() => isShownFromPhone('score', () => '{', NOW)).toThrow(SyntaxError);
  });
});
