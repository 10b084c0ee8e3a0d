import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Colour } from '../../lib/contrast.ts';
import { messageOf, Problem } from '../../lib/problem.ts';
import { takeTurn } from '../../lib/terminal.ts';
import { allStories } from '../stories.ts';
import { failureIn, pagesOf, storiesOf } from './built.ts';
import { faintShapes, faintTexts, hiddenTexts } from './check.ts';
import { controlFaults } from './controls.ts';
import { countsOf, type Finding, tableOf } from './findings.ts';
import { matches, selectStories } from './pattern.ts';
import { decode, over, type Picture } from './pixels.ts';
import { findAvoidedWords, sentence, shownName } from './vocabulary.ts';

it.each([
  ['vault', 'screens-vault--ready', true],
  ['Vault', 'screens-vault--ready', true],
  ['screens-*--ready', 'screens-vault--ready', true],
  ['screens-*', 'flows-screens-vault', false],
  ['a.b', 'axb', false],
])('matches: pattern %s, text %s, result %s', (pattern, text, result) => {
  expect(matches(pattern, text)).toBe(result);
});

it('storiesOf and pagesOf separate the stories of a catalogue from its pages, without tests of stories', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const entry = (id: string, kind: object) => ({
    [id]: { id, title: 'Vault', name: id, importPath: './Vault.stories.tsx', ...kind },
  });
  const entries = {
    ...entry('vault--docs', { type: 'docs' }),
    ...entry('vault--ready', { type: 'story', subtype: 'story' }),
    ...entry('vault--ready:is-left-by-esc', { type: 'story', subtype: 'test' }),
  };
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ v: 5, entries }));
  expect(storiesOf(folder).map(({ id }) => id)).toEqual(['vault--ready']);
  expect(pagesOf(folder).map(({ id }) => id)).toEqual(['vault--docs']);
  rmSync(folder, { recursive: true });
});

it('selectStories selects by id or by title', () => {
  const stories = [
    { id: 'screens-vault--ready', title: 'Screens/Vault' },
    { id: 'flows-vault--slow', title: 'Flows/Vault' },
  ];
  const select = (only: string | null) => selectStories(stories, only).map(({ id }) => id);
  expect(select(null)).toHaveLength(2);
  expect(select('screens/')).toEqual(['screens-vault--ready']);
  expect(select('*--slow')).toEqual(['flows-vault--slow']);
  expect(select('nowhere')).toEqual([]);
});

it.each([
  [new Problem('in plain words'), 'in plain words'],
  [
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
    'The disk is full. Free some space and run it again.',
  ],
])('messageOf describes %s in plain words', (error, message) => {
  expect(messageOf(error)).toBe(message);
});

it('takeTurn throws while another run is active, but not after that run has ended or was killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalogue-test-'));
  const endTurn = takeTurn(folder, 'check');
  expect(() => takeTurn(folder, 'check')).toThrow(
    `Another check is running (process ${process.pid})`,
  );
  endTurn();
  writeFileSync(join(folder, 'lock'), '999999999');
  expect(() => takeTurn(folder, 'check')()).not.toThrow();
  rmSync(folder, { recursive: true });
});

const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];
const GREY: Colour = [148, 148, 148];

it('over mixes a colour of partial opacity with the background', () => {
  expect(over(BLACK, 0.5, WHITE)).toEqual([128, 128, 128]);
  expect(over(BLACK, 1, WHITE)).toEqual(BLACK);
});

const SIZE = 20;

/**
 * Returns a picture with boxes on a background of the colour `ground`. The values of a box are its colour, and x, y,
 * width and height in px.
 */
function paint(ground: Colour, ...boxes: [Colour, number, number, number, number][]): Picture {
  const data = new Uint8Array(SIZE * SIZE * 4);
  for (const [colour, x, y, width, height] of [[ground, 0, 0, SIZE, SIZE] as const, ...boxes]) {
    for (let row = y; row < y + height; row += 1) {
      for (let column = x; column < x + width; column += 1) {
        data.set([...colour, 255], (row * SIZE + column) * 4);
      }
    }
  }
  return { top: 0, width: SIZE, height: SIZE, data };
}

