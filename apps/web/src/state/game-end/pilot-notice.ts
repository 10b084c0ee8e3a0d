import { atom } from '../core/jotai.ts';
import { session } from '../core/storage.ts';
import { userAtom } from '../session/session.ts';

/** Id of the user who has seen the notice of the pilot's end during this visit (decision 9). */
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
