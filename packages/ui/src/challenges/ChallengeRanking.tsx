import { formatNumber, type Pager, pagerEnds, plural, type RankingRow } from '@gemas/domain';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Medal } from '../gem/Medal.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Card } from '../primitives/Card.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { InlineError } from '../primitives/InlineError.tsx';
import type { RemoteList } from '../primitives/remote.ts';
import { SkeletonStack } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { token, type } from '../theme/tokens.ts';
import { OwnPosition } from './OwnPosition.tsx';

const Box = styled(Card)`
  padding: 0;
  /* Not 'hidden', because that would create a scroll container, in which the user's own row would not be sticky. */
  overflow: clip;
  container-type: inline-size;
`;

// This component also styles the rows. With seven styled components per row, a slow phone would respond late to a tap
// on 'Página siguiente'.
const Table = styled.table`
  width: 100%;
  /* Not 'collapse': browsers would draw light seams through the sticky row. */
  border-collapse: separate;
  border-spacing: 0;
  /* The column headings are for screen readers only, because sighted users understand the columns without them. */
  th { padding: 0; height: 0; }

  .row { height: ${token('size-rank-row')}; }
  .row + .row td { border-top: ${token('border-width-hairline')} solid ${token('neutral-paper2')}; }
  td { padding: 10px 0; vertical-align: middle; }
  td:last-child { padding-inline: ${token('space-3')} 14px; }
  .row[data-own] {
    td { background: ${token('emerald-100')}; }
    td:first-child { box-shadow: inset 5px 0 ${token('emerald-700')}; }
    /* The user's own row stays visible while the table is, except on a low screen, where it would take
       too much room. */
    @media (min-height: 30em) {
      position: sticky;
      top: 0;
      /* The row reaches a little below the edge of the dock, so that no row below shows between both. */
      bottom: calc(${token('size-dock')} - ${token('space-1')} + env(safe-area-inset-bottom, 0px));
    }
  }

  .position {
    width: 72px;
    text-align: center;
    font: 800 1.25rem/1 ${token('font-display')};
    font-variant-numeric: tabular-nums;
    &[data-long] { font-size: 1rem; }
    svg { margin-inline: auto; }
  }

  .who {
    min-width: 0;
    overflow-wrap: anywhere;
    strong {
      ${type('item-title')}
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
    }
    p {
      ${type('small')}
      line-height: 1.3;
      color: ${token('text-secondary')};
      /* The first line is the name of the store, the second its location. */
      white-space: pre-line;
    }
  }
  /* The user's own name is not cut to a number of lines: that could hide the 'Tú' after it, and WebKit would show a
     second 'Tú…'. */
  [data-own] strong { display: block; overflow: visible; }
  .you {
    display: inline-block;
    margin-left: 6px;
    padding: 2px ${token('space-2')};
    border-radius: 6px;
    ${type('micro')}
    font-weight: 700;
    color: ${token('neutral-white')};
    background: ${token('emerald-700')};
  }

  .count {
    width: 1%;
    text-align: right;
    font-variant-numeric: tabular-nums;
    b { display: block; font: 800 1.25rem/1.1 ${token('font-display')}; }
    small { ${type('micro')} color: ${token('text-secondary')}; }
  }

  /* With large text the unit beside the count is hidden, to leave room for the name. The heading of the column also
     names the unit. */
  @container (max-width: 12rem) {
    .position { width: 48px; }
    td:last-child { padding-inline: ${token('space-2')} 10px; }
    .count small { display: none; }
  }
`;

const Pages = styled.nav`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-block: 10px;
  gap: ${token('space-2')};
  p { flex: 1; min-width: 0; text-align: center; font-weight: 500; }
`;

const All = styled.div`
  margin-top: ${token('space-3')};
`;

const RowsSkeleton = styled(SkeletonStack)`
  gap: 14px;
  padding: 14px;
`;

/** Number of rows before the user unfolds the ranking. */
const FOLDED_ROWS = 5;

export interface ChallengeRankingProps {
  /** Rows of the page. If the user belongs to another page, the user's own row is the last row. */
  rows: RemoteList<RankingRow>;
  /** Current page and number of pages. Null while the number of pages is unknown. */
  pager: Pager | null;
  /** Whether another page is loading. Until it has loaded, the previous page stays visible. Default: false. */
  busy?: boolean | undefined;
  /** Number of the page that should contain the user; null if unknown. Default: null. */
  ownPage?: number | null | undefined;
  /** Called when the user requests a page. Receives its number, from 1. */
  onPage: (page: number) => void;
}

const RankRow = memo(function RankRow({ row }: { row: RankingRow }) {
  const [agency = '', places = ''] = row.details;
  const name = row.name || 'Sin nombre';
  const store = [row.code, agency].filter(Boolean).join(' · ');
  return (
    <tr className="row" data-own={row.isOwn ? '' : undefined} tabIndex={row.isOwn ? -1 : undefined}>
      <td className="position" data-long={row.position > 999 ? '' : undefined}>
        {row.medal === null ? formatNumber(row.position) : <Medal position={row.medal} size={48} />}
      </td>
      <td className="who">
        <strong>
          {row.isOwn ? (
            <>
              <span>{name}</span> <span className="you">Tú</span>
            </>
          ) : (
            name
          )}
        </strong>
        <p>{[store, places].filter(Boolean).join('\n')}</p>
      </td>
      <td className="count">
        <b>{formatNumber(row.count)}</b> <small aria-hidden="true">activ.</small>
        <VisuallyHidden>{plural(row.count, 'activación', 'activaciones')}</VisuallyHidden>
      </td>
    </tr>
  );
});

