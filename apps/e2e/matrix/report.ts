import { FAULTS, type Fault } from '@gemas/web/testing/faults';

/**
 * Identifies a cell of the table. A cell tests one call of a route, or one form, under one fault. `fault` is null if
 * the cell is tested without a fault.
 */
export interface Cell {
  /** Name of a route with its persona, or name of a form. */
  row: string;
  call: string;
  fault: Fault | null;
}

export interface Result extends Cell {
  /** Why the cell failed. Empty if it passed. */
  problems: readonly string[];
  ms: number;
}

const WIDTH = 7;
const SLOWEST = 5;

const isFailed = ({ problems }: Result) => problems.length > 0;

/** Returns '5/7' if 5 of 7 cells have passed, and '7' if all 7 have passed. Empty for no cells. */
function count(results: readonly Result[]): string {
  const failed = results.filter(isFailed).length;
  if (results.length === 0) return '';
  return failed > 0 ? `${results.length - failed}/${results.length}` : String(results.length);
}

const seconds = (results: readonly Result[]) =>
  (results.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1);

/** Returns the report: a table of rows and faults, the problems of failed cells, and the slowest cells. */
export function report(
  results: readonly Result[],
  faults: readonly Fault[],
): { lines: string[]; failed: number } {
  const rows = [...new Set(results.map(({ row }) => row))].sort();
  const width = Math.max(...rows.map(({ length }) => length), 'all'.length) + 2;
  const line = (name: string, cells: readonly string[]) =>
    name.padEnd(width) + cells.map((cell) => ` ${cell.padStart(WIDTH)}`).join('');
  const counts = (of: readonly Result[]) => [
    ...faults.map((fault) => count(of.filter((result) => result.fault === fault))),
    count(of),
    seconds(of),
  ];
  const failed = results.filter(isFailed);
  const slowest = [...results].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const nameOf = ({ row, call, fault }: Cell) =>
    `${row}, ${call || 'opened'}, ${fault ?? 'no fault'}`;
  return {
    failed: failed.length,
    lines: [
      line('', [...faults.map((fault) => FAULTS[fault]), 'all', 's']),
      ...rows.map((row) => line(row, counts(results.filter((result) => result.row === row)))),
      line('all', counts(results)),
      '',
      ...slowest.map((result) => `${(result.ms / 1000).toFixed(2)} s  ${nameOf(result)}`),
      '',
      ...failed.map((result) => `✗ ${nameOf(result)}: ${result.problems.join('; ')}`),
      `${results.length - failed.length} passed, ${failed.length} failed`,
    ],
  };
}
