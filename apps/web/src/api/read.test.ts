import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  flag,
  flagUnlessOff,
  list,
  number,
  numberOrNull,
  object,
  orNull,
  price,
  switchedOn,
  text,
} from './read.ts';

describe('readers', () => {
  it.each([
    [number, '12', 12],
    [number, 12.5, 12.5],
    [number, null, 0],
    [number, '', 0],
    [numberOrNull, undefined, null],
    [numberOrNull, '3', 3],
    [price, 'gratis', Number.NaN],
    [price, '489.50', 489.5],
    [text, 48213, '48213'],
    [text, undefined, ''],
    [flag, 1, true],
    [flag, '1', true],
    [flag, '0', false],
    [flag, undefined, false],
    [flagUnlessOff, undefined, true],
    [flagUnlessOff, 0, false],
    [switchedOn, 'on', true],
    [switchedOn, 'off', false],
    [switchedOn, null, false],
    [list(number), undefined, []],
    [list(number), ['1', 2], [1, 2]],
    [orNull(object({ id: number })), null, null],
  ] as const)('%o reads %j as %j', (read, value, result) => {
    expect((read as (value: unknown) => unknown)(value)).toEqual(result);
  });

  it.each([
    [number, 'doce'],
    [number, {}],
    [number, true],
    [text, {}],
    [flag, 'sí'],
    [flag, 2],
    [list(number), { 0: 1 }],
    [list(number), ['x']],
    [object({ id: number }), []],
    [object({ id: number }), 'x'],
    [object({ id: number }), null],
  ] as const)('%o cannot read %j', (read, value) => {
    expect(() => (read as (value: unknown) => unknown)(value)).toThrow();
  });

  it('keeps the fields it names and ignores the rest', () => {
    expect(object({ id: number, name: text })({ id: '1', extra: {} })).toEqual({ id: 1, name: '' });
  });

  it('answers or throws, whatever it is given', () => {
    const read = object({ id: number, open: flag, rows: list(object({ name: text })) });
    fc.assert(
      fc.property(fc.anything(), (value) => {
        try {
          const result = read(value);
          expect(Number.isFinite(result.id)).toBe(true);
          expect(Array.isArray(result.rows)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
        }
      }),
    );
  });
});
