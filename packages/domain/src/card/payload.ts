import { idOfText } from '../format/id.ts';
import { personalDataOf } from '../redeem/delivery.ts';
import type { CardOrderPayload, PersonalData } from '../redeem/payload.ts';
import { type CardChoice, type CardFields, requestedCardFields, typeCardOf } from './choice.ts';

/**
 * Returns the body of a card order for a valid form (spec section 7). The body of a recharge contains the card number,
 * with spaces removed. Any other body contains the store. Null while the user has not finished choosing.
 */
export function cardOrderPayload(
  sku: string,
  form: PersonalData & CardFields,
  choice: CardChoice,
): CardOrderPayload | null {
  const type_card = typeCardOf(choice);
  if (type_card === null) return null;
  return {
    sku,
    ...personalDataOf(form),
    type_card,
    ...(requestedCardFields(choice).number
      ? { number_card: form.number_card.replace(/\s/gu, '') }
      : { pickup_id: idOfText(form.pickup_id) }),
  };
}
