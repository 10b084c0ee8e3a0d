// Imported by path, because package names need the resolve condition `source`, which Storybook's manager lacks.
import type { Rule } from '../../packages/tools/stories/spec-rules.ts';
import { type SpecState, STATES } from '../../packages/ui/src/state-map/index.ts';

/** Id of the element in the manager's page that contains the product rules as JSON. */
export const SPEC_ELEMENT = 'spec-rules';

export interface SpecGroup {
  readonly section: string;
  readonly states: readonly SpecState[];
  /** Text of the section, as html. Null if docs/product.md has no such heading. */
  readonly rule: Rule | null;
}

/** Groups the states of a story by section of the spec, in the order of the state map. */
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
