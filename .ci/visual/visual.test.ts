import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../catalogue/problem.ts';
import { compare, type Side } from './compare.ts';
import { modesOf } from './modes.ts';
import { parseOptions } from './options.ts';
import { writeReport } from './report.ts';
import { commitOf } from './tree.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the arguments', () => {
  it('are a ref and a pattern', () => {
    expect(parseOptions(['v1', '--only', 'vault'])).toEqual({
      ref: 'v1',
      only: 'vault',
      accepted: [],
    });
  });

  it('name a list of intended changes', () => {
    const path = join(folder, 'accepted.json');
    const accepted = [{ stories: 'vault-*', reason: 'New shelf' }];
    writeFileSync(path, JSON.stringify(accepted));
    expect(parseOptions(['--accept', path]).accepted).toEqual(accepted);
  });

  it.each([
    ['a flag that is not known', ['--onyl', 'x'], '--onyl is not known'],
    ['a flag without its value', ['--only'], '--only needs a value'],
    ['two refs', ['a', 'b'], 'one ref is enough'],
    ['a list that is not there', ['--accept', 'nowhere.json'], 'no file nowhere.json'],
  ])('are refused with %s', (_, args, words) => {
    expect(() => parseOptions(args)).toThrow(words);
  });

  it.each([
    ['no JSON', 'stories', 'is not JSON'],
    ['no list', '{}', 'has to hold a list'],
    ['an entry without a reason', '[{"stories":"a","reason":" "}]', 'entry 1'],
    ['an entry that is nothing', '[null]', 'entry 1'],
  ])('are refused when the intended changes are %s', (_, content, words) => {
    const path = join(folder, 'accepted.json');
    writeFileSync(path, content);
    expect(() => parseOptions(['--accept', path])).toThrow(words);
  });

  it('know a commit, and no other name', () => {
    expect(commitOf('HEAD')).toMatch(/^[0-9a-f]{40}$/);
    expect(() => commitOf('no-such-branch')).toThrow('There is no commit named no-such-branch');
    expect(() => commitOf('--all')).toThrow(Problem);
  });
});

it('draws screens on the small phone and with large text too', () => {
  const names = (importPath: string) => modesOf({ importPath }).map(({ name }) => name);
  expect(names('./packages/ui/src/primitives/Button/Button.stories.tsx')).toEqual(['390']);
  expect(names('./packages/ui/src/screens/Vault/VaultScreen.stories.tsx')).toHaveLength(3);
});

function png(width: number, height: number, spots: readonly [number, number][] = []): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (const [x, y] of spots) picture.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(picture);
}

/** A side with one picture for each entry; a text is why the story is broken. */
function side(name: string, entries: Record<string, Buffer | string>): Side {
  const pictures = Object.entries(entries).map(([story, what]) => {
    const file = typeof what === 'string' ? null : `${name}-${story}.png`;
    if (file) writeFileSync(join(folder, file), what);
    return { story, mode: '390', file, problem: typeof what === 'string' ? what : null };
  });
  const stories = Object.keys(entries).map((id) => ({ id, title: 'A', name: id, importPath: 'a' }));
  return { folder, stories, pictures };
}

describe('two sides', () => {
  const sideBefore = () =>
    side('before', { same: png(4, 4), moved: png(4, 4), old: png(4, 4), sick: png(4, 4) });
  const sideAfter = () =>
    side('after', {
      same: png(4, 4),
      moved: png(4, 4, [[1, 2]]),
      young: png(4, 4),
      sick: 'it threw',
    });

  it('differ by what changed, came, went or broke, and by nothing else', () => {
    const found = compare(sideBefore(), sideAfter(), folder, []);
    expect(found.map(({ verdict, story, share }) => [story.id, verdict, share])).toEqual([
      ['moved', 'changed', 1 / 16],
      ['old', 'gone', 1],
      ['sick', 'broken', 1],
      ['young', 'new', 1],
    ]);
  });

  it('differ in what one of them is longer by', () => {
    const [found] = compare(
      side('before', { a: png(4, 4) }),
      side('after', { a: png(4, 6, [[0, 5]]) }),
      folder,
      [],
    );
    // Every pixel of the longer part counts: there was nothing.
    expect(found?.share).toBe(8 / 24);
    expect(PNG.sync.read(readFileSync(join(folder, found?.marked ?? ''))).height).toBe(6);
  });

  it('may differ as intended, but may not be broken', () => {
    const accepted = [{ stories: '*', reason: 'New shelf' }];
    const reasons = compare(sideBefore(), sideAfter(), folder, accepted).map((found) => [
      found.verdict,
      found.accepted,
    ]);
    expect(reasons).toEqual([
      ['changed', 'New shelf'],
      ['gone', 'New shelf'],
      ['broken', null],
      ['new', 'New shelf'],
    ]);
  });

  it('are shown on a page that brings its pictures along', () => {
    const sides = { before: sideBefore(), after: sideAfter() };
    const differences = compare(sides.before, sides.after, folder, []);
    const report = join(folder, 'report');
    const summary = { before: '</script><b>', after: 'now', pictures: 4 };
    writeReport(report, folder, sides, differences, summary);
    const page = readFileSync(join(report, 'index.html'), 'utf8');
    expect(page).not.toContain('/*DATA*/ null');
    expect(page).not.toContain('</script><b>');
    for (const part of ['before', 'after']) {
      expect(readFileSync(join(report, part, `${part}-moved.png`)).length).toBeGreaterThan(0);
    }
  });
});
