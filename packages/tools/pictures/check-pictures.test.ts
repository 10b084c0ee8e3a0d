import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Problem } from '../lib/problem.ts';
import { ROOT } from '../lib/sources.ts';
import { commitOf, pruneCommits } from '../lib/tree.ts';
import { makeWhole } from '../lib/whole.ts';
import type { Story } from './built.ts';
import { compare, renamedStories, type Side } from './compare.ts';
import { modesOf } from './modes.ts';
import { parseOptions } from './options.ts';
import { partsOf } from './preview.ts';
import { renderStories } from './render.ts';
import { writeReport } from './report.ts';
import { findDifferences, makeCatalogue, type Rerender, selectSides } from './sides.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-test-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('command-line arguments', () => {
  it('accept a ref and a pattern', () => {
    expect(parseOptions(['v1', '--only', 'vault'])).toEqual({ ref: 'v1', only: 'vault' });
  });

  it.each([
    ['a flag that is not known', ['--onyl', 'x'], "Unknown option '--onyl'"],
    ['a flag without its value', ['--only'], "Option '--only <value>' argument missing"],
    ['two refs', ['a', 'b'], 'one ref is enough'],
  ])('are refused: %s', (_, args, words) => {
    expect(() => parseOptions(args)).toThrow(words);
  });

  it('accept a ref that git knows, and refuse an unknown name or an option', () => {
    expect(commitOf('HEAD')).toMatch(/^[0-9a-f]{40}$/);
    expect(() => commitOf('no-such-branch')).toThrow('There is no commit named no-such-branch');
    expect(() => commitOf('--all')).toThrow(Problem);
  });
});

it('modesOf returns one mode for a component and three for a screen', () => {
  const names = (importPath: string) => modesOf({ importPath }).map(({ name }) => name);
  expect(names('./packages/ui/src/primitives/Button/Button.stories.tsx')).toEqual(['390']);
  expect(names('./packages/ui/src/screens/Vault/VaultScreen.stories.tsx')).toHaveLength(3);
});

/**
 * Writes a page with the same interface as Storybook's preview. The page shows a story by setting the HTML of
 * `document.body`. The keys of `stories` are ids, the values are HTML. Returns the stories in the format of Storybook's
 * index.
 */
function fakeCatalogue(stories: Record<string, string>): Story[] {
  writeFileSync(join(folder, 'index.json'), '{}');
  writeFileSync(
    join(folder, 'iframe.html'),
    `<!doctype html><meta name="viewport" content="width=device-width"><body><script>
      const stories = ${JSON.stringify(stories)};
      const listeners = {};
      const root = document.documentElement;
      window.__STORYBOOK_PREVIEW__ = { storyStoreValue: {} };
      window.__STORYBOOK_ADDONS_CHANNEL__ = {
        on(event, listener) { listeners[event] = listener; },
        off(event) { delete listeners[event]; },
        emit(event, { storyId }) {
          if (event !== 'setCurrentStory') return;
          root.style.fontSize = '';
          document.body.innerHTML = stories[storyId];
          for (const act of document.querySelectorAll('[data-act]')) eval(act.dataset.act);
          listeners.storyFinished({ storyId });
        },
      };
    </script>`,
  );
  return Object.keys(stories).map((id) => ({
    id,
    title: 'A',
    name: id,
    importPath: './src/screens/A.stories.tsx',
  }));
}

it('a picture shows the scroll position, text size and delayed content that the story ended with', async () => {
  const slide = (colour: string) =>
    `<div style="flex:0 0 100%;box-sizing:border-box;padding:0 16px;height:200px;scroll-snap-align:center;background:${colour}"></div>`;
  const stories = fakeCatalogue({
    strip: `<div data-act="act.scrollLeft = act.clientWidth" style="display:flex;overflow-x:auto;scroll-snap-type:x mandatory">
      ${slide('red')}${slide('lime')}${slide('red')}</div><div style="height:1000px"></div>`,
    large: `<div data-act="root.style.fontSize = '200%'" style="width:10rem;height:10rem;background:lime"></div>`,
    late: `<div data-act="setTimeout(() => { act.style.background = 'lime' }, 700)" style="width:50px;height:200px"></div>`,
    usual: `<div style="width:10rem;height:10rem;background:lime"></div>`,
  });
  const pictures = await renderStories(folder, join(folder, 'rendered'), stories, () => {});
  const limeIn = (story: string) =>
    pictures
      .filter((picture) => picture.story === story)
      .map(({ mode, file }) => {
        const { data, width } = PNG.sync.read(readFileSync(join(folder, 'rendered', file ?? '')));
        const row = Array.from({ length: width }, (_, x) => (100 * width + x) * 4);
        return [mode, row.filter((at) => data[at] === 0 && data[at + 1] === 255).length];
      });
  const margins = 16;
  expect(limeIn('strip')).toEqual([
    ['390', 390 - margins],
    ['360', 360 - margins],
    ['390, text 200 %', 390 - margins],
  ]);
  expect(limeIn('large')).toEqual([
    ['390', 320],
    ['360', 320],
    ['390, text 200 %', 320],
  ]);
  expect(limeIn('late')[0]).toEqual(['390', 50]);
  expect(limeIn('usual')).toEqual([
    ['390', 160],
    ['360', 160],
    ['390, text 200 %', 320],
  ]);
});

