import { memo, type ReactNode, type RefObject, useMemo } from 'react';
import type { RowKey } from '../platform/row-heights.ts';
import { useRowWindow } from '../platform/row-window.ts';

/** A list of at most this many rows is rendered completely. The vault loads this many rows per page. */
const MAX_ROWS_WITHOUT_WINDOW = 24;

/** Attributes of a row's `li`, so that screen readers also count the rows that are not rendered. */
export interface RowAttributes {
  'data-row'?: number;
  'aria-posinset'?: number;
  'aria-setsize'?: number;
}

interface RowProps<T> {
  item: T;
  index: number;
  /** Number of rows of the whole list; null if all rows are rendered. */
  count: number | null;
  children: (item: T, index: number, attributes: RowAttributes) => ReactNode;
}

const Row = memo(function Row<T>({ item, index, count, children }: RowProps<T>) {
  const attributes =
    count === null ? {} : { 'data-row': index, 'aria-posinset': index + 1, 'aria-setsize': count };
  return children(item, index, attributes);
}) as <T>(props: RowProps<T>) => ReactNode;

export interface LongRowsProps<T> {
  /** The `ul` or `ol` that contains the rows. Its `row-gap` counts as space between the rows. */
  list: RefObject<HTMLElement | null>;
  /**
   * Name of the list. Measured row heights are kept under this name until the list is mounted again, so that a user who
   * returns finds every row at its former position.
   */
  name: string;
  items: readonly T[];
  /**
   * Returns the key of a row. The key must not depend on the other rows. The functions `keyOf` and `children` must be
   * stable between renders.
   */
  keyOf: (item: T, index: number) => RowKey;
  /** Estimated height of a row before its first render, rem. */
  rem: number;
  /** Number of rows in the first render: about as many as a phone shows. */
  first: number;
  /** Whether the list is first shown at its end instead of its start. Default: false. */
  isFromEnd?: boolean | undefined;
  /** Index of a row that must be rendered because it is about to get focus. Default: none. */
  awaited?: number | undefined;
  /** Renders a row. Must return an `li` that spreads `attributes`. */
  children: (item: T, index: number, attributes: RowAttributes) => ReactNode;
}

/**
 * Renders the rows of a list of any length. In a list of more than 24 rows, only the rows near the viewport, the
 * focused row and its neighbours are rendered. Rows may have different heights.
 *
 * - Use it inside the `ul` or `ol` of a list whose length depends on the server.
 * - Not for a table: use a `TeamTable`.
 */
export function LongRows<T>({
  list,
  name,
  items,
  keyOf,
  rem,
  first,
  isFromEnd,
  awaited,
  children,
}: LongRowsProps<T>) {
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const isWhole = items.length <= MAX_ROWS_WITHOUT_WINDOW;
  const renderRows = useRowWindow(list, {
    name,
    keys,
    rowRem: rem,
    isWhole,
    first,
    isFromEnd,
    awaited,
  });
  return renderRows(
    (index) => (
      <Row
        key={keys[index]}
        item={items[index] as T}
        index={index}
        count={isWhole ? null : items.length}
      >
        {children}
      </Row>
    ),
    (key, style) => <li key={key} data-gap="" style={style} />,
  );
}
