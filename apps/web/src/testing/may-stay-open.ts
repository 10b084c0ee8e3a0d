import { isOpen, type LedgerEntry } from '@gemas/domain';

/** The real state: what the server knows, and what the phone has stored. */
interface Truth {
  entries: readonly LedgerEntry[];
  orders: readonly { id: number | string; sku: string }[];
  balance: number;
  /** Id of the order that belongs to the entry; null for none. */
  order: number | string | null;
}

/** Whether no proof can settle an open entry, so that it may stay open forever (decision 37). */
export function mayStayOpen(
  entry: LedgerEntry,
  { entries, orders, balance, order }: Truth,
): boolean {
  const isListUnknown = entries.some(
    ({ sku, ordersBefore }) => sku === entry.sku && ordersBefore === null,
  );
  if (isListUnknown) {
    const others = orders.filter(({ sku, id }) => sku === entry.sku && id !== order);
    return others.length > 0 || entry.orderedBefore;
  }
  if (order !== null) return false;
  // `fell`: by how many gems the balance has fallen since the entry was sent, minus the prices of the made orders that
  // have certainly lowered the balance since then (`isPart`). Each other made order, and each open entry without
  // `ordersBefore`, may have lowered the balance or not. If the price of the entry, with or without prices of these
  // others, adds up to `fell`, the balance suggests that the entry's order was made, so the entry may stay open.
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
