import { isOpen, type LedgerEntry } from '@gemas/domain';

/** What a model test knows: the entries stored on the phone, and the orders and the balance on the server. */
interface PhoneAndServer {
  entries: readonly LedgerEntry[];
  orders: readonly { id: number | string; sku: string }[];
  balance: number;
  /** Id of the order that belongs to the entry; null for none. */
  order: number | string | null;
}

/** Whether an open entry may stay open forever, because no proof can settle the entry (decision 37). */
export function mayStayOpen(
  entry: LedgerEntry,
  { entries, orders, balance, order }: PhoneAndServer,
): boolean {
  const isListUnknown = entries.some(
    ({ sku, ordersBefore }) => sku === entry.sku && ordersBefore === null,
  );
  if (isListUnknown) {
    const others = orders.filter(({ sku, id }) => sku === entry.sku && id !== order);
    return others.length > 0 || entry.orderedBefore;
  }
  if (order !== null) return false;
  // The order was not placed, but the entry may stay open if the balance fell as if the order had been paid. `fell` is
  // the drop of the balance since the entry was sent, minus the prices of orders that surely contributed (`isPart`).
  // The other made orders, and open orders without `ordersBefore`, may have contributed: `sums` contains every possible
  // total of their prices.
  const others = entries.filter(({ seq }) => seq !== entry.seq);
  const made = others.filter(({ state }) => state === 'made');
  const isPart = ({ seq, balanceBefore }: LedgerEntry) =>
    seq > entry.seq || balanceBefore <= entry.balanceBefore;
  let fell = entry.balanceBefore - balance;
  for (const { price } of made.filter(isPart)) fell -= price;
  const open = others.filter((one) => isOpen(one) && one.ordersBefore === null);
  let sums = [0];
  for (const { price } of [...made.filter((one) => !isPart(one)), ...open]) {
    sums = sums.concat(sums.map((sum) => sum + price));
  }
  return sums.some((sum) => sum + entry.price === fell);
}
