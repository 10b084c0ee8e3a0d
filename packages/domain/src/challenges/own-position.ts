import { formatNumber, plural } from '../format/number.ts';
import type { MyRanking, RankingPage } from './challenge.ts';
import { ADDED_OWN_ROW, type Pager, type RankingRow } from './global-ranking.ts';

/** Returns the number of rows of a full page. Null if the number cannot be computed from this page. */
function pageSize({ data }: Pick<RankingPage, 'data'>, number: number): number | null {
  const [first] = data;
  if (!first) return null;
  if (number === 1) return data.length;
  // This page may be the last page, which can have fewer rows. So the number of rows of a full page is computed from
  // the position of the first row.
  const size = Math.round((first.position - 1) / (number - 1));
  return size > 0 ? size : null;
}

/**
 * Returns the number of the page that should contain the user's own position. Null if the position or the page size is
 * unknown.
 *
 * @param page the page on the screen
 * @param number number of that page, from 1
 */
export function pageOfOwnPosition(
  { position }: Pick<MyRanking, 'position'>,
  page: Pick<RankingPage, 'data' | 'last_page'>,
  number: number,
): number | null {
  const size = pageSize(page, number);
  if (size === null || !position || position < 1) return null;
  const own = Math.ceil(position / size);
  return page.last_page === null ? own : Math.min(own, Math.max(1, page.last_page));
}

function gapText(before: RankingRow, own: RankingRow): string {
  const gap = before.count - own.count;
  const position = `lugar ${formatNumber(before.position)}`;
  return gap > 0
    ? `A ${formatNumber(gap)} ${plural(gap, 'activación', 'activaciones')} del ${position}`
    : `Empatas con el ${position}`;
}

/** Texts about the rows above and below the user's own row of the ranking. */
export interface Neighbours {
  /** Text about the row above: 'A 3 activaciones del lugar 26'. Null if the user's row is the first of the page. */
  ahead: string | null;
  /** The row below: 'Detrás de ti: Luz María Cervantes, con 36'. Null if the user's row is the last of the page. */
  behind: string | null;
}

/**
 * Returns the texts about the rows above and below the user's own row. Null if the page does not include the user.
 */
export function ownNeighbours(rows: readonly RankingRow[]): Neighbours | null {
  // The row that `withOwnRow` adds to a page that does not include the user has no neighbours.
  const at = rows.findIndex(({ isOwn, id }) => isOwn && id !== ADDED_OWN_ROW);
  const own = rows[at];
  if (!own) return null;
  const before = rows[at - 1];
  const after = rows[at + 1];
  return {
    ahead: before ? gapText(before, own) : null,
    behind: after ? `Detrás de ti: ${after.name}, con ${formatNumber(after.count)}` : null,
  };
}

/**
 * Returns the pages that the buttons 'Primera página' and 'Última página' open. `first` or `last` is null if that
 * button has no page to open. Returns null if fewer than three pages are known. The buttons are then hidden.
 */
export function pagerEnds({ current, last }: Pick<Pager, 'current' | 'last'>): {
  first: number | null;
  last: number | null;
} | null {
  if (Math.max(last ?? 0, current) <= 2) return null;
  return {
    first: current > 1 ? 1 : null,
    last: current < (last ?? 0) ? last : null,
  };
}
