import { foldText } from '../format/fold.ts';
import { isForUsers, messageForUsers } from '../session/server-message.ts';
import { gemsForPesos } from '../vault/price.ts';
import type { SimulationAnswer } from './payload.ts';

/** Title of every warning of the checkout (spec section 8). */
export const WARNING_TITLE = 'Atención';

/** Message if a prize cannot be redeemed and no other message applies (spec section 8; decision 37). */
export const CANNOT_REDEEM = 'No podemos canjear este premio selecciona otro o intenta mas tarde';

/** Message if the price differs from the price on the tapped button and the server sends no message (decision 36). */
export const PRICE_CHANGED = 'El precio de este premio cambió. Revísalo antes de canjear.';

const CANNOT_DELIVER = 'No podemos entregar este producto en la dirección solicita';
const NO_LONGER_AVAILABLE = 'El producto seleccionado ya no se encuentra disponible';
const NOT_SOLD_BY = 'El producto seleccionado no es vendido por';
const SOLD_OUT = 'Este producto se ha agotado';

/** What the answer of a simulation means for the checkout. */
export type SimulationOutcome =
  | { kind: 'accepted' }
  /** The checkout shows `text` as a warning. After 3 s the vault (the shop for prizes) opens. */
  | { kind: 'sold-out'; text: string }
  /**
   * `pesos` is the new price. Null if the answer contains no price; the product then has to be fetched again.
   * `otherProduct` is true if the answer is about another sku.
   */
  | { kind: 'price-changed'; text: string; pesos: number | null; otherProduct: boolean }
  | { kind: 'refused'; text: string };

const UNDELIVERABLE = [
  'invalid postal code',
  'without shipping info',
  'selected SLA',
  'SLA no dom',
];

/**
 * Returns what the answer of a simulation means.
 *
 * - The first matching row of the spec's table applies (spec section 8, Simulation failures). Case and accents of the
 *   messages are ignored (decision 35).
 * - An accepted simulation counts as a changed price if it is about another product, or if its price differs from the
 *   price on the tapped button (decision 36).
 *
 * @param expected `sku` is the product being redeemed, `price` the price on the tapped button in gems, `retailer` the
 * display name of the retailer
 */
export function simulationOutcome(
  answer: SimulationAnswer,
  { sku, price, retailer }: { sku: string; price: number; retailer: string },
): SimulationOutcome {
  const { ProductId, Price } = answer.body ?? {};
  const otherProduct = ProductId !== undefined && ProductId !== sku;
  const otherPrice = Price !== undefined && gemsForPesos(Price) !== price;
  if (answer.status === 200 && !otherProduct && !otherPrice) return { kind: 'accepted' };
  const messageWith = (text: string) =>
    answer.texts.find((message) => foldText(message).includes(foldText(text)));
  const mentions = (text: string) => messageWith(text) !== undefined;
  const priceChanged = (text: string | undefined): SimulationOutcome => ({
    kind: 'price-changed',
    text: messageForUsers(text) ?? CANNOT_REDEEM,
    pesos: Price ?? null,
    otherProduct,
  });
  if (answer.status === 200) return priceChanged(PRICE_CHANGED);
  if (mentions(SOLD_OUT)) return { kind: 'sold-out', text: SOLD_OUT };
  if (answer.type === 'priceChange') return priceChanged(answer.texts.find(isForUsers));
  if (UNDELIVERABLE.some(mentions)) return { kind: 'refused', text: CANNOT_DELIVER };
  if (mentions('no está disponible')) return { kind: 'refused', text: NO_LONGER_AVAILABLE };
  if (mentions('SLA no retailer')) return { kind: 'refused', text: `${NOT_SOLD_BY} ${retailer}` };
  const cost = messageWith('en el costo del canje');
  if (cost !== undefined) return priceChanged(cost);
  return { kind: 'refused', text: CANNOT_REDEEM };
}