it('partsOf returns each story once, in parts that become smaller towards the end', () => {
  const stories = Array.from({ length: 200 }, (_, index) => index);
  const parts = partsOf(stories, 20, 4);
  expect(parts.flat()).toEqual(stories);
  const sizes = parts.map(({ length }) => length);
  expect(sizes[0]).toBe(20);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect(Math.max(...sizes.slice(-4))).toBeLessThanOrEqual(4);
  expect(partsOf(stories, 1, 4)).toHaveLength(200);
});

function png(width: number, height: number, spots: readonly [number, number][] = []): Buffer {
  const picture = new PNG({ width, height });
  picture.data.fill(255);
  for (const [x, y] of spots) picture.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(picture);
}

const storyAt = (id: string, file = 'A'): Story => ({
  id,
  title: 'A',
  name: id,
  importPath: `./src/${file}.stories.tsx`,
});

/** Creates one side of a comparison. An entry is the picture of a story, or the reason why the story is broken. */
function side(name: string, entries: Record<string, Buffer | string>): Side {
  const pictures = Object.entries(entries).map(([story, what]) => {
    const file = typeof what === 'string' ? null : `${name}-${story}.png`;
    if (file) writeFileSync(join(folder, file), what);
    return { story, mode: '390', file, problem: typeof what === 'string' ? what : null };
  });
  const stories = Object.keys(entries).map((id) => storyAt(id));
  return { folder, stories, pictures };
}

describe('comparing two sides', () => {
  const sideBefore = () =>
    side('before', { same: png(4, 4), moved: png(4, 4), old: png(4, 4), sick: png(4, 4) });
  const sideAfter = () =>
    side('after', {
      same: png(4, 4),
      moved: png(4, 4, [[1, 2]]),
      young: png(4, 4),
      sick: 'it threw',
    });

  it('reports pictures that changed, are new, are gone or broke, and no others', () => {
    const found = compare(sideBefore(), sideAfter(), folder);
    expect(found.map(({ verdict, story, share }) => [story.id, verdict, share])).toEqual([
      ['moved', 'changed', 1 / 16],
      ['old', 'gone', 1],
      ['sick', 'broken', 1],
      ['young', 'new', 1],
    ]);
  });

  it('counts the additional rows of a longer picture as different', () => {
    const [found] = compare(
      side('before', { a: png(4, 4) }),
      side('after', { a: png(4, 6, [[0, 5]]) }),
      folder,
    );
    // The longer picture has two additional rows of 4 pixels. All these 8 pixels count as different.
    expect(found?.share).toBe(8 / 24);
    expect(PNG.sync.read(readFileSync(join(folder, found?.marked ?? ''))).height).toBe(6);
  });

  it('reports a broken story only once, for its first mode', () => {
    const sideOf = (name: string, modes: readonly string[], problem: string | null): Side => ({
      folder,
      stories: [storyAt('a--b')],
      pictures: modes.map((mode) => {
        const file = `${name}-${mode}.png`;
        writeFileSync(join(folder, file), png(1, 1));
        return { story: 'a--b', mode, file, problem };
      }),
    });
    const found = compare(
      sideOf('old', ['390', '360'], null),
      sideOf('now', ['390'], 'it threw'),
      folder,
    );
    expect(found.map(({ verdict, mode }) => [verdict, mode])).toEqual([['broken', '390']]);
  });

  it('writes a report page with copies of its pictures and with escaped texts', async () => {
    const sides = { before: sideBefore(), after: sideAfter() };
    const differences = compare(sides.before, sides.after, folder);
    const report = join(folder, 'report');
    const summary = {
      before: '</script><b>',
      after: 'now',
      pictures: 4,
      renamed: [],
      unsteady: [],
    };
    await writeReport(report, folder, sides, differences, summary);
    const page = readFileSync(join(report, 'index.html'), 'utf8');
    expect(page).not.toContain('/*DATA*/ null');
    expect(page).not.toContain('</script><b>');
    for (const part of ['before', 'after']) {
      expect(readFileSync(join(report, part, `${part}-moved.png`)).length).toBeGreaterThan(0);
    }
  });
});

describe('a story whose id has changed', () => {
  const olds = [storyAt('piezas-vault--ready', 'Vault'), storyAt('same--ready', 'Same')];

  it('is recognised by its file name and the name of its export', () => {
    const news = [storyAt('screens-vault--ready', 'Vault'), storyAt('same--ready', 'Same')];
    expect([...renamedStories(olds, news)]).toEqual([['screens-vault--ready', olds[0]]]);
  });

  it('counts as new if two stories have the same file name and export', () => {
    const news = [storyAt('a-vault--ready', 'Vault'), storyAt('b-vault--ready', 'Vault')];
    expect(renamedStories(olds, news).size).toBe(0);
  });

  it('is compared with the story that had the old id', () => {
    const before = side('before', { 'old--one': png(2, 2), 'old--two': png(2, 2) });
    const after = side('after', { 'new--one': png(2, 2), 'new--two': png(2, 2, [[0, 0]]) });
    const [found, ...others] = compare(before, after, folder);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ verdict: 'changed', was: { id: 'old--two' }, share: 1 / 4 });
  });

  it('is selected on both sides by either id', () => {
    const news = [storyAt('screens-vault--ready', 'Vault')];
    for (const only of ['piezas-*', 'screens-*']) {
      const { before, after } = selectSides(olds, news, only);
      expect([before, after]).toEqual([[olds[0]], news]);
    }
    expect(() => selectSides(olds, news, 'nothing')).toThrow('No story matches nothing');
  });
});

