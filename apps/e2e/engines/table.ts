import { markdownTable } from '@gemas/tools/lib/markdown';

/** Result of one user flow (part) in one engine. For an engine that was skipped, `part` is empty. */
export interface Row {
  engine: string;
  version: string;
  part: string;
  verdict: 'passed' | 'failed' | 'skipped';
  /** Why the user flow failed, or why the engine was skipped. */
  problems: readonly string[];
  ms: number;
}

const HEADS = ['engine', 'version', 'part', 'verdict', 'seconds'];

const cellsOf = ({ engine, version, part, verdict, ms }: Row) => [
  engine,
  version,
  part,
  verdict,
  verdict === 'skipped' ? '' : (ms / 1000).toFixed(1),
];

/** Returns a Markdown table of all rows, then the reasons for failures and skips, then the counts. */
export function tableOf(rows: readonly Row[]): string[] {
  const of = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict);
  const marks = { passed: '✓', failed: '✗', skipped: '–' };
  return [
    markdownTable([HEADS, ...rows.map(cellsOf)]),
    '',
    ...rows
      .filter(({ problems }) => problems.length > 0)
      .map(
        ({ engine, part, verdict, problems }) =>
          `${marks[verdict]} ${[engine, part].filter(Boolean).join(', ')}: ${problems.join('\n    ')}`,
      ),
    `${of('passed').length} passed, ${of('failed').length} failed, ${of('skipped').length} skipped`,
  ];
}
