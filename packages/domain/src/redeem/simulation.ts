import { isAcknowledgement } from '../answers/read.ts';
import { cutText } from '../format/characters.ts';
import { foldText } from '../format/fold.ts';
import { isForUsers, MAX_MESSAGE_LENGTH, messageForUsers } from '../session/server-message.ts';
import { gemsForPesos } from '../vault/price.ts';
import type { SimulationAnswer } from './payload.ts';

/** Title of every warning of the checkout (spec section 8). */
export const WARNING_TITLE = 'Atención';

/** Message if a prize cannot be redeemed and no other message applies (spec section 8; decision 37). */
export const CANNOT_REDEEM = 'No podemos canjear este premio selecciona otro o intenta mas tarde';

/** Message if the price differs from the price on the tapped button and the server sends no message (decision 36). */
export const PRICE_CHANGED = 'El precio de este premio cambió. Revísalo antes de canjear.';

const CANNOT_DELIVER = 'No podemos entregar este producto en la dirección solicita';
export const NO_LONGER_AVAILABLE = 'El producto seleccionado ya no se encuentra disponible';
const NOT_SOLD_BY = 'El producto seleccionado no es vendido por';
const SOLD_OUT = 'Este producto se ha agotado';

/** Whether users may read a message about a changed price. 'OK' is none. */
const isPriceMessage = (message: string) => isForUsers(message) && !isAcknowledgement(message);

/** What the answer of a simulation means for the checkout. */
export type SimulationOutcome =
  /**
   * `isPriceUnclear` is true if the answer has a price in another unit, such as gems or centavos. The product is then
   * fetched again, and the order is only sent if the product still has the price on the tapped button.
   */
  | { kind: 'accepted'; isPriceUnclear: boolean }
  /** The checkout shows `text` as a warning. After 3 s the vault (the shop for prizes) opens. */
  | { kind: 'sold-out'; text: string }
  /**
   * `pesos` is the new price. Null if the answer contains no price in pesos; the product then has to be fetched again.
   * `otherProduct` is true if the simulation was refused and its answer is about another sku.
   */
  | { kind: 'price-changed'; text: string; pesos: number | null; otherProduct: boolean }
  | { kind: 'refused'; text: string };

/** Matches the name of a postal code, after `foldText`. */
const POSTAL_CODE = /codigos?[ _]postal|postal[ _]?code|\bzip\b|\bc\.? ?p\b/;
/** Matches words that say of a postal code that it cannot be used, after `foldText`. */
const UNUSABLE =
  /valid|incorrect|erroneo|equivocad|wrong|unknown|desconocid|inexistente|cobertura|\bno\b.{0,20}(?:exist|encontr|reconoc|disponib|permit)|\bnot\b.{0,20}(?:found|exist|support|cover|allow)/;
/** Matches that a product has no shipping information, or that no delivery to the address was found. */
const NO_SHIPPING =
  /\b(?:without|no|missing|lacks?|sin|faltan?|falta de)\b.{0,30}(?:shipping|delivery) (?:info|data|option|method)|\b(?:no|sin|faltan?)\b.{0,30}(?:info\w*|datos|opcion\w*|metodos?|formas?) (?:de|del|para el|para) (?:envio|entrega)/;
const NO_HOME_DELIVERY =
  /selected sla|sla selec|sla no dom|(?:\bno\b|\bsin\b).{0,30}sla.{0,15}domicilio|sla.{0,15}(?:\bno\b|\bsin\b).{0,20}domicilio|\bno\b.{0,20}(?:entrega|enviar|envios?\b|enviamos|envia\b)\w*.{0,20}(?:direccion|domicilio|zona|codigo postal)/;

/**
 * Whether a message of the server says that the prize cannot be delivered to the address, in Spanish or English: an
 * invalid postal code, a product without shipping information, or a selected SLA (spec section 8, Simulation failures).
 */
function isUndeliverable(message: string): boolean {
  const words = foldText(cutText(message, MAX_MESSAGE_LENGTH));
  const isPostalCode = POSTAL_CODE.test(words) && UNUSABLE.test(words);
  return isPostalCode || NO_SHIPPING.test(words) || NO_HOME_DELIVERY.test(words);
}

/** A price that has changed by more than this factor is in another unit: a gem is 102 pesos, a peso 100 centavos. */
const MAX_PRICE_FACTOR = 10;

/** Whether the catalogue could have a price in pesos for a prize that costs `price` gems on the tapped button. */
function couldCost(pesos: number, price: number): boolean {
  const gems = gemsForPesos(pesos);
  // A number that equals the price in gems is that price, in gems.
  if (gems === null || pesos === price) return false;
  return gems <= price * MAX_PRICE_FACTOR && gems >= price / MAX_PRICE_FACTOR;
}

/**
 * Returns what the answer of a simulation means.
 *
 * - The first matching row of the spec's table applies (spec section 8, Simulation failures). Case and accents of the
 *   messages are ignored (decision 35).
 * - An accepted simulation counts as a changed price if the catalogue could have its price and that price differs from
 *   the price on the tapped button (decision 36).
 *
 * @param expected `sku` is the product being redeemed, `price` the price on the tapped button in gems, `retailer` the
 * display name of the retailer
 */
export function simulationOutcome(
  answer: SimulationAnswer,
  { sku, price, retailer }: { sku: string; price: number; retailer: string },
): SimulationOutcome {
  const { ProductId, Price } = answer.body ?? {};
  const isAccepted = answer.status === 200;
  // The server may write the id of an accepted product in another way, so only a refusal can be about another product.
  const otherProduct = !isAccepted && ProductId !== undefined && ProductId !== sku;
  const isSamePrice = Price === undefined || gemsForPesos(Price) === price;
  const pesos = Price !== undefined && couldCost(Price, price) ? Price : null;
  if (isAccepted && (isSamePrice || pesos === null)) {
    return { kind: 'accepted', isPriceUnclear: !isSamePrice };
  }
  const messageWith = (text: string) =>
    answer.texts.find((message) => foldText(message).includes(foldText(text)));
  const mentions = (text: string) => messageWith(text) !== undefined;
  const priceChanged = (text: string | undefined): SimulationOutcome => ({
    kind: 'price-changed',
    text: messageForUsers(text) ?? PRICE_CHANGED,
    pesos,
    otherProduct,
  });
  const cost = messageWith('en el costo del canje');
  const isPriceChange = answer.type === 'priceChange';
  const priceMessage = isPriceChange ? answer.texts.find(isPriceMessage) : cost;
  if (isAccepted) return priceChanged(priceMessage);
  if (mentions(SOLD_OUT)) return { kind: 'sold-out', text: SOLD_OUT };
  if (isPriceChange) return priceChanged(priceMessage);
  if (answer.texts.some(isUndeliverable)) return { kind: 'refused', text: CANNOT_DELIVER };
  if (mentions('no está disponible')) return { kind: 'refused', text: NO_LONGER_AVAILABLE };
  if (mentions('SLA no retailer')) return { kind: 'refused', text: `${NOT_SOLD_BY} ${retailer}` };
  if (cost !== undefined) return priceChanged(cost);
  return { kind: 'refused', text: CANNOT_REDEEM };
}
