import {
  type Category,
  emptySearchHelp,
  type FailureKind,
  failureAdvice,
  formatNumber,
  type Prize,
  plural,
} from '@gemas/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { CuttingGem } from '../../gem/CuttingGem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState.tsx';
import { InlineError } from '../../primitives/InlineError.tsx';
import { LongRows, type RowAttributes } from '../../primitives/LongRows.tsx';
import type { RemoteList } from '../../primitives/remote.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { GreyGem } from '../../shell/scenes/GreyGem.tsx';
import { token } from '../../theme/tokens.ts';
import { ProductRow, ProductRowSkeleton, ProductRows } from '../../vault/ProductRow.tsx';

const SKELETONS = ['a', 'b', 'c', 'd'] as const;

const Box = styled.div`
  padding-inline: var(--page-margin);
  --scene-ground: ${token('night-950')};
`;

const Wait = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  font-weight: 600;
  &[data-seen] { padding-bottom: 14px; }
`;

const More = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding-top: 14px;
`;

/** Number of prizes whose pictures are not loaded lazily: as many as a phone shows. */
const FIRST_PICTURES = 4;
/** Number of prizes in the first render: as many as a phone shows. */
const FIRST_ROWS = 4;
/** Estimated height of a row before its first render, rem. */
const ROW_REM = 8.25;

const skuOf = ({ sku }: Prize) => sku;

export interface VaultResultsProps {
  results: RemoteList<Prize>;
  /** The chosen category; null if none is chosen. */
  category: Category | null;
  tag: string | null;
  balance: number | null;
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the next page could not be loaded; null without a failure. */
  moreFailure: FailureKind | null;
  onLoadMore: () => void;
  /** Sku of the pinned prize; null for none. Default: null. */
  pinnedSku?: string | null | undefined;
  /** Called when the user pins or unpins a prize. If omitted, prizes cannot be pinned. */
  onTogglePin?: ((prize: Prize) => void) | undefined;
}

/** Returns the text that screen readers announce after a search: the number of prizes. */
function countText(results: RemoteList<Prize>, hasMore: boolean): string {
  if (results.status !== 'ready') return results.status === 'empty' ? 'Sin premios' : '';
  const count = results.items.length;
  const text = `${formatNumber(count)} ${plural(count, 'premio', 'premios')}`;
  return hasMore ? `${text}, hay más por ver` : text;
}

interface PrizesProps extends Pick<VaultResultsProps, 'pinnedSku' | 'onTogglePin'> {
  prizes: readonly Prize[];
  balance: number | null;
  /** Index of the row that is about to get focus; -1 for none. */
  awaited: number;
}

function Prizes({ prizes, balance, awaited, pinnedSku, onTogglePin }: PrizesProps) {
  const list = useRef<HTMLUListElement>(null);
  const row = useCallback(
    (prize: Prize, index: number, attributes: RowAttributes) => (
      <li {...attributes}>
        <ProductRow
          prize={prize}
          balance={balance}
          first={index < FIRST_PICTURES}
          pinned={prize.sku === pinnedSku}
          onTogglePin={onTogglePin}
        />
      </li>
    ),
    [balance, pinnedSku, onTogglePin],
  );
  return (
    <ProductRows aria-label="Premios" ref={list}>
      <LongRows
        list={list}
        name="Premios"
        items={prizes}
        keyOf={skuOf}
        rem={ROW_REM}
        first={FIRST_ROWS}
        awaited={awaited}
      >
        {row}
      </LongRows>
    </ProductRows>
  );
}

type ResultBodyProps = Pick<
  VaultResultsProps,
  'results' | 'category' | 'tag' | 'balance' | 'hasMore' | 'pinnedSku' | 'onTogglePin'
> &
  Pick<PrizesProps, 'awaited'>;

function ResultBody({
  results,
  category,
  tag,
  balance,
  hasMore,
  awaited,
  ...pin
}: ResultBodyProps) {
  switch (results.status) {
    case 'loading':
      return (
        <ProductRows as="div">
          {SKELETONS.map((id) => (
            <ProductRowSkeleton key={id} />
          ))}
        </ProductRows>
      );
    case 'error':
      return (
        <InlineError
          title="No pudimos cargar los premios"
          failure={results.failure}
          onRetry={results.onRetry}
        />
      );
    case 'empty':
      return (
        <EmptyState
          // If a category is chosen, all its tags are shown above the text. An illustration would then push the text
          // out of view on a small phone, so it is omitted.
          scene={category === null ? <GreyGem /> : undefined}
          title="No encontré lo que buscas..."
          help={emptySearchHelp(category, tag, hasMore)}
          compact
        />
      );
    case 'ready':
      return <Prizes prizes={results.items} balance={balance} awaited={awaited} {...pin} />;
  }
}

/** The list of prizes or its loading, empty or error state, and the button that loads the next page. */
export function VaultResults({
  results,
  category,
  tag,
  balance,
  hasMore,
  loadingMore,
  moreFailure,
  onLoadMore,
  ...pin
}: VaultResultsProps) {
  const box = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const isLoading = results.status === 'loading';
  const count = results.status === 'ready' ? results.items.length : 0;

  // After a tap on 'Ver más productos', focus moves to the first new row, because the new rows are above the button.
  // The button is removed when the last page has been loaded.
  const [awaited, setAwaited] = useState(-1);
  useEffect(() => {
    if (isLoading) setAwaited(-1);
    if (awaited < 0 || count <= awaited) return;
    setAwaited(-1);
    const focused = document.activeElement;
    if (focused !== more.current && focused !== document.body) return;
    const rows = [...(box.current?.querySelectorAll('li') ?? [])];
    const first = rows.find((row) => row.dataset.row === String(awaited)) ?? rows[awaited];
    first?.querySelector('a')?.focus({ preventScroll: true });
  }, [isLoading, count, awaited]);

  const loadMore = () => {
    setAwaited(count);
    onLoadMore();
  };

  const offersMore = hasMore && (results.status === 'ready' || results.status === 'empty');
  return (
    <Box ref={box}>
      <Wait role="status" data-seen={isLoading ? '' : undefined}>
        {isLoading ? (
          <>
            <CuttingGem size={24} />
            <span>Buscando premios...</span>
          </>
        ) : (
          <VisuallyHidden>{countText(results, hasMore)}</VisuallyHidden>
        )}
      </Wait>
      <ResultBody
        results={results}
        category={category}
        tag={tag}
        balance={balance}
        hasMore={hasMore}
        awaited={awaited}
        {...pin}
      />
      {offersMore && (
        <More>
          {moreFailure !== null && !loadingMore && (
            <InlineError
              title="No pudimos cargar más premios"
              text={`Lo que ya ves sigue aquí. ${failureAdvice(moreFailure)}`}
            />
          )}
          <Button
            ref={more}
            variant="secondary"
            busy={loadingMore}
            busyLabel="Cargando..."
            onClick={loadMore}
          >
            {moreFailure !== null ? 'Intentar de nuevo' : 'Ver más productos'}
          </Button>
        </More>
      )}
    </Box>
  );
}
