import { type Category, type CategoryId, VISIBLE_TAGS } from '@gemas/domain';
import {
  CreditCard,
  Gamepad2,
  House,
  Laptop,
  type LucideIcon,
  Motorbike,
  Smartphone,
  Sofa,
  Speaker,
  Tv,
} from 'lucide-react';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../primitives/Icon.tsx';
import { cut } from '../theme/cut.ts';
import { token } from '../theme/tokens.ts';

const icons: Record<CategoryId, LucideIcon> = {
  motorbikes: Motorbike,
  phones: Smartphone,
  'video-games': Gamepad2,
  screens: Tv,
  laptops: Laptop,
  furniture: Sofa,
  audio: Speaker,
  home: House,
  cards: CreditCard,
};

// The strip reaches from edge to edge of the screen. Otherwise its edge would clip the focus ring of a tile.
const Strip = styled.div`
  display: flex;
  gap: 10px;
  padding: ${token('space-2')} var(--page-margin);
  margin-block: calc(-1 * ${token('space-2')});
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  /* Without this, scroll snapping would move a tile that gets focus out of view again. */
  &:has(:focus-visible) { scroll-snap-type: none; }
  scroll-padding-inline: var(--page-margin);
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
`;

const Tile = styled.button`
  --c: ${token('chamfer-plaque')};
  --face: ${token('night-700')};
  ${cut}
  flex: none;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 7px;
  min-width: ${token('size-category')};
  min-height: 84px;
  padding: ${token('space-2')} 0.3em;
  scroll-snap-align: start;
  color: ${token('text-on-night')};
  font: 700 0.84375rem/1.2 ${token('font-text')};
  border-radius: ${token('space-3')};
  touch-action: manipulation;
  &[aria-pressed='true'] { --face: ${token('gold-400')}; color: ${token('text-on-gold')}; }
  @media (forced-colors: active) {
    &[aria-pressed='true'] { border: 4px solid Highlight; }
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')};
  padding: ${token('space-3')} var(--page-margin) 0;
`;

const Chip = styled.button`
  min-width: ${token('size-touch')};
  min-height: ${token('size-touch')};
  padding: ${token('space-1')} 15px;
  border: ${token('border-width-hairline')} solid ${token('border-on-night')};
  border-radius: ${token('radius-field')};
  color: ${token('text-on-night')};
  font: 600 0.9375rem/1.2 ${token('font-text')};
  touch-action: manipulation;
  &[aria-pressed='true'] { background: ${token('neutral-white')}; border-color: ${token('neutral-white')}; color: ${token('text-body')}; }
  @media (forced-colors: active) {
    &[aria-pressed='true'] { border: 4px solid Highlight; }
  }
`;

interface CategoryTagsProps {
  category: Category;
  tag: string | null;
  allTags: boolean;
  onSelect: (category: Category, tag: string | null) => void;
}

/** Scrolls a focused tile completely into view, because Chrome does not scroll to a tile that is partly visible. */
function showWhole({ target }: FocusEvent) {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The tags of a category. Three tags are visible, and 'Más' shows the other tags. The chosen tag is always visible. */
function CategoryTags({ category, tag, allTags, onSelect }: CategoryTagsProps) {
  const { name, tags } = category;
  const isHidden = tag !== null && tags.indexOf(tag) >= VISIBLE_TAGS;
  const [isOpen, setOpen] = useState(false);
  const firstOfTheRest = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);

  // A tap on 'Más' removes the button 'Más', so focus moves to the first tag that the tap has revealed.
  useEffect(() => {
    if (isOpen && opened.current) firstOfTheRest.current?.focus();
    opened.current = false;
  }, [isOpen]);

  const shown = isOpen || isHidden || allTags ? tags : tags.slice(0, VISIBLE_TAGS);
  return (
    <Tags role="group" aria-label={`Búsquedas de ${name}`}>
      {shown.map((each, index) => (
        <Chip
          key={each}
          ref={index === VISIBLE_TAGS ? firstOfTheRest : undefined}
          type="button"
          aria-pressed={each === tag}
          onClick={() => onSelect(category, each === tag ? null : each)}
        >
          {each}
        </Chip>
      ))}
      {shown.length < tags.length && (
        <Chip
          type="button"
          aria-label="Más búsquedas"
          onClick={() => {
            opened.current = true;
            setOpen(true);
          }}
        >
          Más
        </Chip>
      )}
    </Tags>
  );
}

export interface CategoryPickerProps {
  /** The nine categories of prizes, in the order in which they are shown. */
  categories: readonly Category[];
  /** Id of the chosen category; null if none is chosen. */
  category: CategoryId | null;
  /** The chosen tag of the chosen category; null if none is chosen. */
  tag: string | null;
  /**
   * Whether all tags of the chosen category are shown, because no prize was found. If false, three tags and 'Más' are
   * shown. Default: false.
   */
  allTags?: boolean | undefined;
  /**
   * Called when the user taps a category or a tag.
   *
   * - Category: called with the category and null. If it is already chosen, the caller should deselect it.
   * - Tag: called with the category and the tag. If the tag is already chosen, called with the category and null.
   */
  onSelect: (category: Category, tag: string | null) => void;
}

/**
 * The vault's nine categories in a row that scrolls, and the tags of the chosen category (spec section 2).
 *
 * - Use it to browse the vault without a search text.
 * - Not for other choices of one option: use `RadioCards`.
 */
export function CategoryPicker({
  categories,
  category,
  tag,
  allTags = false,
  onSelect,
}: CategoryPickerProps) {
  const strip = useRef<HTMLDivElement>(null);
  const chosen = categories.find(({ id }) => id === category);

  // Scrolls the chosen tile into view, because it may be out of view when the user returns from a prize.
  useEffect(() => {
    const row = strip.current;
    const tile = category && row?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!row || !tile) return;
    const left = tile.offsetLeft - row.offsetLeft;
    if (left < row.scrollLeft || left + tile.offsetWidth > row.scrollLeft + row.clientWidth) {
      row.scrollLeft = left - (row.clientWidth - tile.offsetWidth) / 2;
    }
  }, [category]);

  return (
    <div>
      <Strip ref={strip} role="group" aria-label="Categorías" onFocus={showWhole}>
        {categories.map((each) => (
          <Tile
            key={each.id}
            type="button"
            aria-pressed={each.id === category}
            onClick={() => onSelect(each, null)}
          >
            <Icon of={icons[each.id]} size={28} />
            <span>{each.name}</span>
          </Tile>
        ))}
      </Strip>
      {chosen && (
        <CategoryTags
          key={chosen.id}
          category={chosen}
          tag={tag}
          allTags={allTags}
          onSelect={onSelect}
        />
      )}
    </div>
  );
}
