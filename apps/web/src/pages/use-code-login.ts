import { destination, type FailureKind, href, paths } from '@gemas/domain';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LOCAL_KEYS, local } from '../state/core/storage.ts';
import { useConnection } from '../state/session/connection.ts';
import { enterAtom, triedCodeAtom } from '../state/session/entering.ts';
import { readLink } from '../state/session/login-code.ts';
import { startupAtom } from '../state/session/session.ts';

/**
 * Logs in with a typed employee code, on SessionFail and Maintenance.
 *
 * @param home path of the screen to open after a log-in. Default: the path that `destination` returns
 */
export function useCodeLogin(home?: string) {
  const [busy, enter] = useAtom(enterAtom);
  const tried = useAtomValue(triedCodeAtom);
  const isBlocked = useAtomValue(startupAtom).step === 'blocked';
  const navigate = useNavigate();
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const connection = useConnection();

  const tryCode = async (code: string) => {
    setFailure(null);
    const entered = await enter(code, href(home ?? paths.start));
    if (entered === undefined) return;
    setFailure(entered.failure);
    if (entered.failure === 'unauthorized') setIsRefused(true);
    const next = entered.startup && destination(entered.startup);
    if (next !== null) {
      navigate((entered.startup?.step === 'ready' && home) || next, { replace: true });
    }
  };

  return {
    /** Initial employee code. Empty if none is known, or if it belongs to a blocked user. */
    code: isBlocked ? '' : (tried ?? readLink()?.code ?? local.getItem(LOCAL_KEYS.loginCode) ?? ''),
    busy,
    /** Why the last attempt failed. Null if there was no attempt, or if the last attempt is pending or did not fail. */
    failure,
    /** True if a code was refused on this screen, so that the user has to type another one. */
    isRefused,
    connection,
    onEnter: (code: string) => connection.ifOnline(() => void tryCode(code)),
  };
}
