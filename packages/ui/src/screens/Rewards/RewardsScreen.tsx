import { type OrderId, orderGroups, type Received, type RewardOrder } from '@gemas/domain';
import { type ReactNode, useCallback, useId, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { OrderCard } from '../../orders/OrderCard/OrderCard.tsx';
import type { ReceivedAnswer } from '../../orders/ReceivedQuestion/ReceivedQuestion.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import type { Connection } from '../../primitives/ConnectionNotice/ConnectionNotice.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { freshnessOf } from '../../primitives/Freshness/freshness.ts';
import { InlineError } from '../../primitives/InlineError/InlineError.tsx';
import { LongRows, type RowPlace } from '../../primitives/LongRows/LongRows.tsx';
import type { RemoteList } from '../../primitives/remote.ts';
import { SectionTitle } from '../../primitives/SectionTitle/SectionTitle.tsx';
import { Loading, SkeletonStack } from '../../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AppBar } from '../../shell/AppBar/AppBar.tsx';
import { Dock } from '../../shell/Dock/Dock.tsx';
import { Screen } from '../../shell/Screen/Screen.tsx';
import { GreyGem } from '../../shell/scenes/GreyGem.tsx';
import { token } from '../../theme/tokens.ts';

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
`;

/** Number of orders whose pictures are loaded at once: those that a phone shows, and the next ones. */
const FIRST_PICTURES = 6;
/** Number of orders in the first render: as many as a phone shows. */
const FIRST_ROWS = 3;
/** Height of an order before its first render, rem. Most orders have stages, so it includes them. */
const ROW_REM = 20;

const keyOf = ({ key }: RewardOrder) => key;

export interface RewardsScreenProps {
  /** The redeemed rewards, or their loading or error state. */
  orders: RemoteList<RewardOrder>;
  /**
   * `RedeemCheck`s above the list: orders and claims that are being checked, or were settled recently. Default: none.
   */
  checks?: ReactNode;
  /** Number of unseen notifications, shown on the dock. */
  newNotifications: number;
  /** Steps of '¿Ya recibiste tu tarjeta?', by the id of the order. */
  received: Readonly<Record<string, Received>>;
  /** Whether an answer can be sent. Default: it can. */
  connection?: Connection | undefined;
  /**
   * Returns the address of the support form about an order; null for a user without support. Must be stable between
   * renders. Default: null.
   */
  helpHref?: ((order: RewardOrder) => string) | null | undefined;
  /** Called with an order's number, to copy it. Must be stable between renders. */
  onCopyNumber: (number: string) => unknown;
  /** Called with the user's answer about receiving a card. */
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
  /** Number of orders above this group. */
  above: number;
}

function Group({ title, orders, above, ...card }: GroupProps) {
  const { received, connection, helpHref, onCopyNumber, onReceived } = card;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const row = useCallback(
    (order: RewardOrder, index: number, place: RowPlace) => (
      <li {...place}>
        <OrderCard
          order={order}
          received={received[order.id]}
          connection={connection}
          below={above + index >= FIRST_PICTURES}
          helpHref={helpHref?.(order)}
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
        <EmptyState
          scene={<GreyGem />}
          title="No has canjeado premios, sigue activando o visita la bóveda"
          action={<ButtonLink href="#/vault">Ir a la bóveda</ButtonLink>}
        />
      );
    case 'ready':
      return <OrderList {...card} orders={orders.items} />;
  }
}

/**
 * All redeemed rewards and their tracking (spec section 2, My rewards).
 *
 * - Seen by everybody, from the dock, a success or an order whose answer was lost; it stays open while the vault is
 * closed.
 * - Not for prizes that can be redeemed: that is the vault.
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
      {/* The empty state is not shown beside an order that is being checked, because the list may lack it. */}
      {!(orders.status === 'empty' && checks !== null) && <Orders {...card} orders={orders} />}
    </Screen>
  );
}
