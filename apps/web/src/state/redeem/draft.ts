import {
  type CardDraft,
  cardDefaults,
  cardDraft,
  type DeliveryForm,
  deliveryDefaults,
  type User,
} from '@gemas/domain';
import { isRecord } from '../core/is-record.ts';
import { atom } from '../core/jotai.ts';
import { readJson, SESSION_KEYS, session, writeJson } from '../core/storage.ts';
import { userAtom } from '../session/session.ts';

/** Values that were typed in a checkout and not sent. They never include a card number. */
interface Draft {
  userId: number;
  sku: string;
  form: Readonly<Record<string, string>>;
}

function isDraft(value: unknown): value is Draft {
  // User and sku are compared with those of the open form, so only the fields of the form are checked.
  const { form } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return isRecord(form) && Object.values(form).every((field) => typeof field === 'string');
}

function readDraft(user: User, sku: string): Draft['form'] {
  const draft = readJson<Draft | null>(session, SESSION_KEYS.draft, isDraft, null);
  if (draft?.userId !== user.id || draft.sku !== sku) return {};
  return draft.form;
}

function writeDraft(userId: number, sku: string, form: Draft['form']): void {
  writeJson(session, SESSION_KEYS.draft, { userId, sku, form } satisfies Draft);
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
export const saveDraftAtom = atom(null, (get, _set, sku: string, form: DeliveryForm) => {
  writeDraft(get(userAtom).id, sku, { ...form });
});

/** Like `saveDraftAtom`, without card numbers, which must not be stored. */
export const saveCardDraftAtom = atom(null, (get, _set, sku: string, draft: CardDraft) => {
  writeDraft(get(userAtom).id, sku, { ...cardDraft(draft) });
});

/** Removes the typed values of a prize. Called when its order or claim was made. */
export function removeDraft(sku: string): void {
  const draft = readJson<Draft | null>(session, SESSION_KEYS.draft, isDraft, null);
  if (draft?.sku === sku) session.removeItem(SESSION_KEYS.draft);
}
