import { paths } from '@gemas/domain';
import { VersionFailScreen } from '@gemas/ui';
import { useNavigate } from 'react-router-dom';
import { useSetAtom } from '../state/core/jotai.ts';
import { reloadFromStart } from '../state/core/reload.ts';
import { stayOnStartAtom } from '../state/session/session.ts';

export default function VersionFailPage() {
  const navigate = useNavigate();
  const setStartStands = useSetAtom(stayOnStartAtom);
  // Every other screen makes a call, and its response would lead straight back here.
  const toStart = () => {
    setStartStands(true);
    navigate(paths.start, { replace: true });
  };
  return <VersionFailScreen onReload={reloadFromStart} onBack={toStart} />;
}
