import {
  destination,
  entryDenial,
  type FailureKind,
  globalEnd,
  href,
  refusedToast,
  type Startup,
  sameId,
} from '@gemas/domain';
import { burstOver } from '@gemas/ui/platform';
import { atom } from 'jotai';
import { toFailure } from '../../api/call.ts';
import { login } from '../../api/session.ts';
import { toastAtom } from '../core/toasts.ts';
import { letInNextAtom } from './change-person.ts';
import { latched } from './latch.ts';
import { ownsPhone } from './owner.ts';
import {
  callOrderAtom,
  identityAtom,
  interruptionAtom,
  linkAtom,
  linkQuestionAtom,
  sendAtom,
  startupAtom,
  storeSessionAtom,
  userAtom,
} from './session.ts';
import { loginAtom } from './start.ts';

/** The last code that the user tried. It takes precedence over the stored code, which may be another user's. */
export const triedCodeAtom = atom<string | null>(null);

export interface Entered {
  /** Why the log-in call failed. Null if the call succeeded, even if the user is blocked or inactive. */
  failure: FailureKind | null;
  /** New state of the session. Null if the state is unchanged, so that the user may try another code. */
  startup: Startup | null;
}

/**
 * Logs in with the code typed on SessionFail or Maintenance. Does nothing and returns undefined while another log-in is
 * in progress.
 *
 * @param address address to load if the page has shown another user; null for the current one
 */
export const enterAtom = latched(
  async (_post, get, set, code: string, address: string | null): Promise<Entered> => {
    set(triedCodeAtom, code);
    const answer = await set(loginAtom, code).catch(toFailure);
    if ('token' in answer) {
      const startup = await set(letInNextAtom, answer, code, { address, isTold: false });
      return { failure: null, startup };
    }
    const failure = answer.kind;
    // Only a blocked user, an old version and maintenance have their own screens. The caller shows any other failure.
    const isShown = get(startupAtom).step !== 'leaving' && globalEnd(answer) !== null;
    if (isShown) set(startupAtom, { type: 'start', token: null, code });
    const startup = isShown ? set(startupAtom, { type: 'call-failed', failure: answer }) : null;
    await burstOver();
    return { failure, startup };
  },
  { leadsOn: ({ failure }) => failure === null },
);

export interface EnteredByLink {
  /** Why the code could not be checked, so that the user may try again. Null otherwise. */
  failure: FailureKind | null;
  /** Path of the screen to open. Null for none. */
  to: string | null;
}

/**
 * Called by 'Sí, entrar': logs in with the code of the link about which the user was asked (decision D1). The user stays
 * logged in until the server accepts the code. A block, an old version or maintenance opens its own screen, as after
 * any call (spec section 8).
 */
export const enterByLinkAtom = latched(
  async (_post, get, set): Promise<EnteredByLink> => {
    const stay: EnteredByLink = { failure: null, to: null };
    const link = get(linkQuestionAtom);
    if (!link) return stay;
    const { id } = get(userAtom);
    const asked = get(callOrderAtom).ask();
    const answer = await login(get(sendAtom), link.code).catch(toFailure);
    // Another tab may have logged out, or logged in another user.
    if (get(startupAtom).step === 'leaving' || !ownsPhone(id)) return stay;
    const isAccepted = 'token' in answer;
    const end = isAccepted ? entryDenial(answer.user) : globalEnd(answer);
    if (!isAccepted && end === null && answer.kind !== 'unauthorized') {
      await burstOver();
      return { ...stay, failure: answer.kind };
    }
    set(linkAtom, null);
    if (end && end.step !== 'failed') set(interruptionAtom, destination(end));
    else if (end) set(toastAtom, refusedToast('denied'));
    else if (!isAccepted) set(toastAtom, refusedToast('unknown-code'));
    else if (sameId(answer.user.id, id)) {
      set(identityAtom, set(storeSessionAtom, answer, link.code), asked);
      return { ...stay, to: link.to };
    } else {
      const address = link.to === null ? null : href(link.to);
      await set(letInNextAtom, answer, link.code, { address, isTold: true });
    }
    return stay;
  },
  { leadsOn: ({ to }) => to !== null },
);