const ALL = { x: 0, y: 0, width: SIZE, height: SIZE };
const BOX = { x: 6, y: 6, width: 8, height: 8 };

describe('texts on a picture', () => {
  const text = { name: 'p', styleKey: '', boxes: [ALL], colour: GREY, opacity: 1, isLarge: false };

  it('are reported if their contrast is below the limit for their size', () => {
    const withText = paint(WHITE, [GREY, 4, 4, 10, 10]);
    const faint = (is: Partial<typeof text>) =>
      faintTexts(withText, paint(WHITE), [{ ...text, ...is }]);
    expect(faint({})).toEqual(['p: 3.0 of 4.5']);
    expect(faint({ isLarge: true })).toEqual([]);
    expect(faint({ isLarge: true, opacity: 0.5 })).toHaveLength(1);
  });

  it('are measured against the background right under their letters', () => {
    const withoutText = paint(BLACK, [WHITE, 0, 0, SIZE, 10]);
    const onBlack = paint(BLACK, [WHITE, 0, 0, SIZE, 10], [GREY, 4, 14, 10, 4]);
    const onBoth = paint(BLACK, [WHITE, 0, 0, SIZE, 10], [GREY, 4, 8, 10, 4]);
    expect(faintTexts(onBlack, withoutText, [text])).toEqual([]);
    expect(faintTexts(onBoth, withoutText, [text])).toHaveLength(1);
  });

  it('are not reported if no letter is visible', () => {
    expect(faintTexts(paint(WHITE), paint(WHITE), [text])).toEqual([]);
  });

  it('are reported in forced colours if they do not differ from their background', () => {
    expect(hiddenTexts(paint(BLACK), [text])).toEqual(['p: 1.0 of 4.5']);
    expect(hiddenTexts(paint(BLACK, [WHITE, 4, 4, 3, 3]), [text])).toEqual([]);
  });
});

describe('controls on a picture', () => {
  const shape = (kind: 'field' | 'icon' | 'choice', boxes = [BOX]) => [
    { name: 'a', styleKey: '', kind, boxes },
  ];
  const framed = (colour: Colour) =>
    paint(WHITE, [colour, BOX.x, BOX.y, BOX.width, BOX.height], [WHITE, 8, 8, 4, 4]);

  it('a field needs a visible line around it', () => {
    expect(faintShapes(framed(BLACK), shape('field'))).toEqual([]);
    expect(faintShapes(framed([220, 220, 220]), shape('field'))).toHaveLength(1);
    expect(faintShapes(paint(WHITE), shape('field'))).toHaveLength(1);
  });

  it('a field may have a visible background instead of a line', () => {
    expect(faintShapes(paint(WHITE, [BLACK, 6, 6, 8, 8]), shape('field'))).toEqual([]);
  });

  it('an icon or choice needs visible content', () => {
    const dotted = (colour: Colour) => paint(WHITE, [colour, 8, 8, 3, 3]);
    expect(faintShapes(dotted(BLACK), shape('icon'))).toEqual([]);
    expect(faintShapes(dotted([200, 200, 200]), shape('choice'))).toHaveLength(1);
    expect(faintShapes(paint(WHITE), shape('icon'))).toHaveLength(1);
  });

  it('an ancestor may have the visible edge of a field', () => {
    const inner = { x: 9, y: 9, width: 2, height: 2 };
    expect(faintShapes(framed(BLACK), shape('field', [inner, BOX]))).toEqual([]);
  });
});

it('failureIn returns the reason why a build failed, without the stack', () => {
  const log = [
    '●  Building preview..',
    '■  Build failed with 1 error:',
    '│',
    '│  \u001b[31m[MISSING_EXPORT] \u001b[0m"Gem" is not exported by',
    '│  at async build',
    '│  (file://./node_modules/vite/dist/node.js:1:2)',
  ].join('\n');
  expect(failureIn(log)).toBe(
    'Build failed with 1 error:\n[MISSING_EXPORT] "Gem" is not exported by',
  );
  expect(failureIn('killed')).toBe('killed');
});

it('decode reads a PNG as written by the browser', () => {
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  expect(decode(dot)).toMatchObject({ width: 1, height: 1 });
});

