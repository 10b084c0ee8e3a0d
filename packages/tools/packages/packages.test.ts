import { expect, it } from 'vitest';
import { readSource } from '../lib/sources.ts';
import { PACKAGES } from './packages.ts';

it.each(PACKAGES)('$name says that a bundler must keep its style sheets', ({ folder }) => {
  const { exports, sideEffects } = JSON.parse(readSource(`${folder}/package.json`)) as {
    exports: Record<string, unknown>;
    sideEffects: boolean | string[];
  };
  const hasStyles = Object.keys(exports).some((name) => name.endsWith('.css'));
  expect(sideEffects).toEqual(hasStyles ? ['**/*.css'] : false);
});

it.each(['index', 'components'])('the entry point %s of ui is client code', (name) => {
  expect(readSource(`packages/ui/src/${name}.ts`)).toMatch(/^'use client';$/m);
});
