import { paths } from '@gemas/domain';
import { MenuScreen } from '@gemas/ui';
import { useBack } from '../shell/back.ts';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { logOutAtom } from '../state/log-out.ts';
import { newNotificationsAtom } from '../state/notifications.ts';
import { balanceAtom, userAtom } from '../state/session.ts';

export default function MenuPage() {
  const logOut = useSetAtom(logOutAtom);
  return (
    <MenuScreen
      user={useAtomValue(userAtom)}
      balance={useAtomValue(balanceAtom)}
      newNotifications={useAtomValue(newNotificationsAtom)}
      onLogout={() => void logOut()}
      onBack={useBack(paths.score)}
    />
  );
}
