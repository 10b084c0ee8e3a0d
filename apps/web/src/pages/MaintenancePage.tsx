import { MaintenanceScreen } from '@gemas/ui';
import { LOCAL_KEYS, local } from '../state/storage.ts';
import { useEntering } from './use-entering.ts';

const STILL_CLOSED = 'Seguimos en mantenimiento. Intenta de nuevo en unos minutos.';

export default function MaintenancePage() {
  const { busy, failure, error, onEnter } = useEntering();
  const code = local.getItem(LOCAL_KEYS.loginCode) ?? '';
  return (
    <MaintenanceScreen
      busy={busy}
      code={code}
      needsCode={code === ''}
      error={failure === 'maintenance' ? STILL_CLOSED : error}
      onReconnect={onEnter}
    />
  );
}
