// By its path: Storybook bundles the manager without condition `source`.
import { type SpecState, STATES } from '../../packages/ui/src/state-map/index.ts';
import { citationsIn } from '../pages/project/decisions.ts';
import type { Block, Rule } from '../pages/project/rules.ts';
import { blockBehind } from './block-behind.ts';

/** Id of the element of the manager's page that holds the rules of the product. */
export const SPEC_ELEMENT = 'spec-rules';

/** The states of one section that a story shows, and what that section says. */
export interface SpecGroup {
  readonly section: string;
  readonly states: readonly SpecState[];
  /** Null where the product's page has no such heading. */
  readonly rule: Rule | null;
  /** The lines of the rule that the states are about; none where only the section as a whole says it. */
  readonly behind: ReadonlySet<Block>;
}

/** What a story shows of the specification, section by section in the order of the map. */
export function groupsOf(
  ids: readonly string[],
  rules: Readonly<Record<string, Rule>>,
): SpecGroup[] {
  const states = STATES.filter(({ id }) => ids.includes(id));
  const sections = [...new Set(states.map(({ spec }) => spec))];
  return sections.map((section) => {
    const shown = states.filter(({ spec }) => spec === section);
    const rule = rules[section] ?? null;
    const blocks = rule?.blocks ?? [];
    const behind = shown.flatMap((state) => blocks[blockBehind(state, blocks) ?? -1] ?? []);
    return { section, states: shown, rule, behind: new Set(behind) };
  });
}

const CHANGING = ['persona', 'fault', 'latency'] as const;
/** Stories with a server behind them: only these change with who is in and what goes wrong. */
const CONNECTED = /\/apps\/web\//;

/** What the toolbar sets in the place of what the story in `file` was written with. */
export function changesOf(
  globals: Readonly<Record<string, unknown>>,
  file: string | undefined,
): { what: string; value: string }[] {
  if (!CONNECTED.test(file ?? '')) return [];
  return CHANGING.flatMap((what) => {
    const value = String(globals[what] ?? '');
    return value === '' ? [] : [{ what, value }];
  });
}

/** Part of a line of the product's page. */
export interface Inline {
  readonly kind: 'text' | 'code' | 'literal' | 'decision';
  readonly text: string;
  /** Of the decision that is cited. */
  readonly number?: string;
}

const INLINE =
  /`(?<code>[^`]+)`|(?<literal>'[^']+'(?!\p{L}))|(?<decision>decisions? D?\d+(?:(?:, D?\d+)* and D?\d+)?)/gu;
const LINK = /\[([^\]]+)\]\([^)]+\)/g;

/** 'decisions 4, 5 and D2' with each number apart. */
const citations = (text: string): Inline[] =>
  citationsIn(text).map(({ text: part, number }) =>
    number === null ? { kind: 'text', text: part } : { kind: 'decision', text: part, number },
  );

/** A line with its code, the literals that staff read and the decisions that it cites told apart. */
export function inlines(line: string): Inline[] {
  const text = line.replace(LINK, '$1').replaceAll('**', '');
  const parts: Inline[] = [];
  let from = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(INLINE)) {
    if (index > from) parts.push({ kind: 'text', text: text.slice(from, index) });
    if (groups.code !== undefined) parts.push({ kind: 'code', text: groups.code });
    else if (groups.literal !== undefined) parts.push({ kind: 'literal', text: whole });
    else parts.push(...citations(whole));
    from = index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
