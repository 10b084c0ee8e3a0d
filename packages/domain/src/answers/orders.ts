import { dayReader } from '../format/midnight.ts';
import type { Order, OrderId, OrdersAnswer } from '../orders/order.ts';
import { dateOrNull } from './days.ts';
import {
  blank,
  count,
  essential,
  flag,
  list,
  object,
  ordinal,
  orNull,
  type Reader,
  rawText,
  text,
  textOrNull,
  unreadable,
} from './read.ts';
import { storePlace } from './stores.ts';
import { productType, providerProducts } from './vault.ts';

/**
 * Reads the id of an order: a number, or any text. A missing id becomes '', so that the order is still listed. Texts of
 * digits become numbers, because the ids of two lists are compared to find a new order.
 */
const orderId: Reader<OrderId> = (value) => {
  if (blank(value)) return '';
  try {
    return ordinal(value);
  } catch {
    return typeof value === 'string' && value.trim() !== '' ? value : unreadable();
  }
};

// No field of an order is essential, so that every paid order is listed (decision 52).
const order: Reader<Order> = object({
  id: orderId,
  type: productType,
  sku: rawText,
  order: text,
  date: dateOrNull,
  total: count,
  status: text,
  comment: textOrNull,
  status_history: list(object({ status: text, date: dateOrNull })),
  retailer_status: textOrNull,
  received: flag,
  product: orNull(object({ name: text, img: text })),
  // Assumed: `pickup` is the store where a card is handed over, with the fields of a pickup store.
  pickup: orNull(storePlace),
});

const rows = list(order);

/** Reads the list of orders. A row with the same id and number as an earlier row is dropped. */
const paidOrders: Reader<Order[]> = (value, omitted) => {
  const orders = rows(value, omitted);
  const known = new Set<string>();
  return orders.filter((row) => {
    if (row.id === '' && row.order === '') return true;
    const name = JSON.stringify([row.id, row.order]);
    if (known.has(name)) return false;
    known.add(name);
    return true;
  });
};

/**
 * Reads the list of orders with `paidOrders`, and then converts the dates. If all dates of the answer are midnights,
 * the dates are read as calendar days without a time (decision 23).
 */
const datedOrders: Reader<Order[]> = (value, omitted) => {
  const orders = paidOrders(value, omitted);
  const dayOf = dayReader(
    orders.flatMap(({ date, status_history }) => [date, ...status_history.map((one) => one.date)]),
  );
  return orders.map((row) => ({
    ...row,
    date: dayOf(row.date),
    status_history: row.status_history.map((one) => ({ ...one, date: dayOf(one.date) })),
  }));
};

const ordersAnswer: Reader<OrdersAnswer> = object({
  orders: essential(datedOrders),
  products: providerProducts,
});

/** Reads the answer of `GET /orders`. `isCut` tells of rows that were dropped because they cannot be read. */
export const readOrders: Reader<OrdersAnswer> = (value, omitted = []) => {
  const before = omitted.length;
  const answer = ordersAnswer(value, omitted);
  const isCut = omitted.slice(before).some((path) => /^\.?orders\[\d+\]$/.test(path));
  return isCut ? { ...answer, isCut } : answer;
};
