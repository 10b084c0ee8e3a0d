import { paths } from '@gemas/domain';
import { MenuScreen } from '@gemas/ui';
import { useBack } from '../shell/back.ts';
import { useAtomValue } from '../state/jotai.ts';
import { newNotificationsAtom } from '../state/notifications.ts';
import { balanceAtom, logOut, userAtom } from '../state/session.ts';

export default function MenuPage() {
  return (
    <MenuScreen
      user={useAtomValue(userAtom)}
      balance={useAtomValue(balanceAtom)}
      newNotifications={useAtomValue(newNotificationsAtom)}
      onLogout={logOut}
      onBack={useBack(paths.score)}
    />
  );
}
