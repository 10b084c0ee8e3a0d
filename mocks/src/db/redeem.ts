import type { Order } from '@gemas/domain';
import { stores } from '../fixtures/stores.ts';
import { type CatalogueItem, findProduct, PESOS_PER_GEM } from '../fixtures/vault.ts';
import type { Account, Db } from './db.ts';

const PERSONAL = ['first_name', 'last_name', 'email', 'phone'] as const;
const NEW_ADDRESS = [
  'street',
  'number',
  'neighborhood',
  'state',
  'city',
  'receiver',
  'postal_code',
] as const;
const OPTIONAL_ADDRESS = ['complement', 'reference'] as const;
const CARD_TYPES = ['new', 'recharge', ''];

export type Fields = Readonly<Record<string, unknown>>;

const isFilled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : value != null;

function missingField(fields: Fields, names: readonly string[]): string | null {
  const name = names.find((candidate) => !isFilled(fields[candidate]));
  return name === undefined ? null : `Falta ${name}`;
}

function unexpectedField(fields: Fields, names: readonly string[]): string | null {
  const name = Object.keys(fields).find((candidate) => !names.includes(candidate));
  return name === undefined ? null : `Campo inesperado: ${name}`;
}

/**
 * Returns the reason why the server refuses the address or the personal data of a payload. Null for a valid payload.
 * `extra` lists further fields that the payload may contain.
 */
export function deliveryError(
  fields: Fields,
  { state: { user } }: Account,
  extra: readonly string[],
): string | null {
  if (fields.address_id !== undefined) {
    const isKnown = user.addresses.some(({ id }) => id === Number(fields.address_id));
    return (
      unexpectedField(fields, [...PERSONAL, 'address_id', ...extra]) ??
      missingField(fields, PERSONAL) ??
      (isKnown ? null : 'No encontramos esa dirección')
    );
  }
  return (
    unexpectedField(fields, [...PERSONAL, ...NEW_ADDRESS, ...OPTIONAL_ADDRESS, ...extra]) ??
    missingField(fields, [...PERSONAL, ...NEW_ADDRESS]) ??
    (/^\d{5}$/.test(String(fields.postal_code)) ? null : 'Código postal inválido')
  );
}

/** Returns the pickup store of an order of a card (gift card, replacement or PIN). */
function pickupStore(fields: Fields) {
  return stores.find(({ id }) => id === Number(fields.pickup_id));
}

function cardError(fields: Fields, item: CatalogueItem): string | null {
  const type = fields.type_card;
  const isRecharge = type === 'recharge';
  if (typeof type !== 'string' || !CARD_TYPES.includes(type)) return 'Falta type_card';
  if ((type === '') !== (item.type === 'card_nip')) return 'type_card no corresponde al premio';
  if (isRecharge && item.type !== 'card') return 'Este premio no se recarga';
  const error =
    unexpectedField(fields, [
      'sku',
      ...PERSONAL,
      'type_card',
      isRecharge ? 'number_card' : 'pickup_id',
    ]) ?? missingField(fields, PERSONAL);
  if (error) return error;
  if (isRecharge)
    return /^\d{16}$/.test(String(fields.number_card)) ? null : 'Debe contener 16 dígitos';
  return pickupStore(fields) ? null : 'Elige una tienda';
}

/** Returns why the payload of a simulation is refused. Null for a valid payload. */
export function simulationError(fields: Fields, account: Account): string | null {
  return deliveryError(fields, account, ['sku']);
}

/** Returns the current price of a product in gems: the one set by `changePrice`, otherwise the one of the catalogue. */
export function priceInGems(db: Db, item: CatalogueItem): number {
  const pesos = db.changedPrice(item.sku) ?? item.pesos;
  return pesos === null ? item.gems : Math.ceil(pesos / PESOS_PER_GEM);
}

export type OrderOutcome = { order: Order; balance: number } | { refused: string };

/** Places an order if its payload is valid: lowers the balance and puts the order first in the user's list. */
export function placeOrder(db: Db, account: Account, fields: Fields): OrderOutcome {
  const { state } = account;
  const item = findProduct(String(fields.sku ?? ''));
  if (!state.user.vault_open) return { refused: 'Bóveda cerrada, regresamos pronto.' };
  if (!item?.available)
    return { refused: 'El producto seleccionado ya no se encuentra disponible' };
  const isRetailer = item.type === 'elektra';
  const error = isRetailer
    ? deliveryError(fields, account, ['sku', 'simulation_response'])
    : cardError(fields, item);
  if (error) return { refused: error };
  if (isRetailer && !isFilled(fields.simulation_response))
    return { refused: 'Falta simulation_response' };
  const total = priceInGems(db, item);
  if (total > state.balance) return { refused: 'No tienes gemas suficientes.' };

  const number = db.nextOrderNumber();
  const date = db.clock.now().toISOString();
  const order: Order = {
    id: number,
    type: item.type,
    sku: item.sku,
    order: String(number),
    date,
    total,
    status: 'CREATED',
    comment: null,
    status_history: [{ status: 'En proceso', date }],
    retailer_status: 'En proceso',
    received: false,
    product: { name: item.name, img: item.images[0] ?? '' },
    pickup: pickupStore(fields) ?? null,
  };
  state.balance -= total;
  state.orders.unshift(order);
  if (!state.user.order_now.includes(item.sku)) state.user.order_now.push(item.sku);
  return { order, balance: state.balance };
}
