// Imported by path: Storybook bundles the manager without condition `source`.
import { type SpecState, STATES } from '../../packages/ui/src/state-map/index.ts';
import { citationsIn } from '../pages/project/decisions.ts';
import type { Block, Rule } from '../pages/project/rules.ts';
import { blockBehind } from './block-behind.ts';

/** Id of the element in the manager's page that contains the rules of the product. */
export const SPEC_ELEMENT = 'spec-rules';

/** The states of one section that a story shows, and the text of that section. */
export interface SpecGroup {
  readonly section: string;
  readonly states: readonly SpecState[];
  /** Null if docs/product.md has no such heading. */
  readonly rule: Rule | null;
  /** The lines of the rule that describe the states. Empty if only the section as a whole describes them. */
  readonly behind: ReadonlySet<Block>;
}

/** The states of a story with their rules, grouped by section in the order of the map. */
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
/** Stories with a server: only they change with the persona and the fault. */
const CONNECTED = /\/apps\/web\//;

/** The toolbar's settings that replace those of the story in `file`. */
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

/** A part of a line of docs/product.md. */
export interface Inline {
  readonly kind: 'text' | 'code' | 'literal' | 'decision';
  readonly text: string;
  /** Number of the cited decision. */
  readonly number?: string;
}

const INLINE =
  /`(?<code>[^`]+)`|(?<literal>'[^']+'(?!\p{L}))|(?<decision>decisions? D?\d+(?:(?:, D?\d+)* and D?\d+)?)/gu;
const LINK = /\[([^\]]+)\]\([^)]+\)/g;

/** Splits 'decisions 4, 5 and D2' into its numbers. */
const citations = (text: string): Inline[] =>
  citationsIn(text).map(({ text: part, number }) =>
    number === null ? { kind: 'text', text: part } : { kind: 'decision', text: part, number },
  );

/** Splits a line into text, code, literals that staff read, and cited decisions. */
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
