import { type ObjectSchema, object } from 'yup';
import { optional, personal, required } from '../redeem/form.ts';
import type { PersonalData } from '../redeem/payload.ts';
import { type CardChoice, type CardFields, requestedCardFields } from './choice.ts';
import { CARD_DIFFERS, CARD_LENGTH, cardDigits, isCardNumber } from './number.ts';

/** Values of the checkout form for a card. The field names are those of spec section 3, Redeem form. */
export interface CardForm extends PersonalData, CardFields {}

/** Returns the rule of the card number. An empty field is reported as required, not as a number of the wrong length. */
const cardNumber = () =>
  required().test({ message: CARD_LENGTH, test: (value) => !value || isCardNumber(value) });

const sameCardNumber = () =>
  required().test({
    message: CARD_DIFFERS,
    test: (value, { parent }) =>
      !value || cardDigits(value) === cardDigits(String(parent.number_card)),
  });

/**
 * Returns the validation rules of the card form for the user's choice (spec section 5). The messages are quoted from
 * the spec.
 */
export function cardSchema(choice: CardChoice): ObjectSchema<CardForm> {
  const { number, store } = requestedCardFields(choice);
  return object({
    ...personal,
    pickup_id: store ? required() : optional(),
    number_card: number ? cardNumber() : optional(),
    number_card_confirm: number ? sameCardNumber() : optional(),
  });
}
