import { canBeRetried, codeFailureText } from '@gemas/domain';
import { SessionFailScreen } from '@gemas/ui';
import { reloadFromStart } from '@gemas/ui/platform';
import { useAtomValue } from '../state/core/jotai.ts';
import { startupAtom } from '../state/session/session.ts';
import { useCodeLogin } from './use-code-login.ts';

export default function SessionFailPage() {
  const startup = useAtomValue(startupAtom);
  const { code, busy, failure, connection, onEnter } = useCodeLogin();
  const reason = startup.step === 'failed' ? startup.reason : 'no-code';
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
