import { paths } from '@gemas/domain';
import { MaintenanceScreen } from '@gemas/ui';
import { useEntering } from './use-entering.ts';

const STILL_CLOSED = 'Seguimos en mantenimiento. Intenta de nuevo en unos minutos.';

export default function MaintenancePage() {
  const { code, busy, failure, error, isRefused, onEnter } = useEntering(paths.score);
  return (
    <MaintenanceScreen
      busy={busy}
      code={code}
      needsCode={code === '' || isRefused}
      error={failure === 'maintenance' ? STILL_CLOSED : error}
      onReconnect={onEnter}
    />
  );
}
