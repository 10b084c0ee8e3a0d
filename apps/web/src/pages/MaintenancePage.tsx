import { paths, reconnectFailureText } from '@gemas/domain';
import { MaintenanceScreen } from '@gemas/ui';
import { useState } from 'react';
import { useCodeLogin } from './use-code-login.ts';

export default function MaintenancePage() {
  const { code, busy, failure, isRefused, connection, onEnter } = useCodeLogin(paths.score);
  // Keeps its first value: a login attempt sets `code` to the typed code, but the code field must stay on the screen.
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
