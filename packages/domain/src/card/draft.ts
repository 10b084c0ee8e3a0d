import { personalDataOf } from '../redeem/defaults.ts';
import type { PersonalData } from '../redeem/payload.ts';
import type { CardFields } from './choice.ts';

/** The part of a card's form that is persisted: the user's data and the pickup store, never a card number. */
export type CardDraft = PersonalData & Pick<CardFields, 'pickup_id'> & { search: string };

/** Initial values of a user's card form. */
export function cardDefaults(user: PersonalData): CardDraft {
  return { ...personalDataOf(user), pickup_id: '', search: '' };
}

/** Copies a draft field by field: no other field of a card's form may ever be stored (decision 36). */
export function cardDraft(form: CardDraft): CardDraft {
  return { ...personalDataOf(form), pickup_id: form.pickup_id, search: form.search };
}
