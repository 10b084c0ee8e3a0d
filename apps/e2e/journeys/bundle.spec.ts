import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { personas, SCENARIO_NAMES } from '@gemas/mocks';
import { expect, test } from '@playwright/test';
import { BUILD_DIR } from './build.ts';

const INDEX = readFileSync(join(BUILD_DIR, 'index.html'), 'utf8');
const TEXT = ['.js', '.css', '.html', '.json', '.svg'];

const files = readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8', withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

test('the production build contains nothing of the mocks', () => {
  const code = files
    .filter((file) => TEXT.includes(extname(file)))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(code.length).toBeGreaterThan(100_000);
  const marks = [
    'mockServiceWorker',
    'msw',
    'faker',
    'Licuadora de vaso',
    ...personas.flatMap(({ name, title }) => [name, title]),
    ...SCENARIO_NAMES.filter((name) => name.includes('-')),
  ];
  expect(marks.filter((mark) => new RegExp(`\\b${mark}\\b`, 'u').test(code))).toEqual([]);
  expect(files.filter((file) => /mock/i.test(file.slice(BUILD_DIR.length)))).toEqual([]);
});

test('the inline style and script of the built index.html use no features that old browsers lack', () => {
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(INDEX) ?? [];
  expect(style).toContain('#boot');
  // A minifier may combine `top`, `right`, `bottom` and `left` into `inset`, which old browsers lack.
  expect(style.match(/\b(inset|place-\w+|gap|grid)\b/g)).toBeNull();
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(INDEX) ?? [];
  expect(script).toContain('Actualiza tu navegador');
  expect(script.match(/=>|`|\b(let|const)\b/g)).toBeNull();
});

test('every script, style and page has compressed copies and no source map', () => {
  const plain = files.filter((file) => ['.js', '.css', '.html'].includes(extname(file)));
  const bySize = plain.filter((file) => readFileSync(file).length > 1000);
  expect(bySize.length).toBeGreaterThan(30);
  for (const file of bySize) {
    const text = readFileSync(file);
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(text), `${file}.gz`).toBe(true);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(text), `${file}.br`).toBe(true);
    expect(text.includes('sourceMappingURL'), file).toBe(false);
  }
});
