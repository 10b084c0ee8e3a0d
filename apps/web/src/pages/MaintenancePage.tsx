import { paths } from '@gemas/domain';
import { MaintenanceScreen } from '@gemas/ui';
import { useState } from 'react';
import { useEntering } from './use-entering.ts';

const STILL_CLOSED = 'Seguimos en mantenimiento. Intenta de nuevo en unos minutos.';

export default function MaintenancePage() {
  const { code, busy, failure, error, isRefused, onEnter } = useEntering(paths.score);
  // As it opened: a code that is typed here does not take its own field away.
  const [knowsCode] = useState(code !== '');
  return (
    <MaintenanceScreen
      busy={busy}
      code={code}
      needsCode={!knowsCode || isRefused}
      error={failure === 'maintenance' ? STILL_CLOSED : error}
      onReconnect={onEnter}
    />
  );
}
