import type { User } from '../session/user.ts';
import { detailPrize } from '../vault/catalogue.ts';
import type { ProductDetail } from '../vault/product.ts';
import type { RedeemFacts } from './flow.ts';
import { entryToShow, type LedgerEntry, surelyLeft } from './ledger.ts';
import { type LastReward, repeatWaitUntil, wasRedeemedToday } from './repeat.ts';

/** What the facts of a checkout are computed from. */
export interface CheckoutWorld {
  sku: string;
  /** Undefined while it is loading. */
  product: ProductDetail | undefined;
  user: Pick<User, 'vault_open' | 'order_now'>;
  /** The balance as the server last sent it, gems. */
  balance: number;
  /** The orders that this phone has sent, from all tabs. */
  ledger: readonly LedgerEntry[];
  /** The rewards that were redeemed on this phone, from all tabs. */
  rewards: readonly LastReward[];
  /** Ms since the epoch. */
  now: number;
}

/** Returns the facts for one event. They depend on the clock, so compute them again for each event. */
export function redeemFacts({
  sku,
  product,
  user,
  balance,
  ledger,
  rewards,
  now,
}: CheckoutWorld): RedeemFacts {
  const prize = product ? detailPrize(product) : null;
  return {
    type: prize?.type ?? '',
    price: prize?.available ? prize.price : null,
    balance: surelyLeft(balance, ledger),
    vaultOpen: user.vault_open,
    hasOpenOrder: entryToShow(ledger, 'order', sku) !== null,
    // The ledger's entry counts too, because another tab may have ordered the sku.
    orderedToday: user.order_now.includes(sku) || wasRedeemedToday(rewards, sku, now),
    waitUntil: repeatWaitUntil(rewards, sku, now),
    now,
  };
}
