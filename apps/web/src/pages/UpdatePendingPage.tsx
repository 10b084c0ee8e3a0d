import { paths } from '@gemas/domain';
import { UpdatePendingScreen } from '@gemas/ui';
import { useBack } from '../shell/back.ts';
import { logOut } from '../state/session.ts';

export default function UpdatePendingPage() {
  return <UpdatePendingScreen onLogout={logOut} onBack={useBack(paths.score)} />;
}
