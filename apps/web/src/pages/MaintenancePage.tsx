import { paths } from '@gemas/domain';
import { MaintenanceScreen } from '@gemas/ui';
import { useState } from 'react';
import { useCodeLogin } from './use-code-login.ts';

const STILL_CLOSED = 'Seguimos en mantenimiento. Intenta de nuevo en unos minutos.';

export default function MaintenancePage() {
  const { code, busy, failure, error, isRefused, connection, onEnter } = useCodeLogin(paths.score);
  // Read once: a code typed here must not remove its own field.
  const [hasCode] = useState(code !== '');
  return (
    <MaintenanceScreen
      busy={busy}
      code={code}
      needsCode={!hasCode || isRefused}
      error={failure === 'maintenance' ? STILL_CLOSED : error}
      connection={connection}
      onReconnect={onEnter}
    />
  );
}
