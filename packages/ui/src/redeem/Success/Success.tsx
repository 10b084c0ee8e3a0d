import {
  deliveryDates,
  deliverySentence,
  deliveryWindow,
  formatNumber,
  isCardType,
  type Prize,
  plural,
  RETAILER_TYPE,
  type StorePlace,
  shownStore,
} from '@gemas/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../../gem/Gem/Gem.tsx';
import { onlyOwnTaps } from '../../platform/own-taps.ts';
import { scrollPage } from '../../platform/scroll.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Picture } from '../../primitives/Picture.tsx';
import { PickupPlace } from '../../stores/PickupPlace.tsx';
import { octagon } from '../../theme/cut.ts';
import { behindAll } from '../../theme/ground.ts';
import { token, type } from '../../theme/tokens.ts';
import { Confetti } from './Confetti.tsx';

const Stage = styled.main`
  --focus: ${token('focus-on-dark')};
  --quiet: ${token('neutral-white')};
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  align-items: center;
  width: 100%;
  max-width: ${token('size-content-max')};
  min-height: var(--view);
  margin-inline: auto;
  padding: clamp(28px, 8.3 * var(--dvh), 70px) ${token('space-6')}
    calc(${token('space-6')} + env(safe-area-inset-bottom, 0px));
  background: ${token('bg-hero')};
  color: ${token('text-on-emerald')};
  text-align: center;
  /* On a small phone the details of the order take the room of the margins, so that the links below them stay
     visible. */
  @media (max-height: 700px) {
    &[data-facts] { --gap: ${token('space-3')}; padding-top: ${token('space-12')}; }
  }
`;

const Ground = styled.svg`
  ${behindAll}
  aspect-ratio: 390 / 650;
`;

const Plaque = styled.div`
  --c: 68px;
  display: grid;
  place-items: center;
  width: 236px;
  max-width: 100%;
  aspect-ratio: 1;
  background: ${token('bg-card')};
  clip-path: ${octagon};
  @media (max-height: 700px) {
    --c: 52px;
    width: 180px;
  }
  @media (prefers-reduced-motion: no-preference) {
    animation: plaque-pop ${token('duration-sheet-in')} ${token('easing-pop')} backwards;
  }
  @keyframes plaque-pop {
    from { transform: scale(0.6); opacity: 0; }
  }
`;

const Title = styled.h1`
  ${type('celebration')}
  font-size: min(2.75rem, 15vw);
  margin-top: var(--gap, 30px);
  outline: none;
`;

const Text = styled.p`
  max-width: 310px;
  margin-top: 10px;
  font: 600 1.1875rem/1.4 ${token('font-text')};
  overflow-wrap: anywhere;
`;

const Together = styled.span`
  white-space: nowrap;
`;

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-1')};
  max-width: 310px;
  margin-top: ${token('space-3')};
  ${type('body')}
  @media (max-height: 700px) { ${type('small')} }
  overflow-wrap: anywhere;
`;

const Left = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  margin: var(--gap, ${token('space-5')}) 0 var(--gap, ${token('space-6')});
  padding: 10px 18px;
  border-radius: ${token('radius-field')};
  background: ${token('emerald-900')};
  font: 500 1.0625rem/1.3 ${token('font-text')};
  b { font: 700 1.1875rem/1 ${token('font-display')}; font-variant-numeric: tabular-nums; }
`;

const Actions = styled.div`
  display: grid;
  gap: ${token('space-2')};
  width: 100%;
  margin-top: auto;
`;

/** Details of a placed order. Each detail may be unknown. */
export interface PlacedOrder {
  /** Order number. */
  number?: string | undefined;
  /** When the order was placed, ISO 8601. */
  orderedAt?: string | null | undefined;
  /** The store where the user picks up a card. */
  store?: StorePlace | null | undefined;
}

