import { atom } from '../core/jotai.ts';
import { LOCAL_KEYS, local, SESSION_KEYS, session } from '../core/storage.ts';
import { type Link, readLink } from './login-code.ts';
import { identityAtom, startupAtom } from './session.ts';

/** Number of changes of the link. The stored link is read again after each change. */
const changesAtom = atom(0);

/** The opened link, null for none. Kept in session storage, so that a reload neither loses nor answers the question. */
export const linkAtom = atom(
  (get): Link | null => {
    get(changesAtom);
    // The end of a session removes the link too.
    get(startupAtom);
    return readLink();
  },
  (_get, set, link: Link | null) => {
    if (link) session.writeJson(SESSION_KEYS.link, link);
    else session.removeItem(SESSION_KEYS.link);
    set(changesAtom, (changes) => changes + 1);
  },
);

/** The link about which the user has to be asked, because a server-confirmed user is in and the code is another's. */
export const linkQuestionAtom = atom((get): Link | null => {
  const link = get(linkAtom);
  const user = get(identityAtom)?.user;
  const isOwn = link?.code === user?.code || link?.code === local.getItem(LOCAL_KEYS.loginCode);
  return user && !isOwn ? link : null;
});