describe('a story that differs', () => {
  const white = png(2, 2);
  const spot = png(2, 2, [[0, 0]]);
  const spots = png(2, 2, [
    [0, 0],
    [1, 1],
  ]);

  /**
   * Returns a fake `rerender`, and a function `times` that returns the number of calls of the fake. The fake renders
   * nothing: each call returns a side in which the story 'a' has the next entry of `rendered` as its picture.
   */
  function rerendering(name: string, ...rendered: (Buffer | string)[]) {
    let times = 0;
    const rerender: Rerender = async () => side(`${name}-again`, { a: rendered[times++] ?? white });
    return { rerender, times: () => times };
  }

  async function find(after: Buffer | string, ...again: (Buffer | string)[]) {
    const old = rerendering('before');
    const now = rerendering('after', ...again);
    const sides = { before: side('before', { a: white }), after: side('after', { a: after }) };
    const rerender = { before: old.rerender, after: now.rerender };
    const { differences, unsteady } = await findDifferences(sides, rerender, folder);
    expect(old.times()).toBe(now.times());
    return {
      verdicts: differences.map(({ verdict, share }) => [verdict, share]),
      unsteady: unsteady.map(({ id }) => id),
      times: now.times(),
    };
  }

  const changed = ['changed', 1 / 4];
  it.each([
    ['reported if it differs in the same way again', spot, [spot], [changed], [], 1],
    ['unsteady if it is equal the second time', spot, [white], [], ['a'], 1],
    ['unsteady if it is broken only the first time', 'it threw', [white], [], ['a'], 1],
    ['unsteady if it is equal the third time', spot, [spots, white], [], ['a'], 2],
    [
      'broken if it throws three times',
      'it threw',
      ['it threw', 'it threw'],
      [['broken', 1]],
      [],
      2,
    ],
    ['reported if it differs three times', spot, [spots, spot], [changed], [], 2],
  ])('is %s', async (_, after, again, verdicts, unsteady, times) => {
    expect(await find(after, ...again)).toEqual({ verdicts, unsteady, times });
  });

  it('is not rendered again if more than 40 stories differ', async () => {
    const many = (buffer: Buffer) =>
      Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`s${at}`, buffer]));
    const sides = { before: side('before', many(white)), after: side('after', many(spot)) };
    const never: Rerender = () => Promise.reject(new Error('rendered'));
    const { differences } = await findDifferences(sides, { before: never, after: never }, folder);
    expect(differences).toHaveLength(41);
  });
});

describe('unfinished or old folders', () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });

  it('keeps the previous folder if writing the new one fails', async () => {
    const target = join(folder, 'report');
    await makeWhole(target, (draft) => writeFileSync(join(draft, 'a'), 'old'));
    const filling = makeWhole(target, (draft) => {
      writeFileSync(join(draft, 'a'), 'new');
      throw full;
    });
    await expect(filling).rejects.toBe(full);
    expect(readdirSync(folder)).toEqual(['report']);
    expect(readFileSync(join(target, 'a'), 'utf8')).toBe('old');
  });

  it('removes the unfinished folder if the process is ended', () => {
    const target = join(folder, 'report');
    const module = new URL('../lib/whole.ts', import.meta.url).href;
    const code = `const { makeWhole } = await import(${JSON.stringify(module)});
      await makeWhole(${JSON.stringify(target)}, () => process.exit(130));`;
    const { status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', code],
      { cwd: ROOT },
    );
    expect(status).toBe(130);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('removes the unfinished catalogue if its build fails', async () => {
    const bin = join(folder, 'tree/node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    const script = '#!/bin/sh\necho "Error: Cannot find Gem.tsx" >&2\nexit 1\n';
    writeFileSync(join(bin, 'storybook'), script, { mode: 0o755 });
    const made = makeCatalogue(join(folder, 'tree'), join(folder, 'catalogue'), 'before');
    await expect(made).rejects.toThrow(/does not build:\nError: Cannot find Gem\.tsx/);
    expect(readdirSync(folder)).toEqual(['tree']);
  });

  it('removes all but the most recently used commits from the cache', () => {
    const names = ['c1', 'c2', 'c3', 'c4', 'c5'];
    names.forEach((name, at) => {
      mkdirSync(join(folder, 'commits', name), { recursive: true });
      utimesSync(join(folder, 'commits', name), at, at);
    });
    pruneCommits(folder, 'c1');
    expect(readdirSync(join(folder, 'commits'))).toEqual(['c1', 'c3', 'c4', 'c5']);
  });
});