export interface SuccessProps {
  /** The prize that was redeemed. */
  prize: Pick<Prize, 'name' | 'image' | 'type'>;
  /** Gems left after the order; null if the balance could not be read. */
  balance: number | null;
  /**
   * Whether the answer to the order was lost, and the success of the order became known later (decision 37). Default:
   * false.
   */
  isProved?: boolean | undefined;
  /** Details of the order. Default: all are unknown. */
  order?: PlacedOrder | undefined;
  /** Address of the user's rewards. */
  rewardsHref: string;
}

/**
 * Returns lines of text about the order: days of delivery, pickup store, order number. Each line has a React key.
 * Unknown details have no line.
 */
function factsOf(
  kind: Prize['type'],
  { number = '', orderedAt, store }: PlacedOrder,
): [line: string, content: ReactNode][] {
  const dates = deliveryDates(orderedAt, kind);
  const place = isCardType(kind) ? shownStore(store) : null;
  const facts: [line: string, content: ReactNode][] = [];
  if (dates) {
    facts.push(['dates', `${deliverySentence(dates, Date.parse(orderedAt ?? ''))}.`]);
  }
  if (place) facts.push(['store', <PickupPlace key="store" store={place} />]);
  if (number.trim() !== '')
    facts.push([
      'number',
      <span key="number">
        Pedido <span translate="no">{number.trim()}</span>
      </span>,
    ]);
  return facts;
}

/**
 * Celebrates a placed order and offers the next steps (spec section 2, Redeem checkout).
 *
 * - Use it as a whole screen, when the server has accepted the order.
 * - Not for a claimed raffle prize: use `ClaimSuccess`. Not if the outcome of the order is unknown: use `RedeemCheck`.
 */
export function Success({
  prize,
  balance,
  isProved = false,
  order = {},
  rewardsHref,
}: SuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // This component replaces the focused form without a change of route, so it moves the focus to its heading itself.
  useEffect(() => {
    scrollPage(0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const facts = factsOf(prize.type, order);
  const place = prize.type === RETAILER_TYPE ? ' en tu casa' : '';
  return (
    <Stage id="main" data-facts={facts.length > 0 || undefined}>
      <Ground viewBox="0 0 390 650" aria-hidden="true">
        <polygon
          points="82.4,-48 307.6,-48 463,107.4 463,432.6 307.6,588 82.4,588 -73,432.6 -73,107.4"
          fill="var(--facet-emerald-6)"
        />
        <polygon
          points="108.5,14 281.5,14 401,133.5 401,406.5 281.5,526 108.5,526 -11,406.5 -11,133.5"
          fill="var(--facet-emerald-7)"
        />
        <polygon
          points="134.5,76 255.5,76 339,159.5 339,380.5 255.5,464 134.5,464 51,380.5 51,159.5"
          fill="var(--emerald-800)"
        />
      </Ground>
      <Confetti />
      <Plaque>
        <Picture src={prize.image} alt="" size={132} eager />
      </Plaque>
      <Title ref={heading} tabIndex={-1} data-route-heading="">
        ¡Felicidades!
      </Title>
      <Text>
        <span>{`${isProved ? 'Tu canje sí se hizo. ' : ''}Canjeaste ${prize.name}. Recibirás tu premio${place} en`}</span>{' '}
        <Together>{deliveryWindow(prize.type)}</Together>.
      </Text>
      {facts.length > 0 && (
        <Facts>
          {facts.map(([line, content]) => (
            <p key={line}>{content}</p>
          ))}
        </Facts>
      )}
      {balance !== null && (
        <Left>
          <Gem size={24} />
          <span>
            <span>{plural(balance, 'Te queda', 'Te quedan')}</span> <b>{formatNumber(balance)}</b>{' '}
            <span>{plural(balance, 'esmeralda', 'esmeraldas')}</span>
          </span>
        </Left>
      )}
      <Actions ref={onlyOwnTaps} data-deliberate="">
        <ButtonLink variant="gold" href={rewardsHref}>
          Ver mis premios
        </ButtonLink>
        <ButtonLink variant="quiet" href="#/vault">
          Volver a la bóveda
        </ButtonLink>
      </Actions>
    </Stage>
  );
}
