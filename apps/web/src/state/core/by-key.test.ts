import { expect, it, vi } from 'vitest';
import { byKey } from './by-key.ts';

it('creates one value for each key', () => {
  const create = vi.fn((key: number) => ({ key }));
  const of = byKey(create);
  expect(of(1)).toEqual({ key: 1 });
  expect(of(1)).toBe(of(1));
  expect(of(2)).not.toBe(of(1));
  expect(create).toHaveBeenCalledTimes(2);
});
