import type { CardOrderPayload, PersonalData } from '../redeem/payload.ts';
import { type CardChoice, type CardFields, requestedCardFields, typeCardOf } from './choice.ts';

/**
 * Body of a card order from a valid form (spec section 7): the number without spaces for a recharge, otherwise the
 * store; never both. Cards have no simulation. Null while the choice is not finished.
 */
export function cardOrderPayload(
  sku: string,
  form: PersonalData & CardFields,
  choice: CardChoice,
): CardOrderPayload | null {
  const type_card = typeCardOf(choice);
  if (type_card === null) return null;
  const { first_name, last_name, email, phone } = form;
  return {
    sku,
    first_name,
    last_name,
    email,
    phone,
    type_card,
    ...(requestedCardFields(choice).number
      ? { number_card: form.number_card.replace(/\s/gu, '') }
      : { pickup_id: Number(form.pickup_id) }),
  };
}
