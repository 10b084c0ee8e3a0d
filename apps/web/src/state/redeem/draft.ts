import {
  type CardDraft,
  cardDraft,
  type DeliveryForm,
  type Id,
  isRecord,
  isTexts,
} from '@gemas/domain';
import { atom } from 'jotai';
import { SESSION_KEYS, session } from '../core/storage.ts';
import { readVisit, writeVisit } from '../session/owner.ts';
import { userAtom } from '../session/session.ts';

/**
 * Returns the initial values of a prize's form: the draft (the values that the user typed in this visit and has not
 * sent), and `defaults` for all other fields. A draft never contains a card number.
 */
export function withDraft<T extends object>(defaults: T, userId: Id, sku: string): T {
  const { form, ...draft } = readVisit(userId, SESSION_KEYS.draft);
  return draft.sku === sku && isTexts(form) ? { ...defaults, ...form } : defaults;
}

/** Stores the typed values of the delivery form for the rest of the visit. */
export const saveDraftAtom = atom(null, (get, _set, sku: string, form: DeliveryForm) =>
  writeVisit(get(userAtom).id, SESSION_KEYS.draft, { sku, form }),
);

/** Like `saveDraftAtom`, but for the card form. Leaves out the card numbers, because they must not be stored. */
export const saveCardDraftAtom = atom(null, (get, _set, sku: string, draft: CardDraft) =>
  writeVisit(get(userAtom).id, SESSION_KEYS.draft, { sku, form: cardDraft(draft) }),
);

/** Removes the typed values of a prize. Called when the prize has been ordered or claimed. */
export function removeDraft(sku: string): void {
  const draft = session.readJson(SESSION_KEYS.draft, isRecord, {});
  if (draft.sku === sku) session.removeItem(SESSION_KEYS.draft);
}
