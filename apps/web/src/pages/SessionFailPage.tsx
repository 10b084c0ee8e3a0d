import { SessionFailScreen } from '@gemas/ui';
import { reloadFromStart } from '../shell/reload.ts';
import { useAtomValue } from '../state/jotai.ts';
import { startupAtom } from '../state/session.ts';
import { LOCAL_KEYS, local } from '../state/storage.ts';
import { useEntering } from './use-entering.ts';

export default function SessionFailPage() {
  const startup = useAtomValue(startupAtom);
  const { busy, error, onEnter } = useEntering();
  const reason = startup.step === 'failed' ? startup.reason : 'no-code';
  return (
    <SessionFailScreen
      reason={reason}
      code={local.getItem(LOCAL_KEYS.loginCode) ?? ''}
      busy={busy}
      error={error}
      onEnter={onEnter}
      onRetry={reason === 'unreachable' ? reloadFromStart : null}
    />
  );
}
