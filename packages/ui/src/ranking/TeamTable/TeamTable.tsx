import { formatNumber, type TeamRow } from '@gemas/domain';
import { memo, useMemo, useRef } from 'react';
import { useRowWindow } from '../../engine/row-window.ts';
import { Pinned, Table } from './styles.ts';
import { OwnRowLine, PinnedCells, TeamRowLine } from './TeamRowLine.tsx';

/**
 * Tables up to this length are rendered completely; of longer ones only the rows near the viewport are (design,
 * Tables).
 */
const MAX_ROWS_WITHOUT_WINDOW = 60;
/** Height of a row before its first render, rem. */
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

/** Two numbers of at most this many characters fit side by side if large text puts them below the name. */
const MAX_SIDE_BY_SIDE = 5;

const lengthOf = (figure: number) => formatNumber(figure).length;

/** Computes the width that the numbers of a table need. */
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
  // '6/5'
  const todayLength = lengthOf(today) + 1 + lengthOf(goal);
  const weekLength = lengthOf(week);
  return {
    style: { '--place': lengthOf(rows.length), '--today': todayLength, '--week': weekLength },
    'data-long': Math.max(todayLength, weekLength) > MAX_SIDE_BY_SIDE ? '' : undefined,
  };
}

const columns = new WeakMap<readonly TeamRow[], ReturnType<typeof measureColumns>>();

/**
 * Columns of a table, cached because the table and its pinned row need the same ones: computing them reads thousands of
 * rows.
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
  /** In the order of the ranking. */
  rows: readonly TeamRow[];
  /** All rows of the ranking if `rows` are filtered, so that filtering does not change the column widths. */
  team?: readonly TeamRow[] | undefined;
  /** Name of the ranking for screen readers: 'Ranking de Bajío Norte'. */
  label: string;
  /** Called when the user's own row enters or leaves the viewport. Must be stable between renders. */
  onOwnSeen: (isSeen: boolean) => void;
}

/**
 * The one ranking table (design, Tables; spec section 2, Rankings). Every row is a link to that user's history.
 *
 * - Use it to compare people of a team of any size: beyond 60 only rows near the viewport are rendered.
 * - Not for places, which are `PlaceCards`, nor for one user's position, which is a `RankingCard`.
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
  /** All rows of the ranking, to match its column widths. */
  rows: readonly TeamRow[];
}

/** The user's own row, for the foot of the screen while it is out of view (decision 50). */
export function PinnedRow({ row, rows }: PinnedRowProps) {
  return (
    <aside aria-label="Tu lugar">
      <Pinned aria-label="Tu lugar" aria-rowcount={rows.length + 1} {...columnsOf(rows)}>
        <tbody>
          <PinnedCells row={row} />
        </tbody>
      </Pinned>
    </aside>
  );
}
