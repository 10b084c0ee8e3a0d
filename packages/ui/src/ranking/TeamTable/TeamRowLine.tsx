import { formatNumber, href, paths, rowName, type TeamRow } from '@gemas/domain';
import { type RefObject, useRef } from 'react';
import { Medal } from '../../gem/Medal.tsx';
import { DailySegments } from '../../primitives/DailySegments.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { useInView } from './use-in-view.ts';

/** A space that keeps 'Tú' on the line of the last word of the name. */
const NO_BREAK = '\u00a0';

/** The cells of a row. `isOneLine` leaves out the segments and the total below the name. */
function Cells({ row, isOneLine = false }: { row: TeamRow; isOneLine?: boolean }) {
  const name = rowName(row.name);
  return (
    <>
      <td className="position">
        {row.medal === null ? formatNumber(row.position) : <Medal position={row.medal} size={40} />}
      </td>
      <td className="person">
        <a href={href(paths.history(row.id))}>
          {row.isOwn ? (
            <>
              <span>{name}</span>
              {NO_BREAK}
              <b>Tú</b>
            </>
          ) : (
            name
          )}
        </a>
        {!isOneLine && (
          <>
            <div className="segments" aria-hidden="true">
              <DailySegments done={row.today} goal={row.dailyGoal} />
            </div>
            <span className="total">{`Total ${formatNumber(row.total)}`}</span>
          </>
        )}
      </td>
      <td className="figure">
        <span>{formatNumber(row.today)}</span>
        {row.dailyGoal > 0 && (
          <small>
            <span aria-hidden="true">/</span>
            <VisuallyHidden> de </VisuallyHidden>
            <span>{formatNumber(row.dailyGoal)}</span>
          </small>
        )}
      </td>
      <td className="figure">{formatNumber(row.week)}</td>
    </>
  );
}

/** Returns the row number for screen readers (`aria-rowindex`). Row 1 is the header row. */
const rowIndex = (index: number) => index + 2;

interface LineProps {
  row: TeamRow;
  /** Index of the row among the rows of the table, from 0. */
  index: number;
}

/** A member's row. The whole row is a link to the member's history. */
export function TeamRowLine({ row, index }: LineProps) {
  return (
    <tr className="row" data-row={index} aria-rowindex={rowIndex(index)}>
      <Cells row={row} />
    </tr>
  );
}

/** The user's own row. Calls `onSeen` when the row enters or leaves the viewport. */
export function OwnRowLine({
  row,
  index,
  onSeen,
}: LineProps & { onSeen: (isSeen: boolean) => void }) {
  const line: RefObject<HTMLTableRowElement | null> = useRef(null);
  useInView(line, onSeen);
  return (
    <tr className="row" data-own="" data-row={index} aria-rowindex={rowIndex(index)} ref={line}>
      <Cells row={row} />
    </tr>
  );
}

/** The cells of the user's own row, for the copy that is pinned to the foot of the screen. */
export function PinnedCells({ row }: { row: TeamRow }) {
  return (
    <tr className="row" data-own="" aria-rowindex={rowIndex(row.number - 1)}>
      <Cells row={row} isOneLine />
    </tr>
  );
}
