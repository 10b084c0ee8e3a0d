import { formatNumber, type Id, knownTotal, type PlaceCard, plural } from '@gemas/domain';
import { ChevronRight, Users } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { LongRows, type RowAttributes } from '../primitives/LongRows.tsx';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { token, type } from '../theme/tokens.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

const Box = styled(Card)`
  position: relative;
  padding: 14px 16px;
`;

const Name = styled.h2`
  ${type('card-title')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
  margin-bottom: 10px;
  a { color: inherit; text-decoration: none; overflow-wrap: anywhere; min-width: 0; outline: none; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: ${token('radius-card')}; }
  a:focus-visible::after { outline: 3px solid ${token('focus-on-light')}; outline-offset: 2px; }
  svg { flex: none; color: ${token('emerald-700')}; }
`;

const Figures = styled.p`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${token('space-1')} 14px;
  margin-top: ${token('space-2')};
  ${type('small')}
  color: ${token('text-secondary')};
  font-variant-numeric: tabular-nums;
  b { font: 700 1.0625rem/1.2 ${token('font-display')}; color: ${token('text-body')}; }
  > span { min-width: 0; overflow-wrap: anywhere; }
  > :nth-child(even) { justify-self: end; text-align: right; }
  > :last-child { display: inline-flex; align-items: center; gap: 5px; }
`;

interface PlaceLineProps {
  place: PlaceCard;
  href: string;
}

function PlaceLine({ place, href }: PlaceLineProps) {
  const week = formatNumber(place.activations_weekly);
  const total = knownTotal(place.activations, place.activations_weekly);
  const goal = place.weekly_goal > 0 ? formatNumber(place.weekly_goal) : '';
  return (
    <Box>
      <Name>
        <a href={href}>{place.name || 'Sin nombre'}</a>
        <Icon of={ChevronRight} size={24} />
      </Name>
      {goal && (
        <ProgressBar
          value={place.activations_weekly}
          max={place.weekly_goal}
          label={place.name ? `Meta semanal de ${place.name}` : 'Meta semanal'}
          valueText={`${week} de ${goal}`}
        />
      )}
      <Figures>
        <span>
          <b>{week}</b>
          <span>{goal ? `/${goal} semana` : ' semana'}</span>
        </span>
        <span>
          <b>{formatNumber(place.activations_now)}</b> hoy
        </span>
        {total !== null && (
          <span>
            <b>{formatNumber(total)}</b> total
          </span>
        )}
        <span>
          <Icon of={Users} size={17} />
          <b>{formatNumber(place.users)}</b>
          <VisuallyHidden>{plural(place.users, 'activador', 'activadores')}</VisuallyHidden>
        </span>
      </Figures>
    </Box>
  );
}

/** Estimated height of a card before its first render, rem. */
const CARD_REM = 7.5;

/** Number of cards in the first render: as many as a phone shows. */
const FIRST_CARDS = 6;

const keyOf = ({ id }: PlaceCard) => id;

export interface PlaceCardsProps {
  /** Accessible name of the list: 'Regiones'. */
  label: string;
  /** The places, in the order in which they are shown. The card of a place without a weekly goal has no bar. */
  places: readonly PlaceCard[];
  /** Returns the address that a place's card links to. Receives the id of the place. Must be stable between renders. */
  hrefOf: (id: Id) => string;
}

/**
 * A list of regions or agencies (spec section 2, Regions and agencies lists). Each place has a card, and the whole card
 * is a link. In a long list only the cards near the viewport are rendered.
 *
 * - Use it where a user chooses a place. The screen has to show the empty and error state.
 * - Not for territories on Score: use `TerritoryCard`. Not for people: use a `TeamTable`.
 */
export function PlaceCards({ label, places, hrefOf }: PlaceCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const renderRow = useCallback(
    (place: PlaceCard, _index: number, row: RowAttributes) => (
      <li {...row}>
        <PlaceLine place={place} href={hrefOf(place.id)} />
      </li>
    ),
    [hrefOf],
  );
  return (
    <List ref={list} aria-label={label}>
      <LongRows
        list={list}
        name={label}
        items={places}
        keyOf={keyOf}
        rem={CARD_REM}
        first={FIRST_CARDS}
      >
        {renderRow}
      </LongRows>
    </List>
  );
}
