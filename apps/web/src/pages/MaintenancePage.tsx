import { paths, reconnectFailureText } from '@gemas/domain';
import { MaintenanceScreen } from '@gemas/ui';
import { useState } from 'react';
import { useCodeLogin } from './use-code-login.ts';

export default function MaintenancePage() {
  const { code, busy, failure, isRefused, connection, onEnter } = useCodeLogin(paths.score);
  // A login attempt sets `code` to the typed code. The code field must stay, so only the first value of `code` counts.
  const [hasCode] = useState(code !== '');
  return (
    <MaintenanceScreen
      busy={busy}
      code={code}
      needsCode={!hasCode || isRefused}
      error={failure && reconnectFailureText(failure)}
      connection={connection}
      onReconnect={onEnter}
    />
  );
}
