import {
  type CardDraft,
  cardDefaults,
  cardDraft,
  type DeliveryForm,
  deliveryDefaults,
  isRecord,
  isTexts,
  type User,
} from '@gemas/domain';
import { atom } from '../core/jotai.ts';
import { SESSION_KEYS, session } from '../core/storage.ts';
import { userAtom } from '../session/session.ts';
import { readVisit, writeVisit } from '../session/visit.ts';

/** Returns the values that were typed in the checkout of a prize and not sent. They never include a card number. */
function readDraft(user: User, sku: string): Readonly<Record<string, string>> {
  const { form, ...draft } = readVisit(user.id, SESSION_KEYS.draft);
  return draft.sku === sku && isTexts(form) ? form : {};
}

/** Returns the initial values of the delivery form: those typed before a reload, otherwise the user's data. */
export function checkoutDefaults(user: User, sku: string): DeliveryForm {
  return { ...deliveryDefaults(user), ...readDraft(user, sku) };
}

/** Returns the initial values of the card form, like `checkoutDefaults`. */
export function cardCheckoutDefaults(user: User, sku: string): CardDraft {
  return { ...cardDefaults(user), ...readDraft(user, sku) };
}

/** Stores the typed values of the delivery form for the rest of the visit. */
export const saveDraftAtom = atom(null, (get, _set, sku: string, form: DeliveryForm) =>
  writeVisit(get(userAtom).id, SESSION_KEYS.draft, { sku, form }),
);

/** Like `saveDraftAtom`, without card numbers, which must not be stored. */
export const saveCardDraftAtom = atom(null, (get, _set, sku: string, draft: CardDraft) =>
  writeVisit(get(userAtom).id, SESSION_KEYS.draft, { sku, form: cardDraft(draft) }),
);

/** Removes the typed values of a prize. Called when its order or claim was made. */
export function removeDraft(sku: string): void {
  const draft = session.readJson(SESSION_KEYS.draft, isRecord, {});
  if (draft.sku === sku) session.removeItem(SESSION_KEYS.draft);
}
