import { personalDataOf } from '../redeem/delivery.ts';
import type { PersonalData } from '../redeem/payload.ts';
import type { CardFields } from './choice.ts';

/**
 * The fields of the card form that the phone stores as a draft: personal data, pickup store and search text. The card
 * number is never stored.
 */
export type CardDraft = PersonalData & Pick<CardFields, 'pickup_id'> & { search: string };

/** Returns the initial values of the card form for a user. */
export function cardDefaults(user: PersonalData): CardDraft {
  return { ...personalDataOf(user), pickup_id: '', search: '' };
}

/**
 * Returns only the fields of a form that may be stored. Names each field, so that no other field of the form, such as
 * the card number, is ever stored (decision 36).
 */
export function cardDraft(form: CardDraft): CardDraft {
  return { ...personalDataOf(form), pickup_id: form.pickup_id, search: form.search };
}
