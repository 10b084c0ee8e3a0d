import type { OrderId, Received, RewardOrder } from '@gemas/domain';
import { type ReactNode, useCallback, useRef } from 'react';
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

const Above = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  &:not(:empty) { margin-bottom: ${token('space-3')}; }
`;

/** Orders whose pictures are loaded at once: those that a phone shows, and the next ones. */
const FIRST_PICTURES = 6;
/** Orders that are rendered first: as many as a phone shows. */
const FIRST_ROWS = 3;
/** Height of an order before its first render, rem: with its stages, as most are. */
const ROW_REM = 18;

const keyOf = ({ key }: RewardOrder) => key;

export interface RewardsScreenProps {
  /** What was redeemed, as far as it is known. */
  orders: RemoteList<RewardOrder>;
  /** What was sent and is being checked, or was settled since, above the list: `RedeemCheck`. Default: none. */
  checks?: ReactNode;
  /** Number of unseen notifications, on the dock. */
  newNotifications: number;
  /** Steps of '¿Ya recibiste tu tarjeta?', by the id of the order. */
  received: Readonly<Record<string, Received>>;
  /** Whether an answer can be sent. Default: it can. */
  connection?: Connection | undefined;
  /** Called with the user's answer about a card. */
  onReceived: (orderId: OrderId, answer: ReceivedAnswer) => void;
  /** Called by 'Volver'. Default: a link to the game. */
  onBack?: (() => void) | undefined;
}

function OrderList({
  orders,
  received,
  connection,
  onReceived,
}: Pick<RewardsScreenProps, 'received' | 'connection' | 'onReceived'> & {
  orders: readonly RewardOrder[];
}) {
  const list = useRef<HTMLUListElement>(null);
  const row = useCallback(
    (order: RewardOrder, index: number, place: RowPlace) => (
      <li {...place}>
        <OrderCard
          order={order}
          received={received[order.id]}
          connection={connection}
          below={index >= FIRST_PICTURES}
          onReceived={(answer) => onReceived(order.id, answer)}
        />
      </li>
    ),
    [received, connection, onReceived],
  );
  return (
    <List ref={list}>
      <LongRows
        list={list}
        name="Mis premios"
        items={orders}
        keyOf={keyOf}
        rem={ROW_REM}
        first={FIRST_ROWS}
      >
        {row}
      </LongRows>
    </List>
  );
}

function Orders({
  orders,
  received,
  connection,
  onReceived,
}: Pick<RewardsScreenProps, 'orders' | 'received' | 'connection' | 'onReceived'>) {
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
      return <OrderList {...{ received, connection, onReceived }} orders={orders.items} />;
  }
}

/**
 * Everything redeemed and where it is (spec section 2, My rewards).
 *
 * - Seen by everybody, from the dock, a success or an order whose answer was lost; it stays open while the vault is
 *   closed.
 * - Not for what can be redeemed: that is the vault.
 */
export function RewardsScreen({
  orders,
  checks = null,
  newNotifications,
  received,
  connection,
  onReceived,
  onBack,
}: RewardsScreenProps) {
  return (
    <Screen
      freshness={freshnessOf(orders)}
      bar={<AppBar title="Mis premios" {...(onBack ? { onBack } : { backHref: '#/score' })} />}
      dock={<Dock current="rewards" unread={newNotifications} />}
    >
      <Above>{checks}</Above>
      {/* Not an empty list beside something that may be missing from it. */}
      {!(orders.status === 'empty' && checks !== null) && (
        <Orders {...{ orders, received, connection, onReceived }} />
      )}
    </Screen>
  );
}
