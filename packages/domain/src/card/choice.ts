import type { TypeCard } from '../redeem/payload.ts';
import type { CardType } from '../vault/product.ts';

/**
 * How a card reward is delivered (spec section 4, Card choice; decision 31). Rewards without a question are `settled`
 * from the start and never change.
 */
export type CardChoice =
  | { step: 'choosing' }
  /** '¿Tienes la tarjeta a la mano?' */
  | { step: 'in-hand' }
  /** '¿Conoces el NIP?' */
  | { step: 'pin' }
  /** The user enters the number twice. */
  | { step: 'recharge' }
  /** The user chooses a store. `switched`: a NO turned the recharge into a new card. */
  | { step: 'new'; switched: boolean }
  /** The user chooses a store, without being asked anything first. */
  | { step: 'settled'; typeCard: 'new' | '' };

export type CardChoiceEvent =
  | { type: 'choose'; option: 'recharge' | 'new' }
  | { type: 'answer'; yes: boolean }
  /** 'Cambiar opción'. */
  | { type: 'change-option' };

const CHOOSING: CardChoice = { step: 'choosing' };
const SWITCHED: CardChoice = { step: 'new', switched: true };

/**
 * Returns the initial choice. Only a user who owns a card and redeems one is asked. A draft with a pickup store
 * (`pickupId`, '' for none) means that the user had chosen a new card.
 */
export function cardChoiceStart(type: CardType, hasCard: boolean, pickupId = ''): CardChoice {
  if (type === 'card_nip') return { step: 'settled', typeCard: '' };
  if (type !== 'card' || !hasCard) return { step: 'settled', typeCard: 'new' };
  return pickupId === '' ? CHOOSING : { step: 'new', switched: false };
}

/** The next state; an event that the state does not expect changes nothing. */
export function chooseCard(state: CardChoice, event: CardChoiceEvent): CardChoice {
  if (state.step === 'settled') return state;
  if (event.type === 'change-option') return state.step === 'choosing' ? state : CHOOSING;
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

/** `type_card` of the order; null while the choice is open and nothing can be ordered. */
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

/** True where 'Cambiar opción' is offered. */
export function canChangeOption({ step }: CardChoice): boolean {
  return step !== 'choosing' && step !== 'settled';
}

/** The card's own fields of the form; names as in spec section 3. */
export interface CardFields {
  /** Id of the pickup store as text, '' for none. */
  pickup_id: string;
  number_card: string;
  number_card_confirm: string;
}

/** Which card fields the form asks for after a choice. */
export function requestedCardFields(choice: CardChoice): { number: boolean; store: boolean } {
  const type = typeCardOf(choice);
  return { number: type === 'recharge', store: type === 'new' || type === '' };
}

/**
 * Clears the fields that the choice does not ask for: number and store after 'Cambiar opción', the number after a NO.
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

/**
 * Whether the redeem button of a card reward is shown (spec section 5): a store is chosen, or the recharge has reached
 * the card number.
 */
export function showsRedeemButton(
  choice: CardChoice,
  form: Pick<CardFields, 'pickup_id'>,
): boolean {
  const { number, store } = requestedCardFields(choice);
  return number || (store && form.pickup_id !== '');
}

/** The two options of a user who owns a card. */
export const CARD_OPTIONS = [
  { option: 'recharge', label: 'Recargar tarjeta', help: 'En la que ya tienes' },
  { option: 'new', label: 'Nueva tarjeta', help: 'La recoges en tienda' },
] as const;

/** The two questions that the user answers before recharging a card, by the step that asks them. */
export const CARD_QUESTIONS = {
  'in-hand': '¿Tienes la tarjeta a la mano?',
  pin: '¿Conoces el NIP?',
} as const;

/** How long the mail with a card's balance may take (spec section 9). */
export const BALANCE_MAIL_NOTICE = 'El correo con tu saldo puede tardar de 36 a 48 horas.';
