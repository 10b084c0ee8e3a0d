import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Built, buildFiles } from '../src/testing/build-files.ts';
import { COMPILE_HINT, compileEarly } from './compile-early.ts';

let built: Built;
const scripts = () => built.assets().filter((name) => name.endsWith('.js'));
const textOf = (name: string) => built.read(`assets/${name}`);

beforeAll(async () => {
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    // Because of the dynamic import, Vite adds code at the start of the built main.js. `COMPILE_HINT` must be above it.
    'main.js': "console.log('marked');\nimport('./later.js').then(() => console.log('last'));",
    'later.js': "import './later.css';\nconsole.log('later');",
    'later.css': 'b{color:red}',
  };
  built = await buildFiles(files, { plugins: [compileEarly()], build: { sourcemap: 'hidden' } });
});
afterAll(() => built.remove());

it('writes the hint at the start of every script, above the code that Vite adds', () => {
  expect(scripts()).toHaveLength(2);
  expect(scripts().some((name) => textOf(name).includes('__vite__mapDeps='))).toBe(true);
  for (const name of scripts()) expect(textOf(name).indexOf(COMPILE_HINT), name).toBe(0);
});

it('keeps source maps that lead to the right line', () => {
  const found = scripts().map((name) => built.originOf('marked', `assets/${name}`));
  expect(found).toContainEqual(['main.js', 0]);
});
