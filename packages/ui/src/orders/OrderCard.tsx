import {
  formatShortDate,
  keepUnits,
  RETAILER_TYPE,
  type Received,
  type RewardOrder,
} from '@gemas/domain';
import { CircleX, Copy } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card.tsx';
import type { Connection } from '../primitives/ConnectionNotice.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { LinkText } from '../primitives/LinkText.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { PricePill } from '../primitives/PricePill.tsx';
import { Tag } from '../primitives/Tag.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { PickupPlace } from '../stores/PickupPlace.tsx';
import { token, type } from '../theme/tokens.ts';
import { type ReceivedAnswer, ReceivedNote, ReceivedQuestion } from './ReceivedQuestion.tsx';
import { TrackingStepper } from './TrackingStepper.tsx';

const Box = styled(Card)`
  isolation: isolate;
  padding: ${token('space-3')} 14px;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token('space-2')} ${token('space-3')};
`;

const TextBlock = styled.div`
  flex: 1 1 7.5rem;
  min-width: 0;
`;

const Name = styled.h3`
  ${type('item-title')}
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

const Small = styled.p`
  ${type('small')}
  color: ${token('text-secondary')};
`;

/**
 * The button with the order's number. It is as high as a touch target. Negative margins keep the text close to the
 * lines above and below, and the button lies over them. Its focus ring is as high as the text, so that the ring does not
 * run through those lines.
 */
const NumberButton = styled.button`
  position: relative;
  z-index: 1;
  ${type('small')}
  display: inline-flex;
  align-items: center;
  gap: ${token('space-2')};
  min-width: ${token('size-touch')};
  min-height: ${token('size-touch')};
  margin-block: -12px;
  color: ${token('text-link')};
  text-align: start;
  overflow-wrap: anywhere;
  svg { flex: none; }
  &:focus-visible { outline: none; }
  &:focus-visible::after {
    content: '';
    position: absolute;
    top: 12px;
    right: -4px;
    bottom: 12px;
    left: -4px;
    border-radius: ${token('radius-tag')};
    outline: ${token('focus-ring-width')} solid var(--focus);
  }
`;

const Help = styled(LinkText)`
  ${type('small')}
  margin-bottom: calc(-1 * ${token('space-2')});
  font-weight: 700;
  &[hidden] { visibility: hidden; }
`;

const Fact = styled(Small)`
  margin-top: ${token('space-2')};
  overflow-wrap: anywhere;
  b { color: ${token('text-body')}; }
`;

const Price = styled.div`
  margin-top: ${token('space-2')};
`;

const Tracking = styled.div`
  margin-top: ${token('space-3')};
`;

const Comment = styled.p`
  ${type('small')}
  margin-top: ${token('space-2')};
  padding: 10px ${token('space-3')};
  border-radius: 10px;
  background: ${token('status-danger-bg')};
  color: ${token('danger-900')};
  line-height: 1.35;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export interface OrderCardProps {
  /** The order, with date, price and tracking. */
  order: RewardOrder;
  /** Current step of the question whether a card was received. Omit it before the first tap: see `order.question`. */
  received?: Received | undefined;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
  /**
   * Whether the order is far down the list. If true, its picture is loaded when it comes near the viewport. If false,
   * the picture is loaded at once. Default: false.
   */
  below?: boolean | undefined;
  /**
   * Address where the user gets help with this order; null if there is none. Undefined while that is unknown: the card
   * then keeps the place of the link free.
   */
  helpHref: string | null | undefined;
  /** Called when the user taps the order's number, to copy it. */
  onCopyNumber: (number: string) => void;
  /** Called when the user answers whether the card was received. */
  onReceived: (answer: ReceivedAnswer) => void;
}

function Progress({ order: { tracking, type: kind } }: Pick<OrderCardProps, 'order'>) {
  switch (tracking.kind) {
    case 'stages':
      return (
        <Tracking>
          <TrackingStepper stages={tracking.stages} toHome={kind === RETAILER_TYPE} />
        </Tracking>
      );
    case 'canceled':
      return tracking.comment ? <Comment>{tracking.comment}</Comment> : null;
    case 'unknown':
      return (
        <Tracking>
          <Tag tone="mute">{tracking.label}</Tag>
        </Tracking>
      );
    case 'none':
      return null;
  }
}

/** Says when a prize should arrive, or in which store the user picks up a card. */
function Delivery({ order: { arrival, pickup } }: Pick<OrderCardProps, 'order'>) {
  return (
    <>
      {arrival !== '' && <Fact>{arrival}</Fact>}
      {pickup && (
        <Fact>
          <PickupPlace store={pickup} />
        </Fact>
      )}
    </>
  );
}

/**
 * An order and its tracking. A cancelled order has no stages. For an unknown status the card shows the server's text of
 * the status (spec section 4, Order tracking).
 *
 * - Use it in `RewardsScreen`. This component also asks whether a card was received, or has the link that leads to this
 *   question (`question` of the order).
 * - Not for a prize that the user can redeem: use a `ProductRow`. Not in a checkout: use a `PrizeLine`.
 */
export function OrderCard({
  order,
  received,
  connection,
  below = false,
  helpHref,
  onCopyNumber,
  onReceived,
}: OrderCardProps) {
  const id = useId();
  const { tracking, number } = order;
  // After the confirmation, the order itself has no question any more, but the card still shows the server's answer.
  const isAsked = order.question !== null || received?.step === 'confirmed';
  const question = isAsked ? (received ?? order.question) : null;
  const date = formatShortDate(order.date);
  return (
    <Box as="article" aria-labelledby={id}>
      <Head>
        <Picture src={order.image} alt="" size={64} eager={!below} />
        <TextBlock>
          <Name id={id}>{keepUnits(order.name)}</Name>
          {number !== '' && (
            <NumberButton type="button" onClick={() => onCopyNumber(number)}>
              <span>
                Pedido <span translate="no">{number}</span>
              </span>
              <VisuallyHidden>Copiar número</VisuallyHidden>
              <Icon of={Copy} size={16} />
            </NumberButton>
          )}
          {date !== '' && <Small>{date}</Small>}
          {tracking.kind === 'canceled' ? (
            <Price>
              <Tag tone="bad" icon={CircleX}>
                {tracking.label}
              </Tag>
            </Price>
          ) : (
            order.total > 0 && (
              <Price>
                <PricePill gems={order.total} />
              </Price>
            )
          )}
        </TextBlock>
      </Head>
      <Progress order={order} />
      <Delivery order={order} />
      {question !== null ? (
        <ReceivedQuestion received={question} connection={connection} onAnswer={onReceived} />
      ) : (
        order.received && <ReceivedNote />
      )}
      {helpHref !== null && (
        <Help href={helpHref} hidden={helpHref === undefined}>
          Ayuda con este pedido
        </Help>
      )}
    </Box>
  );
}
