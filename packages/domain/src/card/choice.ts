import type { TypeCard } from '../redeem/payload.ts';
import type { CardType } from '../vault/product.ts';

/**
 * State of the choice between recharging a card and receiving a new card (spec section 4, Card choice; decision 31).
 * Before a recharge, the user answers two questions. If the user has no such choice, the state is `settled` and never
 * changes.
 */
export type CardChoice =
  | { step: 'choosing' }
  /** The user is asked '¿Tienes la tarjeta a la mano?'. */
  | { step: 'in-hand' }
  /** The user is asked '¿Conoces el NIP?'. */
  | { step: 'pin' }
  /** The user enters the number of the card to recharge, twice. */
  | { step: 'recharge' }
  /**
   * The user chooses a store where a new card is picked up. `switched` is true if the user wanted to recharge a card
   * but answered NO to a question.
   */
  | { step: 'new'; switched: boolean }
  /** The user has no choice between recharge and new card, and chooses only a store. */
  | { step: 'settled'; typeCard: 'new' | '' };

export type CardChoiceEvent =
  | { type: 'choose'; option: 'recharge' | 'new' }
  | { type: 'answer'; yes: boolean }
  /** The user tapped 'Cambiar opción'. */
  | { type: 'change-option' };

const CHOOSING: CardChoice = { step: 'choosing' };
const SWITCHED: CardChoice = { step: 'new', switched: true };

/**
 * Returns the initial state. Only a user who already has a card chooses whether to recharge that card or to get a new
 * one, and only if the prize is of type `card`.
 *
 * @param pickupId id of the pickup store in the draft of the form, '' for none. If the draft has a store, the user has
 *   already chosen a new card
 */
export function cardChoiceStart(type: CardType, hasCard: boolean, pickupId = ''): CardChoice {
  if (type === 'card_nip') return { step: 'settled', typeCard: '' };
  if (type !== 'card' || !hasCard) return { step: 'settled', typeCard: 'new' };
  return pickupId === '' ? CHOOSING : { step: 'new', switched: false };
}

/** Returns the next state. An event that the current state does not expect changes nothing. */
export function chooseCard(state: CardChoice, event: CardChoiceEvent): CardChoice {
  if (state.step === 'settled') return state;
  if (event.type === 'change-option') return CHOOSING;
  switch (state.step) {
    case 'choosing':
      if (event.type !== 'choose') return state;
      return event.option === 'new' ? { step: 'new', switched: false } : { step: 'in-hand' };
    case 'in-hand':
      if (event.type !== 'answer') return state;
      return event.yes ? { step: 'pin' } : SWITCHED;
    case 'pin':
      if (event.type !== 'answer') return state;
      return event.yes ? { step: 'recharge' } : SWITCHED;
    case 'recharge':
    case 'new':
      return state;
  }
}

/**
 * Returns the value of `type_card` for the order. Null until the user has chosen. Until then nothing can be ordered.
 */
export function typeCardOf(choice: CardChoice): TypeCard | null {
  switch (choice.step) {
    case 'recharge':
    case 'new':
      return choice.step;
    case 'settled':
      return choice.typeCard;
    case 'choosing':
    case 'in-hand':
    case 'pin':
      return null;
  }
}

/** Whether the button 'Cambiar opción' is shown. */
export function canChangeOption({ step }: CardChoice): boolean {
  return step !== 'choosing' && step !== 'settled';
}

/** Fields that only the form for a card has. The names are those of spec section 3. */
export interface CardFields {
  /** Id of the pickup store as text, '' for none. */
  pickup_id: string;
  number_card: string;
  number_card_confirm: string;
}

/** Returns which fields the form shows in this state: the card number, the store, or neither yet. */
export function requestedCardFields(choice: CardChoice): { number: boolean; store: boolean } {
  const type = typeCardOf(choice);
  return { number: type === 'recharge', store: type === 'new' || type === '' };
}

/**
 * Returns the form without the values of the fields that the current state does not show. Thus 'Cambiar opción' clears
 * number and store, and the answer NO to a question clears the number.
 */
export function requestedCardFieldsOnly<T extends CardFields>(form: T, choice: CardChoice): T {
  const { number, store } = requestedCardFields(choice);
  return {
    ...form,
    pickup_id: store ? form.pickup_id : '',
    number_card: number ? form.number_card : '',
    number_card_confirm: number ? form.number_card_confirm : '',
  };
}

/** What the form for a card still needs before its redeem button is shown. */
export type CardGap = 'option' | 'answer' | 'store';

/**
 * Returns what is still missing. Null if the redeem button is shown (spec section 5): if a store is chosen, or if the
 * form shows the field for the number of the card to recharge.
 */
export function cardGap(choice: CardChoice, form: Pick<CardFields, 'pickup_id'>): CardGap | null {
  const { number, store } = requestedCardFields(choice);
  if (store) return form.pickup_id === '' ? 'store' : null;
  if (number) return null;
  return choice.step === 'choosing' ? 'option' : 'answer';
}

/** Asks for what is missing, in place of the redeem button. */
export const CARD_GAP_TEXTS: Readonly<Record<CardGap, string>> = {
  option: 'Elige recargar o tarjeta nueva',
  answer: 'Responde la pregunta para canjear',
  store: 'Elige una tienda para canjear',
};

/** The two options that a user who owns a card can choose from. */
export const CARD_OPTIONS = [
  { option: 'recharge', label: 'Recargar tarjeta', help: 'En la que ya tienes' },
  { option: 'new', label: 'Nueva tarjeta', help: 'La recoges en tienda' },
] as const;

/** The two questions that a user has to answer with yes before recharging a card, keyed by the step that asks. */
export const CARD_QUESTIONS = {
  'in-hand': '¿Tienes la tarjeta a la mano?',
  pin: '¿Conoces el NIP?',
} as const;

/** Tells the user how long the e-mail with the balance of a card may take (spec section 9). */
export const BALANCE_MAIL_NOTICE = 'El correo con tu saldo puede tardar de 36 a 48 horas.';
