import { formatNumber, plural } from '../format/number.ts';
import type { MyRanking, RankingPage } from './challenge.ts';
import type { Pager, RankingRow } from './global-ranking.ts';

/** Number of rows of a full page; null if this page does not show it. */
function pageSize({ data }: Pick<RankingPage, 'data'>, number: number): number | null {
  if (data.length === 0) return null;
  if (number === 1) return data.length;
  // The last page may be short. The position of its first row tells how many rows each earlier page has.
  const before = (data[0]?.position ?? 0) - 1;
  const size = Math.round(before / (number - 1));
  return size > 0 ? size : null;
}

/**
 * The page that should contain the user's own position; null if the position or the page size is unknown.
 *
 * @param page the visible page
 * @param number its number, from 1
 */
export function pageOfOwnPlace(
  { position }: Pick<MyRanking, 'position'>,
  page: Pick<RankingPage, 'data' | 'last_page'>,
  number: number,
): number | null {
  const size = pageSize(page, number);
  if (size === null || position === null || !(position >= 1)) return null;
  const own = Math.ceil(position / size);
  return page.last_page === null ? own : Math.min(own, Math.max(1, page.last_page));
}

function gapText(before: RankingRow, own: RankingRow): string {
  const gap = before.count - own.count;
  const place = `lugar ${formatNumber(before.position)}`;
  return gap > 0
    ? `A ${formatNumber(gap)} ${plural(gap, 'activación', 'activaciones')} del ${place}`
    : `Empatas con el ${place}`;
}

/** Texts about the entries right before and right behind the user. */
export interface Neighbours {
  /** 'A 3 activaciones del lugar 26'; null in the first row of a page. */
  ahead: string | null;
  /** 'Detrás de ti: Luz María Cervantes, con 36'; null in the last row of a page. */
  behind: string | null;
}

/** The neighbours of the own row; null if the page does not include the user. */
export function ownNeighbours(rows: readonly RankingRow[]): Neighbours | null {
  // A negative id marks an own row that was added to a page without the user.
  const at = rows.findIndex(({ isOwn, id }) => isOwn && id > 0);
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
 * Pages that 'Primera página' and 'Última página' open. Null if there are at most two pages, or the last one is
 * unknown.
 */
export function pagerEnds({ current, last }: Pick<Pager, 'current' | 'last'>): {
  first: number | null;
  last: number | null;
} | null {
  if (last === null ? current <= 2 : Math.max(last, current) <= 2) return null;
  return {
    first: current > 1 ? 1 : null,
    last: last !== null && current < last ? last : null,
  };
}
