import { memo, type ReactNode, type RefObject, useMemo } from 'react';
import type { RowKey } from '../../engine/row-heights.ts';
import { useRowWindow } from '../../engine/row-window.ts';

/** Up to this number all rows are rendered, as in any list: one page of the vault. */
const WHOLE = 24;

/** Attributes of a row's `li`: screen readers count the rows that are not rendered, too. */
export interface RowPlace {
  'data-row'?: number;
  'aria-posinset'?: number;
  'aria-setsize'?: number;
}

interface RowProps<T> {
  item: T;
  index: number;
  /** Number of rows; null where all are rendered. */
  count: number | null;
  children: (item: T, index: number, place: RowPlace) => ReactNode;
}

const Row = memo(function Row<T>({ item, index, count, children }: RowProps<T>) {
  const place =
    count === null ? {} : { 'data-row': index, 'aria-posinset': index + 1, 'aria-setsize': count };
  return children(item, index, place);
}) as <T>(props: RowProps<T>) => ReactNode;

export interface LongRowsProps<T> {
  /** The `ul` or `ol` around them; its `row-gap` is heeded. */
  list: RefObject<HTMLElement | null>;
  /** Tells the list from others: whoever comes back to it finds every row where it was. */
  name: string;
  items: readonly T[];
  /** The same for the same row, however the list changes. Keep it the same between renders, as `children`. */
  keyOf: (item: T, index: number) => RowKey;
  /** Height of a row before its first render, rem. */
  rem: number;
  /** How many rows are rendered at first: about as many as a phone shows. */
  first: number;
  /** The list is opened at its end. Default: at its start. */
  isFromEnd?: boolean | undefined;
  /** Index of a row that is about to get focus: it is rendered. Default: none. */
  awaited?: number | undefined;
  /** The row's `li`, with the attributes of `place`. */
  children: (item: T, index: number, place: RowPlace) => ReactNode;
}

/**
 * The rows of a list of any length. Beyond 24 only those near the view are rendered, and the one that has the focus
 * with its neighbours. Rows may be of any height.
 *
 * - Use it inside the `ul` or `ol` of a list whose length is up to the server.
 * - Not for a table: that is a `TeamTable`.
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
  const isWhole = items.length <= WHOLE;
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
