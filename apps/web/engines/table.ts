/** A part in an engine, or an engine that was left out. */
export interface Row {
  engine: string;
  version: string;
  part: string;
  verdict: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped. */
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

/** One table of all rows as Markdown, then why each failed or was skipped, then the counts. */
export function tableOf(rows: readonly Row[]): string[] {
  const cells = [HEADS, ...rows.map(cellsOf)];
  const widths = HEADS.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = cells;
  const of = (verdict: Row['verdict']) => rows.filter((row) => row.verdict === verdict);
  const marks = { passed: '✓', failed: '✗', skipped: '–' };
  return [
    line(head),
    `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`,
    ...body.map(line),
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
