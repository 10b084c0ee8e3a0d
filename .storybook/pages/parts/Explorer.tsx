import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { SearchBox } from './SearchBox.tsx';
import './explorer.css';

export interface ExplorerItem {
  readonly id: string;
  /** Heading above the item. All items with the same group are listed below one heading. */
  readonly group: string;
  readonly title: string;
  /** A short text at the end of the item: the kind of a state, or the code of a persona. */
  readonly tag: string;
  readonly note: ReactNode;
}

export interface ExplorerProps {
  /** Noun for the items, plural: 'states'. */
  what: string;
  /** The items that the search has found. */
  items: readonly ExplorerItem[];
  chosen: string;
  onChoose: (id: string) => void;
  words: string;
  onSearch: (words: string) => void;
  placeholder: string;
  filters?: ReactNode;
  /** Details of the chosen item, shown beside the list. Undefined if no item has the id `chosen`. */
  children: ReactNode;
}

/** Below this width explorer.css puts the details of the chosen item under the list. */
const STACKED = '(max-width: 900px)';

function move(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')];
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  const to = {
    ArrowDown: Math.min(at + 1, buttons.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: buttons.length - 1,
  }[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}

export function Explorer(props: ExplorerProps) {
  const { what, items, chosen, onChoose, words, onSearch, placeholder, filters, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const groups = [...new Set(items.map(({ group }) => group))].map(
    (name) => [name, items.filter(({ group }) => group === name)] as const,
  );
  const reachable = items.some(({ id }) => id === chosen) ? chosen : items[0]?.id;

  // An item that the address names may be far down the list, so it is scrolled into view.
  const isNamed = useRef(chosen !== items[0]?.id);
  useEffect(() => {
    const one = list.current?.querySelector('[aria-selected="true"]');
    if (isNamed.current) one?.scrollIntoView({ block: 'nearest' });
  }, []);

  const choose = (id: string) => {
    onChoose(id);
    // On a phone the details are below the list, so they are scrolled into view after a choice.
    if (window.matchMedia(STACKED).matches) side.current?.scrollIntoView({ block: 'start' });
  };

  return (
    <div className="wide explorer">
      <div>
        <SearchBox
          words={words}
          onChange={onSearch}
          placeholder={placeholder}
          found={items.length}
          what={what}
        >
          {filters}
        </SearchBox>
        {items.length === 0 && (
          <p className="empty">Nothing matches. Use fewer words or filters.</p>
        )}
        <div
          ref={list}
          role="listbox"
          aria-label={what}
          hidden={items.length === 0}
          onKeyDown={move}
        >
          {groups.map(([group, members]) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
            <div key={group} role="group" aria-label={group}>
              <strong aria-hidden="true">
                {group} <small>{members.length}</small>
              </strong>
              {members.map((item) => (
                <button
                  key={item.id}
                  type="button"
                  role="option"
                  tabIndex={item.id === reachable ? 0 : -1}
                  aria-selected={item.id === chosen}
                  onClick={() => choose(item.id)}
                >
                  <span>{item.title}</span> <i>{item.tag}</i> <small>{item.note}</small>
                </button>
              ))}
            </div>
          ))}
        </div>
      </div>
      <div ref={side} className="explorer-side">
        {children ?? (
          <p className="empty" role="alert">
            There is no <code>{chosen}</code> here. Choose one in the list.
          </p>
        )}
      </div>
    </div>
  );
}
