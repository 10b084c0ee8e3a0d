import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT, readSource } from '../lib/sources.ts';

const REFUSED = [
  'await new Promise((resolve) => setTimeout(resolve, 300));',
  'const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));',
  'window.setTimeout(() => button.click(), 60);',
  'await page.waitForTimeout(600);',
  'await vi.waitFor(() => expect(calls).toBe(1));',
  'await vi.waitFor(() => expect(calls).toBe(1), 20_000);',
  'await vi.waitUntil(() => calls === 1, { timeout: 5000 });',
];
const ALLOWED = [
  '// The next task.\nawait new Promise((resolve) => setTimeout(resolve));',
  'await vi.waitFor(() => expect(calls).toBe(1), SOON);',
  'await vi.waitUntil(\n  () => calls === 1,\n  { ...SOON, interval: 50 },\n);',
  'await vi.advanceTimersByTimeAsync(500);',
  'await expect.poll(() => calls).toBe(1);',
];
/** Example paths of test code, to which the rule against waiting for a fixed time applies. */
const PLACES = [
  'packages/a.test.ts',
  'mocks/src/a.test.tsx',
  'packages/ui/src/a.stories.tsx',
  'apps/web/src/testing/a.ts',
  'apps/e2e/journeys/a.spec.ts',
  'apps/e2e/journeys/harness.ts',
];
const nameOf = (at: number) => `${at}.test.ts`;
let folder: string;
let found: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'waits-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const [{ path, includes }] = JSON.parse(readSource('biome.json')).plugins;
  const plugin = { path: join(ROOT, path), includes };
  const rules = { plugins: [plugin], linter: { rules: { preset: 'none' } } };
  write('biome.json', JSON.stringify(rules));
  for (const [at, source] of [...REFUSED, ...ALLOWED].entries()) write(nameOf(at), `${source}\n`);
  for (const place of [...PLACES, 'apps/web/src/a.ts']) write(place, `${REFUSED[0]}\n`);
  const biome = `${ROOT}node_modules/.bin/biome`;
  const { stdout, stderr } = spawnSync(biome, ['lint', '.'], { cwd: folder, encoding: 'utf8' });
  found = stdout + stderr;
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each(REFUSED.map((source, at) => [source, at] as const))('refuses %s', (_source, at) => {
  expect(found).toContain(`${nameOf(at)}:1:`);
});

it('accepts waits without a fixed time, and reports nothing else', () => {
  expect(found).toContain(`Found ${REFUSED.length + PLACES.length} errors`);
  for (const at of ALLOWED.keys()) expect(found).not.toContain(nameOf(REFUSED.length + at));
});

it.each(PLACES)('applies to %s', (place) => {
  expect(found).toContain(`${place}:1:`);
});

it('does not apply to the sources of the app', () => {
  expect(found).not.toContain('apps/web/src/a.ts:');
});
