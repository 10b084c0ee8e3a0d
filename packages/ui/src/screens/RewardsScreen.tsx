import { type OrderId, orderGroups, type ReceivedByOrder, type RewardOrder } from '@gemas/domain';
import { type ReactNode, useCallback, useId, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { OrderCard } from '../orders/OrderCard.tsx';
import type { ReceivedAnswer } from '../orders/ReceivedQuestion.tsx';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import type { Connection } from '../primitives/ConnectionNotice.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { freshnessOf } from '../primitives/Freshness/freshness.ts';
import { InlineError } from '../primitives/InlineError.tsx';
import { LongRows, type RowAttributes } from '../primitives/LongRows.tsx';
import type { RemoteList } from '../primitives/remote.ts';
import { SectionTitle } from '../primitives/SectionTitle.tsx';
import { Loading, SkeletonStack } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { AppBar } from '../shell/AppBar.tsx';
import { Dock } from '../shell/Dock.tsx';
import { Screen } from '../shell/Screen.tsx';
import { GreyGem } from '../shell/scenes/GreyGem.tsx';
import { token } from '../theme/tokens.ts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
`;

const Title = styled(SectionTitle)`
  section:first-of-type > & { margin-top: 0; }
`;

const Above = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  &:not(:empty) { margin-bottom: ${token('space-3')}; }
  /* The order that is checked may exist and not be listed yet, so the list is not called empty below its check. */
  &:not(:empty) + [data-empty] { display: none; }
`;

/** Number of orders whose pictures are not loaded lazily: about two phone screens of orders. */
const FIRST_PICTURES = 6;
/** Number of orders in the first render: as many as a phone shows. */
const FIRST_ROWS = 3;
/**
 * Estimated height of an order before its first render, rem. Includes the delivery stages, because most orders have
 * them.
 */
const ROW_REM = 20;

const keyOf = ({ key }: RewardOrder) => key;

export interface RewardsScreenProps {
  /** The user's redeemed rewards, or their loading or error state. */
  orders: RemoteList<RewardOrder>;
  /**
   * `RedeemCheck` components above the list, for orders and claims whose answer was lost. They hide the sentence of an
   * empty list, unless they render nothing. Default: none.
   */
  checks?: ReactNode;
  /** Number of unseen notifications, shown on the dock; null while unknown. */
  newNotifications: number | null;
  /** Step of the question '¿Ya recibiste tu tarjeta?' for each order. The keys are ids of orders as strings. */
  received: ReceivedByOrder;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
  /**
   * Returns the address where the user gets help with an order (`orderHelp`). The function must be stable between
   * renders. Null if there is no help. Undefined while that is unknown: each order then keeps the place of the link free.
   */
  helpHref: ((order: RewardOrder) => string) | null | undefined;
  /** Called when the user taps an order's number, to copy it. The function must be stable between renders. */
  onCopyNumber: (number: string) => unknown;
  /** Called when the user answers the question whether a card was received. */
  onReceived: (orderId: OrderId, answer: ReceivedAnswer) => void;
  /** Called by 'Volver'. Default: a link to the game. */
  onBack?: (() => void) | undefined;
}

type CardProps = Pick<
  RewardsScreenProps,
  'received' | 'connection' | 'helpHref' | 'onCopyNumber' | 'onReceived'
>;

interface GroupProps extends CardProps {
  /** Title of the group: 'En camino'. */
  title: string;
  orders: readonly RewardOrder[];
  /** Number of orders in the groups above this group. */
  above: number;
}

function Group({ title, orders, above, ...card }: GroupProps) {
  const { received, connection, helpHref, onCopyNumber, onReceived } = card;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const row = useCallback(
    (order: RewardOrder, index: number, attributes: RowAttributes) => (
      <li {...attributes}>
        <OrderCard
          order={order}
          received={received.get(String(order.id))}
          connection={connection}
          below={above + index >= FIRST_PICTURES}
          helpHref={helpHref === null ? null : helpHref?.(order)}
          onCopyNumber={onCopyNumber}
          onReceived={(answer) => onReceived(order.id, answer)}
        />
      </li>
    ),
    [above, received, connection, helpHref, onCopyNumber, onReceived],
  );
  return (
    <section aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <List ref={list}>
        <LongRows
          list={list}
          name={`Mis premios, ${title}`}
          items={orders}
          keyOf={keyOf}
          rem={ROW_REM}
          first={Math.max(1, FIRST_ROWS - above)}
        >
          {row}
        </LongRows>
      </List>
    </section>
  );
}

function OrderList({ orders, ...card }: CardProps & { orders: readonly RewardOrder[] }) {
  const { received } = card;
  const groups = useMemo(() => orderGroups(orders, received), [orders, received]);
  return groups.map((group, index) => (
    <Group
      key={group.title}
      {...group}
      {...card}
      above={groups.slice(0, index).reduce((sum, before) => sum + before.orders.length, 0)}
    />
  ));
}

function Orders({ orders, ...card }: CardProps & Pick<RewardsScreenProps, 'orders'>) {
  switch (orders.status) {
    case 'loading':
      return (
        <Loading label="Cargando...">
          <SkeletonStack>
            <Skeleton height={300} />
            <Skeleton height={132} />
            <Skeleton height={132} />
          </SkeletonStack>
        </Loading>
      );
    case 'error':
      return (
        <InlineError
          title="No pudimos cargar tus premios"
          failure={orders.failure}
          onRetry={orders.onRetry}
        />
      );
    case 'empty':
      return (
        <div data-empty="">
          <EmptyState
            scene={<GreyGem />}
            title="No has canjeado premios, sigue activando o visita la bóveda"
            action={<ButtonLink href="#/vault">Ir a la bóveda</ButtonLink>}
          />
        </div>
      );
    case 'ready':
      return <OrderList {...card} orders={orders.items} />;
  }
}

/**
 * All redeemed rewards and the tracking of their delivery (spec section 2, My rewards).
 *
 * - Seen by all users, also while the vault is closed. Opened from the dock and after an order.
 * - Not for prizes that can be redeemed: use `VaultScreen`.
 */
export function RewardsScreen({
  orders,
  checks = null,
  newNotifications,
  onBack,
  ...card
}: RewardsScreenProps) {
  return (
    <Screen
      freshness={freshnessOf(orders)}
      bar={<AppBar title="Mis premios" {...(onBack ? { onBack } : { backHref: '#/score' })} />}
      dock={<Dock current="rewards" unread={newNotifications} />}
    >
      <Above>{checks}</Above>
      <Orders {...card} orders={orders} />
    </Screen>
  );
}
