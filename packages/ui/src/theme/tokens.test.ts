import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { media } from './media.ts';
import tokens from './tokens.json';
// @ts-expect-error -- the generator is plain JavaScript so that it runs without a compiler
import { tokensCss } from './tokens.mjs';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

test('tokens.css equals the output of the generator', () => {
  expect(css).toBe(tokensCss());
});

test('every reference in tokens.css points at an existing token', () => {
  const names = new Set([...css.matchAll(/^\s+(--[\w-]+):/gm)].map((match) => match[1]));
  const used = [...css.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]);
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !names.has(name))).toEqual([]);
});

test('the media queries use the breakpoints of tokens.json', () => {
  const { tiny, small, wide } = tokens.breakpoint;
  const below = (breakpoint: string) =>
    `@media (max-width: ${(Number.parseInt(breakpoint, 10) - 0.02).toFixed(2)}px)`;
  expect(media.tiny).toBe(below(tiny.$value));
  expect(media.small).toBe(below(small.$value));
  expect(media.wide).toBe(`@media (min-width: ${wide.$value})`);
});
