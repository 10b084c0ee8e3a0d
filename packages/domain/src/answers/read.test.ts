import { describe, expect, it } from 'vitest';
import {
  confirmed,
  count,
  countOrNull,
  essential,
  flag,
  id,
  idOrNull,
  list,
  number,
  numberOrNull,
  object,
  ordinal,
  orNull,
  type Reader,
  text,
} from './read.ts';

/** Returns the value that a reader has read, and the paths of the parts that it has omitted. */
function readWithOmitted<T>(read: Reader<T>, value: unknown): [T, string[]] {
  const omitted: string[] = [];
  return [read(value, omitted), omitted];
}

describe('readers', () => {
  it.each([
    [number, '12', 12],
    [number, ' 12 ', 12],
    [number, '1,284.00', 1284],
    [number, '-12,001,284.5', -12001284.5],
    [number, 12.5, 12.5],
    [number, 9_007_199_254_740_991, 9_007_199_254_740_991],
    [number, null, 0],
    [number, '', 0],
    [numberOrNull, undefined, null],
    [count, '38', 38],
    [countOrNull, 0, 0],
    [countOrNull, '', null],
    [id, '6a1f9c52-0d7e', '6a1f9c52-0d7e'],
    [id, '9'.repeat(20), '9'.repeat(20)],
    [idOrNull, '0', null],
    [idOrNull, undefined, null],
    [idOrNull, 'b7', 'b7'],
    [ordinal, '3', 3],
    [text, 48213, '48213'],
    [text, undefined, ''],
    [flag, 1, true],
    [flag, '1', true],
    [flag, 'true', true],
    [flag, '0', false],
    [flag, 'false', false],
    [flag, '', false],
    [flag, undefined, false],
    [list(number), undefined, []],
    [orNull(object({ id })), null, null],
    [object({ name: text }), undefined, { name: '' }],
    [confirmed, { message: 'ok' }, undefined],
  ] as const)('reader %o reads %j as %j', (read, value, result) => {
    expect((read as (value: unknown) => unknown)(value)).toEqual(result);
  });

  it.each([
    [number, 'doce'],
    [number, ' '],
    [number, '1e3'],
    [number, '1,29'],
    [number, '1,284,'],
    [number, 1e300],
    [number, {}],
    [number, [7]],
    [number, true],
    [count, -1],
    [id, 0],
    [id, '0'],
    [id, ' '],
    [id, 1.5],
    [id, -1],
    [id, undefined],
    [ordinal, '9'.repeat(20)],
    [list(number), ['doce', {}]],
    [text, {}],
    [text, [7]],
    [text, 1e21],
    [flag, 'sí'],
    [list(number), { 0: 1 }],
    [object({ id }), { id: null }],
    [object({ name: text }), []],
    [object({ name: text }), null],
    [essential(text), ''],
    [essential(text), null],
    [confirmed, undefined],
    [confirmed, 'ok'],
  ] as const)('reader %o throws for %j', (read, value) => {
    expect(() => (read as (value: unknown) => unknown)(value)).toThrow('unreadable');
  });

  it('reads the named fields of an object and ignores other fields', () => {
    expect(object({ id, name: text })({ id: 1, extra: {} })).toEqual({ id: 1, name: '' });
  });
});

describe('a part that cannot be read', () => {
  const row = object({ sku: essential(text), gems: number, place: object({ name: text, id }) });
  const place = { name: 'Centro', id: 7 };

  it('counts as missing if it is a field of an object, and its path is reported', () => {
    const read = object({ name: text, open: flag, tags: list(text), total: count });
    expect(readWithOmitted(read, { name: {}, open: 'sí', tags: 'rojo', total: -4 })).toEqual([
      { name: '', open: false, tags: [], total: 0 },
      ['.name', '.open', '.tags', '.total'],
    ]);
    expect(readWithOmitted(read, { name: null })[1]).toEqual([]);
  });

  it('drops its row only if it is an essential field or the whole row', () => {
    const rows = [
      { sku: 'a', gems: 'x', place },
      { sku: '', gems: 1, place },
      7,
      { sku: 'd', gems: 4, place },
    ];
    expect(readWithOmitted(object({ rows: list(row) }), { rows })).toEqual([
      {
        rows: [
          { sku: 'a', gems: 0, place },
          { sku: 'd', gems: 4, place },
        ],
      },
      ['.rows[0].gems', '.rows[1].sku', '.rows[2]'],
    ]);
  });

  it('makes all objects that contain it unreadable, up to an object that may be null', () => {
    const answer = { sku: 'a', place: { name: 'Centro', id: 0 } };
    const omitted: string[] = [];
    expect(() => row(answer, omitted)).toThrow(TypeError);
    expect(omitted).toEqual(['.place.id']);
    expect(readWithOmitted(object({ row: orNull(row) }), { row: answer })).toEqual([
      { row: null },
      ['.row.place.id'],
    ]);
  });
});
