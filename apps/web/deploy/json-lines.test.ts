import { expect, test } from 'vitest';
import { JsonError, readJsonLines } from './json-lines.ts';

const TEXT = '[{"a": "b\\"}, ", "c": [1, -2.5e3, true, null, {}], "d": []}, "é"]';

test('a JSON text is read as `JSON.parse` reads it', () => {
  for (const text of [TEXT, '7', ' "a" ', '{}', '[[],[[]]]']) {
    expect(readJsonLines(text).value).toEqual(JSON.parse(text));
  }
});

function parsed(text: string): unknown {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

test('a text of which any character was changed or lost is refused where `JSON.parse` refuses it', () => {
  for (let at = 0; at < TEXT.length; at += 1) {
    for (const sign of ['', ',', '"', '}', ']', ':', '{', 'x', '\n']) {
      const spoilt = TEXT.slice(0, at) + sign + TEXT.slice(at + 1);
      if (parsed(spoilt) === null) expect(() => readJsonLines(spoilt), spoilt).toThrow(JsonError);
      else expect({ value: readJsonLines(spoilt).value }, spoilt).toEqual(parsed(spoilt));
    }
  }
});

test('each value has its line', () => {
  const { items } = readJsonLines('\n[\n  1,\n  { "a":\n  2 }]');
  expect(items?.map(({ line }) => line)).toEqual([3, 4]);
  expect(items?.[1]?.fields?.map(({ name, value }) => [name.line, value.line])).toEqual([[4, 5]]);
});
