import { formatNumber, type TeamRow } from '@gemas/domain';
import { memo, useMemo, useRef } from 'react';
import { keepFocusClear } from '../../platform/focus-clearance.ts';
import { useRowWindow } from '../../platform/row-window.ts';
import { Pinned, Table } from './styles.ts';
import { OwnRowLine, PinnedCells, TeamRowLine } from './TeamRowLine.tsx';

/**
 * A table of at most this many rows is rendered completely. In a longer table only the rows near the viewport are
 * rendered (design, Tables).
 */
const MAX_ROWS_WITHOUT_WINDOW = 60;
/** Estimated height of a row before its first render, rem. */
const ROW_REM = 4.75;

/** Number of rows in the first render: as many as a phone shows. */
const FIRST_ROWS = 8;

interface RowProps {
  row: TeamRow;
  index: number;
  onOwnSeen: (isSeen: boolean) => void;
}

const Row = memo(function Row({ row, index, onOwnSeen }: RowProps) {
  return row.isOwn ? (
    <OwnRowLine row={row} index={index} onSeen={onOwnSeen} />
  ) : (
    <TeamRowLine row={row} index={index} />
  );
});

/**
 * With large text the two numbers of a row are below the name. They are side by side if each has at most this many
 * characters.
 */
const MAX_SIDE_BY_SIDE = 5;

const lengthOf = (figure: number) => formatNumber(figure).length;

/** Computes the widths of a table's number columns, in characters. */
function measureColumns(rows: readonly TeamRow[]) {
  let today = 0;
  let goal = 0;
  let week = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as TeamRow;
    if (row.today > today) today = row.today;
    if (row.dailyGoal > goal) goal = row.dailyGoal;
    if (row.week > week) week = row.week;
  }
  // Length of a text such as '6/5': activations of today and daily goal.
  const todayLength = lengthOf(today) + 1 + lengthOf(goal);
  const weekLength = lengthOf(week);
  return {
    style: { '--position': lengthOf(rows.length), '--today': todayLength, '--week': weekLength },
    'data-long': Math.max(todayLength, weekLength) > MAX_SIDE_BY_SIDE ? '' : undefined,
  };
}

const columns = new WeakMap<readonly TeamRow[], ReturnType<typeof measureColumns>>();

/**
 * Returns the column widths for a table. The widths are cached, because the table and its pinned row both need them,
 * and computing them reads all rows.
 */
function columnsOf(rows: readonly TeamRow[]) {
  const known = columns.get(rows) ?? measureColumns(rows);
  columns.set(rows, known);
  return known;
}

function Heads() {
  return (
    <thead>
      <tr className="heads" aria-rowindex={1}>
        <th scope="col">#</th>
        <th scope="col">Nombre</th>
        <th scope="col">Hoy</th>
        <th scope="col">Semana</th>
      </tr>
    </thead>
  );
}

export interface TeamTableProps {
  /** The rows to show, in the order of the ranking. */
  rows: readonly TeamRow[];
  /**
   * All rows of the ranking, if `rows` contains only the rows that match a filter. The column widths are computed from
   * all rows, so that they do not change with the filter. Default: `rows`.
   */
  team?: readonly TeamRow[] | undefined;
  /** Accessible name of the table: 'Ranking de Bajío Norte'. */
  label: string;
  /** Called when the user's own row enters or leaves the viewport. The function must be stable between renders. */
  onOwnSeen: (isSeen: boolean) => void;
}

/**
 * The table of a ranking of people (design, Tables; spec section 2, Rankings). Every row is a link to that user's
 * history.
 *
 * - Use it for a team of any size. In a table of more than 60 rows, only the rows near the viewport are rendered.
 * - Not for places: use `PlaceCards`. Not for the position of a single user: use a `RankingCard`.
 * - While `onOwnSeen` reports that the user's own row is out of view, put a `PinnedRow` at the foot of the screen.
 */
export function TeamTable({ rows, team = rows, label, onOwnSeen }: TeamTableProps) {
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const body = useRef<HTMLTableSectionElement>(null);
  const renderRows = useRowWindow(body, {
    name: label,
    keys,
    rowRem: ROW_REM,
    isWhole: rows.length <= MAX_ROWS_WITHOUT_WINDOW,
    first: FIRST_ROWS,
  });
  return (
    <Table aria-label={label} aria-rowcount={rows.length + 1} {...columnsOf(team)}>
      <Heads />
      <tbody ref={body}>
        {renderRows(
          (index) => (
            <Row
              key={keys[index]}
              row={rows[index] as TeamRow}
              index={index}
              onOwnSeen={onOwnSeen}
            />
          ),
          (key, style) => (
            <tr key={key} data-gap="" style={style} />
          ),
        )}
      </tbody>
    </Table>
  );
}

export interface PinnedRowProps {
  /** The user's own row. */
  row: TeamRow;
  /** All rows of the ranking. The column widths of the pinned row are computed from them. */
  rows: readonly TeamRow[];
}

/**
 * A copy of the user's own row at the foot of the screen. Use it while the row in the table is out of view. If it would cover more than a third of the window, it is shown at the end of the page instead.
 */
export function PinnedRow({ row, rows }: PinnedRowProps) {
  return (
    <aside aria-label="Tu lugar" ref={keepFocusClear}>
      <Pinned aria-label="Tu lugar" aria-rowcount={rows.length + 1} {...columnsOf(rows)}>
        <tbody>
          <PinnedCells row={row} />
        </tbody>
      </Pinned>
    </aside>
  );
}
