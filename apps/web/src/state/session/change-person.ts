import { landing, type Session, type Startup, sameId } from '@gemas/domain';
import { atom } from 'jotai';
import { after } from '../../platform/after.ts';
import { local, OWNER_KEY, SESSION_KEYS } from '../core/storage.ts';
import { rememberIdentity } from './answer-store.ts';
import { postsSettledAtom } from './latch.ts';
import { writeVisit } from './owner.ts';
import { shownIdAtom, startupAtom, storeSessionAtom } from './session.ts';

// A page load is the only way from one user to another (decision 55). No atom and no component outlives a page load.

/** Loads the page at an address; null for the current address. A change of the hash alone would load nothing. */
function loadPage(address: string | null): void {
  if (address !== null) window.history.replaceState(null, '', address);
  window.location.reload();
}

/** Loads the page. Tests and stories replace `load`. */
export const pageAtom = atom({ load: loadPage });

/** Time in ms after which a page load that has not happened counts as failed. */
const LOAD_MS = 8000;

/** Whether a requested page load has not happened in time. The splash then offers a retry. */
export const isLoadLateAtom = atom(false);

/**
 * Shows the splash at once, so that no user's data stay visible. Waits until every call that is being sent has been
 * answered, so that no order is lost. Then calls `beforeLoad` and loads the page.
 *
 * @param address address to load; null for the current one
 */
export const leaveForAtom = atom(
  null,
  async (get, set, address: string | null, beforeLoad?: () => void): Promise<void> => {
    set(startupAtom, { type: 'leave' });
    set(isLoadLateAtom, false);
    await set(postsSettledAtom);
    beforeLoad?.();
    get(pageAtom).load(address);
    void after(LOAD_MS).then(() => set(isLoadLateAtom, true));
  },
);

interface Arrival {
  /** Address to load if the page has shown another user; null for the current one. */
  address: string | null;
  /** Whether a toast says who is in now. */
  isTold: boolean;
}

/**
 * Logs in the user whom the server returned for a code of a link or for a typed code. If the page has shown another
 * user, stores the new session and loads the page, which then logs in the new user by the stored token. Otherwise
 * returns the new state. Returns null if the page is being left.
 */
export const letInNextAtom = atom(
  null,
  async (get, set, answer: Session, code: string, to: Arrival): Promise<Startup | null> => {
    if (get(startupAtom).step === 'leaving') return null;
    const former = get(shownIdAtom);
    if (former === null || sameId(former, answer.user.id)) {
      const identity = set(storeSessionAtom, answer, code);
      set(startupAtom, { type: 'start', token: null, code });
      return set(startupAtom, { type: 'logged-in', identity });
    }
    const owner = local.getItem(OWNER_KEY);
    await set(leaveForAtom, to.address, () => {
      // While the calls were pending, another tab may have logged in or logged out. Its change is the newer one.
      if (local.getItem(OWNER_KEY) !== owner) return;
      rememberIdentity(set(storeSessionAtom, answer, code), answer.token);
      const staysOnStart = landing('code', answer.user) === 'start';
      writeVisit(answer.user.id, SESSION_KEYS.arrival, { isTold: to.isTold, staysOnStart });
    });
    return null;
  },
);
