import { SessionFailScreen } from '@gemas/ui';
import { useAtomValue } from '../state/core/jotai.ts';
import { reloadFromStart } from '../state/core/reload.ts';
import { startupAtom } from '../state/session/session.ts';
import { useCodeLogin } from './use-code-login.ts';

export default function SessionFailPage() {
  const startup = useAtomValue(startupAtom);
  const { code, busy, error, connection, onEnter } = useCodeLogin();
  const reason = startup.step === 'failed' ? startup.reason : 'no-code';
  const isRetried = reason === 'unreachable' || reason === 'server';
  return (
    <SessionFailScreen
      reason={reason}
      code={code}
      busy={busy}
      error={error}
      // 'unreachable' says it already.
      connection={reason === 'unreachable' ? undefined : connection}
      onEnter={onEnter}
      onRetry={isRetried ? reloadFromStart : null}
    />
  );
}
