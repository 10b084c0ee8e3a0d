import type { FailureKind, Startup } from '@gemas/domain';
import { toFailure } from '../../api/error.ts';
import { login } from '../../api/session.ts';
import { atom } from '../core/jotai.ts';
import { sendAtom, startupAtom } from './session.ts';
import { admitNextAtom } from './succession.ts';

/** The code that was tried last. It goes before the stored one, which may be of who was here before. */
export const triedCodeAtom = atom<string | null>(null);

/** What came of a code. */
export interface Entered {
  /** Why the call failed; null when it did not, which is not yet to be let in. */
  failure: FailureKind | null;
  /** Where the session stands then; null where all is as it was and another code may be tried. */
  startup: Startup | null;
}

/** What is no matter of the code: it leads to a screen of its own. */
const ENDS: readonly FailureKind[] = ['version', 'blacklisted', 'maintenance'];

/** Logs in with the code given on SessionFail or Maintenance. */
export const enterAtom = atom(null, async (get, set, code: string): Promise<Entered> => {
  set(triedCodeAtom, code);
  try {
    const answer = await login(get(sendAtom), code);
    return { failure: null, startup: await set(admitNextAtom, answer, code) };
  } catch (error) {
    const failure = toFailure(error);
    if (!ENDS.includes(failure.kind)) return { failure: failure.kind, startup: null };
    set(startupAtom, { type: 'start', token: null, code });
    return { failure: failure.kind, startup: set(startupAtom, { type: 'call-failed', failure }) };
  }
});
