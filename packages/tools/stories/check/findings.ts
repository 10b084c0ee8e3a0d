// Types and tables of findings about stories.

/** The rules with their descriptions, in the order of the printed report. */
export const RULES = {
  axe: 'No rule of axe for WCAG 2.2 A and AA or for best practices is violated',
  'side scroll':
    'No content makes the page scroll sideways at 320 px, or at 360 px with text at 200 %',
  'cut text': 'No text is cut off at 320 px, or at 360 px with text at 200 %',
  keyboard: 'Every control can be reached with Tab',
  focus: 'Focus is seen, and the focused element is not covered',
  contrast: 'The contrast of text to its background is at least 4.5, of large text at least 3',
  shape: 'The contrast of the shape of a control to its background is at least 3',
  'forced colours': 'Text and controls are visible in forced colours',
  control: 'Every Storybook control can be used, and every callback is an fn()',
  name: 'Names of stories use one word for each state',
} as const;

export type Rule = keyof typeof RULES;

export interface Finding {
  readonly rule: Rule;
  /** Id of the story or documentation page. */
  readonly story: string;
  /** Description of the fault. Equal faults in different stories have the same text. */
  readonly what: string;
}

const STORIES_SHOWN = 4;

/**
 * Returns a table of all findings by rule and fault, with the stories of each fault. In each rule, the fault with the
 * most stories is first.
 */
export function tableOf(findings: readonly Finding[]): string[] {
  const lines: string[] = [];
  for (const rule of Object.keys(RULES) as Rule[]) {
    const byFault = new Map<string, Set<string>>();
    for (const { what, story } of findings.filter((finding) => finding.rule === rule)) {
      byFault.set(what, (byFault.get(what) ?? new Set()).add(story));
    }
    if (byFault.size === 0) continue;
    lines.push('', `✗ ${RULES[rule]}`);
    const faults = [...byFault].sort(([a, x], [b, y]) => y.size - x.size || a.localeCompare(b));
    for (const [what, stories] of faults) {
      const ids = [...stories].sort();
      const rest = ids.length - STORIES_SHOWN;
      lines.push(`  ${what}`, ...ids.slice(0, STORIES_SHOWN).map((id) => `      ${id}`));
      if (rest > 0) lines.push(`      and ${rest} more`);
    }
  }
  return lines;
}

/** Returns one line for each rule with the number of its findings. These lines end the output of the check. */
export function countsOf(findings: readonly Finding[]): string[] {
  return (Object.keys(RULES) as Rule[]).map((rule) => {
    const count = findings.filter((finding) => finding.rule === rule).length;
    return `${count === 0 ? '✓' : '✗'} ${rule.padEnd(15)} ${count}`;
  });
}
