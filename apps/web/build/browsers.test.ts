import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newerSyntax, OLDEST_BROWSERS, TARGET } from './browsers.ts';

it.each([
  'const a = /(?<=x)y/;',
  'const a = /(?<!x)y/;',
  'const a = /x/v;',
  'const a = /x/d;',
  'const a = /(?i:x)y/;',
  "const a = new RegExp('(?<=x)y');",
  "const a = RegExp('x', 'gv');",
  'class A { static { a(); } }',
  'class A { #b; static is(c) { return #b in c; } }',
])('finds the newer syntax in %s', (script) => expect(newerSyntax(script)).toHaveLength(1));

it.each([
  'const a = /(?<year>\\d+)(?:x)(?!y)/gu;',
  "const a = 'in words: (?<=x)';",
  'const a = b / c / d;',
  'const a = new RegExp(b, c);',
  'await a; class A { #b = 1; #c() { return this.#b ?? 2; } static d = 3; } a ??= b?.c;',
])('finds no newer syntax in %s', (script) => expect(newerSyntax(script)).toEqual([]));

it('the README lists the same oldest browsers', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const { chrome, firefox, ios } = OLDEST_BROWSERS;
  expect(readme).toContain(`| ${chrome} | ${ios} | ${firefox} |`);
  expect(TARGET).toContain('ios15.4');
});
