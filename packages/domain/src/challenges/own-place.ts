import { formatNumber, plural } from '../format/number.ts';
import type { MyRanking, RankingPage } from './challenge.ts';
import type { Pager, RankingRow } from './global-ranking.ts';

/** Rows of a whole page, as far as this one shows it; null where it does not. */
function pageSize({ data }: Pick<RankingPage, 'data'>, number: number): number | null {
  if (data.length === 0) return null;
  if (number === 1) return data.length;
  // The last page may be short: the place of its first row tells how many rows each page before has.
  const before = (data[0]?.position ?? 0) - 1;
  const size = Math.round(before / (number - 1));
  return size > 0 ? size : null;
}

/**
 * The page that should hold the user's own place; null where the place or the size of a page is not known.
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

/** How far the places right before and right behind the user are, in words. */
export interface Neighbours {
  /** 'A 3 activaciones del lugar 26'; null in the first row of a page. */
  ahead: string | null;
  /** 'Detrás de ti: Luz María Cervantes, con 36'; null in the last row of a page. */
  behind: string | null;
}

/** The neighbours of the own row; null where it is not one of the page. */
export function ownNeighbours(rows: readonly RankingRow[]): Neighbours | null {
  // An own row with a negative id was added to a page that lacks it.
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

/** The pages that 'Primera página' and 'Última página' open; null where there are no more than two, or the end is not known. */
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
