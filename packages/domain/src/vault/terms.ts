import type { ProductType } from './product.ts';
import { RETAILER_TYPE } from './product.ts';

export type TermId = 'shipping-only' | 'no-returns' | 'no-refund' | 'no-cash' | 'delivery';

export interface Term {
  id: TermId;
  text: string;
}

const TERMS: readonly Term[] = [
  { id: 'shipping-only', text: 'Sólo con envío a domicilio, no se recoge en tienda.' },
  { id: 'no-returns', text: 'No hay devoluciones. Si llega dañado, se cambia por uno similar.' },
  { id: 'no-refund', text: 'No se reembolsan gemas.' },
  { id: 'no-cash', text: 'No se cambia por dinero en efectivo.' },
  { id: 'delivery', text: 'Se hacen dos intentos de entrega y no se cancela al recibir.' },
];

/** The terms about delivery. Cards do not have these terms, because cards are picked up in a store. */
const DELIVERY_TERMS: readonly TermId[] = ['shipping-only', 'delivery'];

/** Returns the terms that the user accepts before redeeming a prize (spec section 2, Reward detail). */
export function redeemTerms(type: ProductType): readonly Term[] {
  return type === RETAILER_TYPE ? TERMS : TERMS.filter(({ id }) => !DELIVERY_TERMS.includes(id));
}

/**
 * Returns the weeks from an order to its delivery: 2 to 3 for the retailer type, 5 to 6 for other types (spec section
 * 9).
 */
export function deliveryWeeks(type: ProductType): readonly [first: number, last: number] {
  return type === RETAILER_TYPE ? [2, 3] : [5, 6];
}

/** Returns '2 a 3 semanas' or '5 a 6 semanas'. */
export function deliveryWindow(type: ProductType): string {
  const [first, last] = deliveryWeeks(type);
  return `${first} a ${last} semanas`;
}
