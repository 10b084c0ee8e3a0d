import { describe, expect, it } from 'vitest';
import { PERSON } from '../testing/delivery-forms.ts';
import { errorsOf } from '../testing/form-errors.ts';
import type { CardChoice } from './choice.ts';
import { type CardForm, cardSchema } from './form.ts';
import { cardOrderPayload } from './payload.ts';

const RECHARGE: CardChoice = { step: 'recharge' };
const NEW: CardChoice = { step: 'new', switched: false };
const NIP: CardChoice = { step: 'settled', typeCard: '' };
const CHOOSING: CardChoice = { step: 'choosing' };

const EMPTY: CardForm = { ...PERSON, pickup_id: '', number_card: '', number_card_confirm: '' };
const NUMBER = '5210 0048 3317 2401';
const RECHARGED = { ...EMPTY, number_card: NUMBER, number_card_confirm: NUMBER };

const errors = (form: CardForm, choice: CardChoice) => errorsOf(cardSchema(choice), form);
const REQUIRED = 'Es requerido';
const DIGITS = { number_card: 'Debe contener 16 dígitos' };
const MISMATCH = { number_card_confirm: 'No coincide' };
const repeated = (number_card_confirm: string) => ({ ...RECHARGED, number_card_confirm });
const twice = (number: string) => ({ number_card: number, number_card_confirm: number });

describe('cardSchema', () => {
  it.each<[string, CardChoice, Partial<CardForm>, Record<string, string>]>([
    ['a new card without a store', NEW, {}, { pickup_id: REQUIRED }],
    ['a new card with store', NEW, { pickup_id: '4' }, {}],
    ['a new card with half a number', NEW, { pickup_id: '4', number_card: '5210' }, {}],
    ['a recharge', RECHARGE, RECHARGED, {}],
    ['a recharge without numbers', RECHARGE, {}, twice(REQUIRED)],
    // A CLABE has 18 digits, a card number 16 (spec section 5, Card number).
    ['a recharge with 18 digits', RECHARGE, twice('0121 8000 1234 5678 97'), DIGITS],
    ['a recharge with letters', RECHARGE, { ...RECHARGED, number_card: `GB${NUMBER}` }, DIGITS],
    ['a recharge repeated with 17 digits', RECHARGE, repeated(`${NUMBER} 9`), MISMATCH],
    ['a recharge repeated otherwise', RECHARGE, repeated('5210 0048 3317 2402'), MISMATCH],
    ['a blank first name', NEW, { first_name: ' ', pickup_id: '4' }, { first_name: REQUIRED }],
  ])('validates %s', async (_name, choice, over, expected) => {
    expect(await errors({ ...EMPTY, ...over }, choice)).toEqual(expected);
  });
});

it('sends no invisible characters, and no "mailto:"', async () => {
  const form = {
    ...EMPTY,
    email: `mailto:${PERSON.email}`,
    last_name: 'Hernández\u200B Ávila\u202C',
  };
  expect(await cardSchema(CHOOSING).validate(form)).toEqual(EMPTY);
});

it('requires every field to be present, even a field that the form does not show', async () => {
  const { pickup_id: _, ...form } = RECHARGED;
  expect(Object.keys(await errors(form as CardForm, RECHARGE))).toEqual(['pickup_id']);
});

describe('cardOrderPayload', () => {
  const filled = { ...RECHARGED, pickup_id: '4' };

  it('contains the card number without spaces and no store for a recharge', () => {
    const recharged = { type_card: 'recharge', number_card: '5210004833172401' };
    const order = { sku: 'TR', ...PERSON, ...recharged };
    expect(cardOrderPayload('TR', filled, RECHARGE)).toEqual(order);
  });

  it('contains the store and no card number for a new card and for a PIN', () => {
    const order = { sku: 'TR', ...PERSON, pickup_id: 4 };
    expect(cardOrderPayload('TR', filled, NEW)).toEqual({ ...order, type_card: 'new' });
    expect(cardOrderPayload('TR', filled, NIP)).toEqual({ ...order, type_card: '' });
  });

  it('is null until the user has chosen', () => {
    expect(cardOrderPayload('TR', filled, CHOOSING)).toBeNull();
  });
});