function Rows({
  rows,
  isFolded,
  busy,
}: Pick<ChallengeRankingProps, 'rows' | 'busy'> & { isFolded: boolean }) {
  switch (rows.status) {
    case 'loading':
      return (
        <Box>
          <RowsSkeleton>
            {[0, 1, 2, 3, 4].map((row) => (
              <Skeleton key={row} shape="line" height={48} />
            ))}
          </RowsSkeleton>
        </Box>
      );
    case 'error':
      return (
        <InlineError
          title="No pudimos cargar el ranking global"
          failure={rows.failure}
          brief
          onRetry={rows.onRetry}
        />
      );
    case 'empty':
      return (
        <Card>
          <EmptyState compact title="Todavía no hay lugares en esta página." />
        </Card>
      );
    case 'ready':
      return (
        <Box>
          <Table aria-label="Ranking global" aria-busy={busy} tabIndex={-1}>
            <thead>
              <tr>
                {['Lugar', 'Colaborador', 'Activaciones'].map((column) => (
                  <th key={column} scope="col">
                    <VisuallyHidden>{column}</VisuallyHidden>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.items
                .filter((row, index) => !isFolded || index < FOLDED_ROWS || row.isOwn)
                .map((row) => (
                  <RankRow key={row.id} row={row} />
                ))}
            </tbody>
          </Table>
        </Box>
      );
  }
}

/** Whether there is more than the rows of a folded ranking: more rows on this page, or another page. */
function hasMore(rows: readonly RankingRow[], pager: Pager | null): boolean {
  const isFull = rows.some((row, index) => index >= FOLDED_ROWS && !row.isOwn);
  return isFull || (pager !== null && pager.next !== null);
}

/**
 * The ranking of the global challenge, split into pages (spec section 2). Its first page shows five rows and the
 * user's own row, until 'Ver todo el ranking' is tapped. The own row stays visible above the dock while the table is on
 * the screen.
 *
 * - Use it for the ranking of all users in a challenge.
 * - Not for a team, whose ranking has no pages: use a `TeamTable`.
 */
export function ChallengeRanking({
  rows,
  pager,
  busy = false,
  ownPage = null,
  onPage,
}: ChallengeRankingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeeking, setSeeking] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const isFolded =
    !isUnfolded &&
    rows.status === 'ready' &&
    (pager === null || pager.current === 1) &&
    hasMore(rows.items, pager);
  const openPage = (page: number) => {
    setUnfolded(true);
    onPage(page);
  };
  const unfold = () => {
    setUnfolded(true);
    // The tapped button disappears, so the table gets the focus.
    box.current?.querySelector('table')?.focus({ preventScroll: true });
  };
  useEffect(() => {
    if (!isSeeking || busy || rows.status === 'loading') return;
    setSeeking(false);
    const own = box.current?.querySelector<HTMLElement>('[data-own]');
    own?.focus({ preventScroll: true });
    // Scrolls to the row above the user's own row. The own row sticks to the foot of the screen, so scrolling to the
    // own row itself might not bring it to its position in the table.
    const before = own?.previousElementSibling;
    (before ?? own)?.scrollIntoView({ block: 'center' });
  }, [isSeeking, busy, rows]);
  const seek = () => {
    if (ownPage === null) return;
    setSeeking(true);
    openPage(ownPage);
  };
  const ends = pager && pagerEnds(pager);
  return (
    <div ref={box}>
      {rows.status === 'ready' && (
        <OwnPosition
          rows={rows.items}
          isThere={ownPage === null || ownPage === pager?.current}
          onGo={seek}
        />
      )}
      <Rows rows={rows} isFolded={isFolded} busy={busy} />
      {isFolded && (
        <All>
          <Button variant="secondary" onClick={unfold}>
            Ver todo el ranking
          </Button>
        </All>
      )}
      {pager && !isFolded && (
        <Pages aria-label="Páginas del ranking">
          {ends && (
            <IconButton
              face="mint"
              icon={ChevronsLeft}
              label="Primera página"
              disabled={ends.first === null}
              onClick={() => ends.first !== null && openPage(ends.first)}
            />
          )}
          <IconButton
            face="mint"
            icon={ChevronLeft}
            label="Página anterior"
            disabled={pager.previous === null}
            onClick={() => pager.previous !== null && openPage(pager.previous)}
          />
          <p role="status">{busy ? 'Cargando...' : pager.label}</p>
          <IconButton
            face="mint"
            icon={ChevronRight}
            label="Página siguiente"
            disabled={pager.next === null}
            onClick={() => pager.next !== null && openPage(pager.next)}
          />
          {ends && (
            <IconButton
              face="mint"
              icon={ChevronsRight}
              label="Última página"
              disabled={ends.last === null}
              onClick={() => ends.last !== null && openPage(ends.last)}
            />
          )}
        </Pages>
      )}
    </div>
  );
}
