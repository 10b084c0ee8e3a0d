import type { AxeResults } from 'axe-core';

/** What axe found, one line a place: its rule, what is wrong, and the element. */
export function violationsOf({ violations }: Pick<AxeResults, 'violations'>): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.replace(/\s+/g, ' ').slice(0, 140)}`),
  );
}

/** The rules that axe could not decide by itself, with the number of places. */
export function undecidedOf({ incomplete }: Pick<AxeResults, 'incomplete'>): Map<string, number> {
  return new Map(incomplete.map(({ id, nodes }) => [id, nodes.length]));
}
