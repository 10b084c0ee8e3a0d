import type { Id } from '@gemas/domain';
import { safeStorage } from '../../platform/safe-storage.ts';

/** Keys of the values that the app stores in local storage (contract, Stored keys). */
export const LOCAL_KEYS = {
  token: 'token',
  loginCode: 'login_code',
  viewedIntros: 'viewed_intros',
  tourComplete: 'tour_complete',
  lastRewards: 'last_rewards',
  statsRefreshedAt: 'stats_refreshed_at',
  seenBalance: 'seen_balance',
  notYetReceived: 'not_yet_received',
  pinnedPrize: 'pinned_prize',
  placeSort: 'place_order',
} as const;

export const SESSION_KEYS = {
  user: 'user',
  wallet: 'wallet',
  link: 'link',
  draft: 'draft',
  notice: 'notice',
  ticketDraft: 'ticket_draft',
  surveyDraft: 'survey_draft',
  updated: 'updated',
  arrival: 'arrival',
} as const;

/** Key of the owner's id, in local storage and in session storage. All stored data belong to the owner. */
export const OWNER_KEY = 'owner';

/** Each entry of the ledger has its own key, so that two tabs never overwrite each other's entries (decision 37). */
export const LEDGER_PREFIX = 'ledger:';

/** Returns the key under which an answer of the server is stored for a user. `call` is the name of that call. */
export function answerKey(userId: Id, call: string): string {
  return `cache:${userId}:${call}`;
}

/** Local storage: kept on the phone, and shared by all tabs. */
export const local = safeStorage(() => globalThis.localStorage);
/** Session storage: kept until this tab is closed. Not the session of a user, which `startupAtom` holds. */
export const session = safeStorage(() => globalThis.sessionStorage);
