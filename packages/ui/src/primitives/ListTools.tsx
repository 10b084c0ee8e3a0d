import { formatNumber } from '@gemas/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { token, type } from '../theme/tokens.ts';
import { SearchField } from './SearchField.tsx';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  > div { flex: 1 0 100%; min-width: 0; }
  /* Without a sort order, the filter is beside the search, if the text is not large. */
  &:not([data-ordered]) > div { flex: 1 1 9.5rem; }
  &:not([data-ordered]) > div + button {
    width: 6.25rem;
    min-width: min-content;
    min-height: ${token('size-field')};
    padding-block: 0;
    text-wrap: balance;
  }
`;

const Label = styled.p`
  ${type('small')}
  font-weight: 600;
  color: ${token('text-secondary')};
  margin-bottom: ${token('space-1')};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
`;

const Chip = styled.button`
  min-width: ${token('size-touch')};
  min-height: ${token('size-touch')};
  padding: ${token('space-1')} 14px;
  border: ${token('border-width-hairline')} solid ${token('border-field')};
  border-radius: ${token('radius-field')};
  background: ${token('bg-card')};
  color: ${token('text-body')};
  font: 600 0.9375rem/1.2 ${token('font-text')};
  font-variant-numeric: tabular-nums;
  touch-action: manipulation;
  b { font-weight: 800; }
  &[aria-pressed='true'] {
    background: ${token('emerald-700')};
    border-color: ${token('emerald-700')};
    color: ${token('neutral-white')};
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] { border: 4px solid Highlight; }
  }
`;

// While empty, this live region takes no space but stays in the accessibility tree. Otherwise screen readers would not
// announce its first text.
const Found = styled.p`
  ${type('small')}
  color: ${token('text-secondary')};
  &:not(:only-child) { flex: 1 0 100%; }
  &:empty { position: absolute; }
`;

export interface ListToolsProps {
  /** The search by name. Omit it for a short list. */
  search?: { label: string; value: string; onChange: (typed: string) => void } | undefined;
  /**
   * The sort orders that the user can choose. `value` is the chosen sort order, or null while the list has its default
   * order. A tap on the chosen sort order calls `onChange` with null.
   */
  order?:
    | {
        options: readonly { value: string; label: string }[];
        value: string | null;
        onChange: (value: string | null) => void;
      }
    | undefined;
  /** A filter of the rows. `count` is the number of rows that match it. */
  filter?: { label: string; count: number; isOn: boolean; onToggle: () => void } | undefined;
  /** Number of rows that match search and filter, and number of all rows. Null if no search or filter is active. */
  found: { shown: number; all: number } | null;
}

/**
 * The controls of a list: search, sort order and filter.
 *
 * - Use it above a list whose length depends on the server: rankings of people, lists of places.
 * - Not for the vault: its search is a request to the server.
 */
export function ListTools({ search, order, filter, found }: ListToolsProps) {
  const orderId = useId();
  return (
    <Box data-ordered={order ? '' : undefined}>
      {search && (
        <SearchField
          label={search.label}
          placeholder={search.label}
          value={search.value}
          onChange={search.onChange}
        />
      )}
      {order && (
        <div>
          <Label id={orderId}>Ordenar por</Label>
          <Chips role="group" aria-labelledby={orderId}>
            {order.options.map(({ value, label }) => (
              <Chip
                key={value}
                type="button"
                aria-pressed={value === order.value}
                onClick={() => order.onChange(value === order.value ? null : value)}
              >
                {label}
              </Chip>
            ))}
          </Chips>
        </div>
      )}
      {filter && (
        <Chip type="button" aria-pressed={filter.isOn} onClick={filter.onToggle}>
          <span>{filter.label}</span> <b>{formatNumber(filter.count)}</b>
        </Chip>
      )}
      <Found role="status">
        {found && `Ves ${formatNumber(found.shown)} de ${formatNumber(found.all)}`}
      </Found>
    </Box>
  );
}
