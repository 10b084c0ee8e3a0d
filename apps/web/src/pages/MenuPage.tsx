import { paths } from '@gemas/domain';
import { MenuScreen } from '@gemas/ui';
import { useBack } from '../shell/back.ts';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { logOutAtom } from '../state/session/log-out.ts';
import { balanceAtom, userAtom } from '../state/session/session.ts';

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
