import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardType } from '../vault/product.ts';
import {
  BALANCE_MAIL_NOTICE,
  CARD_GAP_TEXTS,
  CARD_OPTIONS,
  CARD_QUESTIONS,
  type CardChoice,
  type CardChoiceEvent,
  type CardGap,
  canChangeOption,
  cardChoiceStart,
  cardGap,
  chooseCard,
  requestedCardFields,
  requestedCardFieldsOnly,
  typeCardOf,
} from './choice.ts';

const RECHARGE: CardChoiceEvent = { type: 'choose', option: 'recharge' };
const NEW: CardChoiceEvent = { type: 'choose', option: 'new' };
const YES: CardChoiceEvent = { type: 'answer', yes: true };
const NO: CardChoiceEvent = { type: 'answer', yes: false };
const CHANGE: CardChoiceEvent = { type: 'change-option' };

const FILLED = { pickup_id: '4', number_card: '5210', number_card_confirm: '5210' };

function after(type: CardType, hasCard: boolean, ...events: CardChoiceEvent[]): CardChoice {
  return events.reduce(chooseCard, cardChoiceStart(type, hasCard));
}

it('BALANCE_MAIL_NOTICE says how long the e-mail with the balance may take', () => {
  expect(BALANCE_MAIL_NOTICE).toBe('El correo con tu saldo puede tardar de 36 a 48 horas.');
});

it('names the options and the questions', () => {
  expect(CARD_OPTIONS).toEqual([
    { option: 'recharge', label: 'Recargar tarjeta', help: 'En la que ya tienes' },
    { option: 'new', label: 'Nueva tarjeta', help: 'La recoges en tienda' },
  ]);
  expect(CARD_QUESTIONS).toEqual({
    'in-hand': '¿Tienes la tarjeta a la mano?',
    pin: '¿Conoces el NIP?',
  });
});

it.each<[string, CardType, boolean, CardChoiceEvent[]]>([
  ['with a new card chosen, for a card and a user who owns one', 'card', true, [NEW]],
  ['settled, for a card and a user who owns none', 'card', false, []],
  ['settled, for a replacement', 'card_replacement', true, []],
  ['settled, for a PIN', 'card_nip', true, []],
])('a draft that contains a store opens the form %s', (_name, type, hasCard, events) => {
  expect(cardChoiceStart(type, hasCard, '4')).toEqual(after(type, hasCard, ...events));
});

describe('the table of decision 31', () => {
  it.each<[string, CardChoice, string | null, boolean, boolean]>([
    ['card, none owned', after('card', false), 'new', false, true],
    ['card, owned, new', after('card', true, NEW), 'new', false, true],
    ['card, owned, recharge', after('card', true, RECHARGE, YES, YES), 'recharge', true, false],
    ['card_replacement', after('card_replacement', false), 'new', false, true],
    ['card_replacement, card owned', after('card_replacement', true), 'new', false, true],
    ['card_nip', after('card_nip', false), '', false, true],
    ['card, owned, not chosen', after('card', true), null, false, false],
    ['second question', after('card', true, RECHARGE, YES), null, false, false],
  ])('%s', (_name, choice, type, number, store) => {
    expect(typeCardOf(choice)).toBe(type);
    expect(requestedCardFields(choice)).toEqual({ number, store });
  });

  it('switches to a new card after a NO to either question', () => {
    expect(after('card', true, RECHARGE, NO)).toEqual({ step: 'new', switched: true });
    expect(after('card', true, RECHARGE, YES, NO)).toEqual({ step: 'new', switched: true });
    expect(after('card', true, NEW)).toEqual({ step: 'new', switched: false });
  });

  it('ignores the option of a new card while a question is asked', () => {
    for (const state of [after('card', true, RECHARGE), after('card', true, RECHARGE, YES)]) {
      expect(chooseCard(state, NEW)).toBe(state);
    }
  });
});

describe("'Cambiar opción'", () => {
  it.each<[string, CardChoiceEvent[]]>([
    ['the first question is asked', [RECHARGE]],
    ['the card number is requested', [RECHARGE, YES, YES]],
    ['a new card was chosen', [NEW]],
    ['a NO has switched to a new card', [RECHARGE, NO]],
  ])('restarts the choice and clears number and store when %s', (_name, events) => {
    const before = after('card', true, ...events);
    expect(canChangeOption(before)).toBe(true);
    const choice = chooseCard(before, CHANGE);
    expect(choice).toEqual({ step: 'choosing' });
    expect(requestedCardFieldsOnly(FILLED, choice)).toEqual({
      pickup_id: '',
      number_card: '',
      number_card_confirm: '',
    });
  });

  it('is not shown before the user has chosen, or if there is nothing to choose', () => {
    expect(canChangeOption(after('card', true))).toBe(false);
    expect(canChangeOption(after('card_nip', true))).toBe(false);
  });
});

it('requestedCardFieldsOnly clears only the card fields that the choice does not show', () => {
  const form = { ...FILLED, first_name: 'Fernanda' };
  const recharge = after('card', true, RECHARGE, YES, YES);
  expect(requestedCardFieldsOnly(form, recharge)).toEqual({ ...form, pickup_id: '' });
  const numbers = { number_card: '', number_card_confirm: '' };
  const switched = after('card', true, RECHARGE, NO);
  expect(requestedCardFieldsOnly(form, switched)).toEqual({ ...form, ...numbers });
});

it.each<[string, CardChoice, string, CardGap | null]>([
  ['the option before a choice', after('card', true), '4', 'option'],
  ['the answer of a question', after('card', true, RECHARGE), '4', 'answer'],
  ['the store of a new card', after('card', true, NEW), '', 'store'],
  ['nothing for a new card with store', after('card', true, NEW), '4', null],
  ['nothing for a recharge', after('card', true, RECHARGE, YES, YES), '', null],
  ['the store of a PIN', after('card_nip', true), '', 'store'],
])('cardGap returns %s', (_name, choice, pickup_id, gap) => {
  expect(cardGap(choice, { pickup_id })).toBe(gap);
});

it('CARD_GAP_TEXTS asks for what is missing', () => {
  expect(CARD_GAP_TEXTS).toEqual({
    option: 'Elige recargar o tarjeta nueva',
    answer: 'Responde la pregunta para canjear',
    store: 'Elige una tienda para canjear',
  });
});

it('requests a card number only after both questions were answered with SÍ', () => {
  const event = fc.constantFrom(RECHARGE, NEW, YES, NO, CHANGE);
  const type = fc.constantFrom<CardType>('card', 'card_replacement', 'card_nip');
  fc.assert(
    fc.property(type, fc.boolean(), fc.array(event, { maxLength: 20 }), (card, owned, events) => {
      let choice = cardChoiceStart(card, owned);
      let yeses = 0;
      for (const next of events) {
        const before = choice;
        choice = chooseCard(before, next);
        if (before.step === 'settled') expect(choice).toBe(before);
        if (choice.step === 'choosing') yeses = 0;
        else if (choice !== before && next === YES) yeses += 1;
        const { number, store } = requestedCardFields(choice);
        if (number) expect(yeses).toBe(2);
        expect(number && store).toBe(false);
        expect(typeCardOf(choice) === null).toBe(!number && !store);
        if (card !== 'card' || !owned) expect(choice.step).toBe('settled');
      }
    }),
    { numRuns: 2000 },
  );
});
