import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COMPILE_HINT, compileEarly } from './compile-early.ts';

let root = '';
const assets = () => join(root, 'dist/assets');
const scripts = () => readdirSync(assets()).filter((name) => name.endsWith('.js'));
const textOf = (name: string) => readFileSync(join(assets(), name), 'utf8');

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'compile-early-'));
  const files = {
    'index.html': '<script type="module" src="/main.js"></script>',
    // Its file begins with the name of the style sheet that the later one needs.
    'main.js': "console.log('marked');\nimport('./later.js').then(() => console.log('last'));",
    'later.js': "import './later.css';\nconsole.log('later');",
    'later.css': 'b{color:red}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const plugins = [compileEarly()];
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { sourcemap: 'hidden' },
  });
});
afterAll(() => rmSync(root, { recursive: true }));

it('begins every file with the hint, before what Vite writes above the code', () => {
  expect(scripts()).toHaveLength(2);
  expect(scripts().some((name) => textOf(name).includes('__vite__mapDeps='))).toBe(true);
  for (const name of scripts()) expect(textOf(name).indexOf(COMPILE_HINT), name).toBe(0);
});

it('keeps source maps right', () => {
  const found = scripts().map((name) => {
    const lines = textOf(name).split('\n');
    const line = lines.findIndex((text) => text.includes('marked'));
    if (line < 0) return null;
    const map = new SourceMap(JSON.parse(textOf(`${name}.map`)));
    const { originalSource, originalLine } = map.findEntry(
      line,
      lines[line]?.indexOf('marked') ?? 0,
    ) as {
      originalSource: string;
      originalLine: number;
    };
    return [originalSource.split('/').at(-1), originalLine];
  });
  expect(found).toContainEqual(['main.js', 0]);
});
