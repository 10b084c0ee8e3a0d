import { type SpecState, STATES } from '@gemas/ui/state-map';
import type { Rule } from '../pages/project/rules.ts';

/** Id of the element of the manager's page that holds the rules of the product. */
export const SPEC_ELEMENT = 'spec-rules';

/** The states of one section that a story shows, and what that section says. */
export interface SpecGroup {
  readonly section: string;
  readonly states: readonly SpecState[];
  /** Null where the product's page has no such heading. */
  readonly rule: Rule | null;
}

/** What a story shows of the specification, section by section in the order of the map. */
export function groupsOf(
  ids: readonly string[],
  rules: Readonly<Record<string, Rule>>,
): SpecGroup[] {
  const states = STATES.filter(({ id }) => ids.includes(id));
  const sections = [...new Set(states.map(({ spec }) => spec))];
  return sections.map((section) => ({
    section,
    states: states.filter(({ spec }) => spec === section),
    rule: rules[section] ?? null,
  }));
}

/** Part of a line of the product's page. */
export interface Inline {
  readonly kind: 'text' | 'code' | 'literal' | 'decision';
  readonly text: string;
}

const INLINE =
  /`(?<code>[^`]+)`|(?<literal>'[^']+'(?!\p{L}))|(?<decision>decisions? \d+(?:(?:, \d+)* and \d+)?)/gu;
const LINK = /\[([^\]]+)\]\([^)]+\)/g;

/** A line with its code, the literals that staff read and the decisions that it cites told apart. */
export function inlines(line: string): Inline[] {
  const text = line.replace(LINK, '$1').replaceAll('**', '');
  const parts: Inline[] = [];
  let from = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(INLINE)) {
    if (index > from) parts.push({ kind: 'text', text: text.slice(from, index) });
    if (groups.code !== undefined) parts.push({ kind: 'code', text: groups.code });
    else parts.push({ kind: groups.literal === undefined ? 'decision' : 'literal', text: whole });
    from = index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}
