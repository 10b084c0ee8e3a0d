import { paths } from '@gemas/domain';
import { MenuScreen } from '@gemas/ui';
import { useBack } from '../shell/back.ts';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { offlineSinceWithBalance } from '../state/core/remote.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { logOutAtom } from '../state/session/log-out.ts';
import { refreshIdentityAtom } from '../state/session/refresh-identity.ts';
import { balanceAtom, keptAtAtom, userAtom } from '../state/session/session.ts';

export default function MenuPage() {
  const logOut = useSetAtom(logOutAtom);
  return (
    <MenuScreen
      user={useAtomValue(userAtom)}
      balance={useAtomValue(balanceAtom)}
      newNotifications={useAtomValue(newNotificationsAtom)}
      offlineSince={offlineSinceWithBalance([], useAtomValue(keptAtAtom))}
      onRetry={useSetAtom(refreshIdentityAtom)}
      onLogout={() => void logOut()}
      onBack={useBack(paths.score)}
    />
  );
}
