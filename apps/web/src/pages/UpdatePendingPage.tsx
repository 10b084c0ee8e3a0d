import { paths } from '@gemas/domain';
import { UpdatePendingScreen } from '@gemas/ui';
import { useBack } from '../shell/back.ts';
import { useSetAtom } from '../state/core/jotai.ts';
import { logOutAtom } from '../state/session/leave-page.ts';

export default function UpdatePendingPage() {
  const logOut = useSetAtom(logOutAtom);
  return <UpdatePendingScreen onLogout={() => void logOut()} onBack={useBack(paths.score)} />;
}
