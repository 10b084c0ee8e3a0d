import { paths, reconnectFailureText } from '@gemas/domain';
import { MaintenanceScreen } from '@gemas/ui';
import { useState } from 'react';
import { useCodeLogin } from './use-code-login.ts';

export default function MaintenancePage() {
  const { code, busy, failure, isRefused, connection, onEnter } = useCodeLogin(paths.score);
  // Whether a code was known on mount. Not updated when an attempt sets `code`, so that the code field stays visible.
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
