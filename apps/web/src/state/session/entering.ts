import type { FailureKind, Startup } from '@gemas/domain';
import { toFailure } from '../../api/error.ts';
import { login } from '../../api/session.ts';
import { atom } from '../core/jotai.ts';
import { letInNextAtom } from './next-person.ts';
import { sendAtom, startupAtom } from './session.ts';

/** The code that was tried last. It takes precedence over the stored one, which may be another person's. */
export const triedCodeAtom = atom<string | null>(null);

/** The result of trying a code. */
export interface Entered {
  /** Why the call failed; null when it succeeded, which does not yet mean that the person is let in. */
  failure: FailureKind | null;
  /** State of the session afterwards; null where it is unchanged and another code may be tried. */
  startup: Startup | null;
}

/** Failures that do not depend on the code: each leads to a screen of its own. */
const ENDS: readonly FailureKind[] = ['version', 'blacklisted', 'maintenance'];

/** Logs in with the code typed on SessionFail or Maintenance. */
export const enterAtom = atom(null, async (get, set, code: string): Promise<Entered> => {
  set(triedCodeAtom, code);
  try {
    const answer = await login(get(sendAtom), code);
    return { failure: null, startup: await set(letInNextAtom, answer, code) };
  } catch (error) {
    const failure = toFailure(error);
    if (!ENDS.includes(failure.kind)) return { failure: failure.kind, startup: null };
    set(startupAtom, { type: 'start', token: null, code });
    return { failure: failure.kind, startup: set(startupAtom, { type: 'call-failed', failure }) };
  }
});
