import { type ObjectSchema, object, string } from 'yup';
import type { PersonalData } from '../redeem/payload.ts';
import { personal, required } from '../redeem/personal.ts';
import { type CardChoice, type CardFields, requestedCardFields } from './choice.ts';
import { CARD_DIFFERS, CARD_TOO_SHORT, cardDigits, isCardNumber } from './number.ts';

/** The checkout's form for a card reward; names as in spec section 3, Redeem form. */
export interface CardForm extends PersonalData, CardFields {}

const optional = () => string().defined();

/** An empty field reports that it is required, not that it is invalid. */
const cardNumber = () =>
  required().test(
    'card-number',
    CARD_TOO_SHORT,
    (value) => value === undefined || value === '' || isCardNumber(value),
  );

const sameCardNumber = () =>
  required().test(
    'same-card-number',
    CARD_DIFFERS,
    (value, { parent }) =>
      value === undefined ||
      value === '' ||
      cardDigits(value) === cardDigits(String(parent.number_card ?? '')),
  );

/** Validation rules of the card form for the user's choice (spec section 5). Messages are the spec's literals. */
export function cardSchema(choice: CardChoice): ObjectSchema<CardForm> {
  const { number, store } = requestedCardFields(choice);
  return object({
    ...personal,
    pickup_id: store ? required() : optional(),
    number_card: number ? cardNumber() : optional(),
    number_card_confirm: number ? sameCardNumber() : optional(),
  });
}
