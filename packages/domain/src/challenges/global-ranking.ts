import type { Id } from '../format/id.ts';
import { formatNumber, plural } from '../format/number.ts';
import type { User } from '../session/user.ts';
import type { MyRanking, RankingEntry, RankingPage } from './challenge.ts';

/** The sentence about the user's own position, split into parts with different text styles. */
export interface RankingSentence {
  lead: 'Te encuentras en la posición';
  /** 'N° 27'. */
  position: string;
  middle: 'del ranking global, acumulando';
  /** '38 activaciones'. */
  activations: string;
  /** The whole sentence, for screen readers. */
  text: string;
}

/**
 * Returns the sentence 'Te encuentras en la posición N° X del ranking global, acumulando N activaciones'. Null for a
 * user without a position.
 */
export function rankingSentence({ position, count }: MyRanking): RankingSentence | null {
  if (!position || position < 1) return null;
  const lead = 'Te encuentras en la posición';
  const numbered = `N° ${formatNumber(position)}`;
  const middle = 'del ranking global, acumulando';
  const total = Math.max(0, count || 0);
  const activations = `${formatNumber(total)} ${plural(total, 'activación', 'activaciones')}`;
  return {
    lead,
    position: numbered,
    middle,
    activations,
    text: [lead, numbered, middle, activations].join(' '),
  };
}

/**
 * Returns the medal of a position. Positions 1 to 3 have a medal, even if their rows are not the first three (spec
 * section 2, Global challenge ranking).
 */
export function medalOf(position: number): 1 | 2 | 3 | null {
  return position === 1 || position === 2 || position === 3 ? position : null;
}

/** Id of the user's own row on a page that does not include the user. */
export const ADDED_OWN_ROW = 'own-row';

export interface RankingRow {
  id: Id;
  position: number;
  medal: 1 | 2 | 3 | null;
  count: number;
  name: string;
  code: string;
  /** Lines below the name: the agency, then 'region · territory'. Missing parts are omitted. */
  details: readonly string[];
  isOwn: boolean;
}

/** Returns the rows of a page. Marks the row of the user, whose employee number is `ownCode`. */
export function rankingRows(entries: readonly RankingEntry[], ownCode: string): RankingRow[] {
  return entries.map(({ id, position, count, user }) => {
    const places = [user.region?.name, user.territory?.name].filter(Boolean).join(' · ');
    return {
      id,
      position,
      medal: medalOf(position),
      count,
      name: user.name,
      code: user.code,
      details: [user.agency?.name ?? '', places].filter((text) => text !== ''),
      isOwn: user.code !== '' && user.code === ownCode,
    };
  });
}

/**
 * Returns the user's own row, for pages that do not include it. Null for a user without a position.
 *
 * @param details lines below the name, known only from a page that includes the user
 */
export function ownRankingRow(
  { name, code }: Pick<User, 'name' | 'code'>,
  { position, count }: MyRanking,
  details: readonly string[] = [],
): RankingRow | null {
  if (!position || position < 1) return null;
  const medal = medalOf(position);
  return { id: ADDED_OWN_ROW, position, medal, count, name, code, details, isOwn: true };
}

/**
 * Returns the rows of a page, followed by the user's own row unless the page includes it. A page without rows stays
 * empty.
 */
export function withOwnRow(rows: readonly RankingRow[], own: RankingRow | null): RankingRow[] {
  const isAdded = own !== null && rows.length > 0 && !rows.some(({ isOwn }) => isOwn);
  return isAdded ? [...rows, own] : [...rows];
}

/**
 * Returns the number of the last page. Null if it is unknown. If the server does not send the number, an empty page
 * counts as the last page.
 *
 * @param number number of the requested page, from 1
 */
export function knownLastPage(
  { data, last_page }: Pick<RankingPage, 'data' | 'last_page'>,
  number: number,
): number | null {
  return last_page === null && data.length === 0 ? number : last_page;
}

/** State of the buttons '<' and '>' on a page of the ranking. */
export interface Pager {
  current: number;
  /** Number of the last page, at least 1. Null if it is unknown. */
  last: number | null;
  /** Number of the page that '<' opens. Null on page 1, where '<' is disabled. */
  previous: number | null;
  /** Number of the page that '>' opens. Null on and after the last page, where '>' is disabled. */
  next: number | null;
  /** 'Página 1 de 18'. Without 'de 18' if the number of pages is unknown or lower than the current page. */
  label: string;
}

function wholePage(page: number): number {
  return Number.isFinite(page) ? Math.max(1, Math.floor(page)) : 1;
}

/** Returns the state of '<' and '>'. On a page after the last one, '<' opens the last page and '>' is disabled. */
export function pager(page: Pick<RankingPage, 'current_page' | 'last_page'>): Pager {
  const current = wholePage(page.current_page);
  const last = page.last_page === null ? null : wholePage(page.last_page);
  const label = `Página ${formatNumber(current)}`;
  return {
    current,
    last,
    previous: current > 1 ? Math.min(current - 1, last ?? current) : null,
    next: last === null || current < last ? current + 1 : null,
    label: last === null || current > last ? label : `${label} de ${formatNumber(last)}`,
  };
}
