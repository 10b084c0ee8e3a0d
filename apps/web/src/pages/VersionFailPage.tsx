import { paths } from '@gemas/domain';
import { VersionFailScreen } from '@gemas/ui';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { reloadFromStart } from '../platform/reload.ts';
import { removeWorker } from '../state/core/worker.ts';
import { stayOnStartAtom } from '../state/session/session.ts';

export default function VersionFailPage() {
  const navigate = useNavigate();
  const setStayOnStart = useSetAtom(stayOnStartAtom);
  // Goes to Start, because only Start makes no call. The answer to a call of another screen would lead back here.
  const toStart = () => {
    setStayOnStart(true);
    navigate(paths.start, { replace: true });
  };
  // Removes the service worker first, because it would serve the same old version again.
  const reload = () => void removeWorker().finally(reloadFromStart);
  return <VersionFailScreen onReload={reload} onBack={toStart} />;
}
