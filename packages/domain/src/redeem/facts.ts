import type { User } from '../session/user.ts';
import { detailPrize } from '../vault/catalogue.ts';
import type { ProductDetail } from '../vault/product.ts';
import type { RedeemFacts } from './flow.ts';
import { entryToShow, type LedgerEntry, surelyLeft } from './ledger.ts';
import { type LastReward, repeatWaitUntil, wasRedeemedToday } from './repeat.ts';

/** The data from which `redeemFacts` computes the facts of a checkout. */
export interface CheckoutWorld {
  sku: string;
  /** The prize to redeem. Undefined while the product is loading. */
  product: ProductDetail | undefined;
  user: Pick<User, 'vault_open' | 'order_now'>;
  /** The balance in gems that the server last sent; null if it could not be read. */
  balance: number | null;
  /** The orders that all tabs of this phone have sent (ledger.ts). */
  ledger: readonly LedgerEntry[];
  /** The prizes that were recently redeemed in any tab of this phone. */
  rewards: readonly LastReward[];
  /** Current time, ms since the epoch. */
  now: number;
}

/**
 * Returns the facts that `redeem` needs for one event. Must be called again for each event, because the facts depend on
 * the clock.
 */
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
    // Another tab may have ordered the sku, and `order_now` of this tab may not include that order. All tabs share
    // `rewards`, so `rewards` is checked too.
    orderedToday: user.order_now.includes(sku) || wasRedeemedToday(rewards, sku, now),
    waitUntil: repeatWaitUntil(rewards, sku, now),
    now,
  };
}
