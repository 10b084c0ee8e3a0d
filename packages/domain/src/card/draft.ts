import { personalDataOf } from '../redeem/defaults.ts';
import type { PersonalData } from '../redeem/payload.ts';
import type { CardFields } from './choice.ts';

/** What is persisted of a card's checkout: who redeems and where it is picked up, never a card number. */
export type CardDraft = PersonalData & Pick<CardFields, 'pickup_id'> & { search: string };

/** The card form as it opens for a user. */
export function cardDefaults(user: PersonalData): CardDraft {
  return { ...personalDataOf(user), pickup_id: '', search: '' };
}

/** A draft field by field: nothing else of a card's form may ever reach a storage (decision 36). */
export function cardDraft(form: CardDraft): CardDraft {
  return { ...personalDataOf(form), pickup_id: form.pickup_id, search: form.search };
}
