import { canBeRetried, codeFailureText } from '@gemas/domain';
import { listen, SessionFailScreen } from '@gemas/ui';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { reloadFromStart } from '../platform/reload.ts';
import { startupAtom } from '../state/session/session.ts';
import { useCodeLogin } from './use-code-login.ts';

export default function SessionFailPage() {
  const startup = useAtomValue(startupAtom);
  const { code, busy, failure, connection, onEnter } = useCodeLogin();
  const reason = startup.step === 'failed' ? startup.reason : 'no-code';
  useEffect(() => {
    if (reason !== 'unreachable' || busy) return undefined;
    // The start-up is repeated when the connection returns (decision D21), but not under a code that is being typed.
    return listen(['online'], () => {
      if (!document.activeElement?.matches('input')) reloadFromStart();
    });
  }, [reason, busy]);
  return (
    <SessionFailScreen
      reason={reason}
      code={code}
      busy={busy}
      error={failure && codeFailureText(failure)}
      // Omitted for the reason 'unreachable', whose text already says that there is no connection.
      connection={reason === 'unreachable' ? undefined : connection}
      onEnter={onEnter}
      onRetry={canBeRetried(reason) ? reloadFromStart : null}
    />
  );
}
