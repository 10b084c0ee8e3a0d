import { atom } from '../core/jotai.ts';
import { session } from '../core/storage.ts';
import { userAtom } from '../session/session.ts';

/**
 * Session storage key of the id of the user who has seen the notice that the pilot ends, in this visit (decision 9).
 */
const NOTICE_KEY = 'first_notice_seen';

const noticeStateAtom = atom(0);

export const noticeSeenAtom = atom(
  (get) => {
    get(noticeStateAtom);
    return session.getItem(NOTICE_KEY) === String(get(userAtom).id);
  },
  (get, set) => {
    session.setItem(NOTICE_KEY, String(get(userAtom).id));
    set(noticeStateAtom, get(noticeStateAtom) + 1);
  },
);
