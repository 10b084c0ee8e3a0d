import type { ReactNode } from 'react';
import { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
import './explorer.css';

export interface ExplorerItem {
  readonly id: string;
  /** Heading above the item. All items with the same group are listed below one heading. */
  readonly group: string;
  readonly title: string;
  /** A short text after the title: the kind of a state, or the code of a persona. */
  readonly tag: string;
}

export interface ExplorerProps extends Omit<SearchBoxProps, 'found'> {
  /** The items that the search has found. */
  items: readonly ExplorerItem[];
  chosen: string;
  onChoose: (id: string) => void;
  filters?: ReactNode;
  /** Details of the chosen item, shown beside the list. Undefined if no item has the id `chosen`. */
  children: ReactNode;
}

/** A search above a list of items, beside the details of the chosen item. */
export function Explorer({ items, chosen, onChoose, filters, children, ...search }: ExplorerProps) {
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    <div className="wide explorer">
      <div>
        <SearchBox {...search} found={items.length}>
          {filters}
        </SearchBox>
        {items.length === 0 && (
          <p className="empty">Nothing matches. Use fewer words or filters.</p>
        )}
        <select
          size={24}
          aria-label={search.what}
          hidden={items.length === 0}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
        >
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {items
                .filter((item) => item.group === group)
                .map(({ id, title, tag }) => (
                  <option key={id} value={id}>
                    {title} · {tag}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className="explorer-side">
        {children ?? (
          <p className="empty" role="alert">
            There is no <code>{chosen}</code> here. Choose one in the list.
          </p>
        )}
      </div>
    </div>
  );
}