describe('the table of findings', () => {
  const fault = (what: string, ...stories: string[]): Finding[] =>
    stories.map((story) => ({ rule: 'focus', story, what }));

  it('lists each fault once, the most frequent fault first', () => {
    const findings = [...fault('b', 's1'), ...fault('a', 's6', 's2', 's3', 's4', 's5', 's2')];
    expect(tableOf(findings).map((line) => line.trim())).toEqual([
      '',
      expect.stringContaining('Focus is seen'),
      'a',
      's2',
      's3',
      's4',
      's5',
      'and 1 more',
      'b',
      's1',
    ]);
  });

  it('is empty without findings, while the summary still lists every rule', () => {
    expect(tableOf([])).toEqual([]);
    expect(countsOf([]).every((line) => /^✓ .* 0$/.test(line))).toBe(true);
    expect(countsOf(fault('a', 's1', 's2')).find((line) => /^✗/.test(line))).toMatch(/focus +2$/);
  });
});

describe('names of states', () => {
  const reported = (name: string) =>
    findAvoidedWords([{ id: 'a--b', name }]).map(({ what }) => what);

  it.each([
    'Ready',
    'Loading',
    'Empty',
    'Failed',
    'Failed: error 500',
    'Extremes: long name',
    'Offline',
    'Won, on its way',
  ])('%s is accepted', (name) => expect(reported(name)).toEqual([]));

  it.each([
    ['Error', 'Failed'],
    ['Materials Failure', 'Failed'],
    ['Prize failed to load', 'Failed'],
    ['Regions on their way', 'Loading'],
    ['Lost, on its way', 'Loading'],
    ['None yet', 'Empty'],
    ['Nothing found', 'Empty'],
    ['No connection', 'Offline'],
    ['Long names and many gems', 'Extremes'],
    ['200 % text, tiny screen', 'Extremes'],
    ['Default', 'Ready'],
  ])('%s is reported, with the word %s instead', (name, word) => {
    expect(reported(name)).toEqual([`'${name}': say ${word}`]);
  });

  it('all stories of this project use the words of the vocabulary', () => {
    const stories = allStories();
    expect(stories.length).toBeGreaterThan(900);
    expect(findAvoidedWords(stories)).toEqual([]);
    expect(stories.filter(({ name }) => shownName(name) !== name)).toEqual([]);
  });

  it.each([
    ['SecondaryMini', 'Secondary mini'],
    ['FaqOpen', 'FAQ open'],
    ['Level3', 'Level 3'],
    ['Ready', 'Ready'],
  ])('the name of the export %s is shown as: %s', (exported, name) =>
    expect(sentence(exported)).toBe(name),
  );

  it('a name that a story sets itself is shown unchanged', () => {
    expect(shownName('Secondary Mini')).toBe('Secondary mini');
    expect(shownName('Simulation: SLA no dom')).toBe('Simulation: SLA no dom');
    expect(shownName('Log in')).toBe('Log in');
  });
});

describe('the controls of a story', () => {
  const row = {
    name: 'tone',
    control: 'text' as string | null,
    isDisabled: false,
    options: null as number | null,
    value: 'string',
  };

  it.each([
    ['text', {}],
    ['a switch', { control: 'boolean', value: 'boolean' }],
    ['no control, if that is intended', { control: null, isDisabled: true, value: 'object' }],
    ['an action', { name: 'onTap', control: null, isDisabled: true, value: 'spy' }],
    ['a text without a value', { value: 'undefined' }],
  ])('accepts %s', (_, is) => expect(controlFaults([{ ...row, ...is }])).toEqual([]));

  it.each([
    ['a switch without a value', { control: 'boolean', value: 'undefined' }, 'neither'],
    ['a button to set the value first', { control: null }, 'offers to set up'],
    [
      'an object control without a value',
      { control: 'object', value: 'undefined' },
      'set up first',
    ],
    ['a choice without options', { control: 'select', options: 0 }, 'without options'],
    ['an object control for a function', { control: 'object', value: 'spy' }, 'cannot be set'],
    [
      'a callback that is a plain function',
      { name: 'onTap', control: null, isDisabled: true, value: 'function' },
      'fn()',
    ],
  ])('reports %s', (_, is, words) => {
    expect(controlFaults([{ ...row, ...is }])).toEqual([expect.stringContaining(words)]);
  });
});
