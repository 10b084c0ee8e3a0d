import { hasOwnHistory, href, ledgerSummary, paths } from '@gemas/domain';
import { MenuScreen } from '@gemas/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useBack } from '../shell/back.ts';
import { useInstallWay } from '../state/core/use-install-way.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { ledgerAtom } from '../state/redeem/stored-ledger.ts';
import { useBalanceFreshness } from '../state/session/connection.ts';
import { logOutAtom } from '../state/session/leave-page.ts';
import { balanceAtom, userAtom } from '../state/session/session.ts';
import Pinned from './vault/Pinned.tsx';

export default function MenuPage() {
  const [isLoggingOut, logOut] = useAtom(logOutAtom);
  const user = useAtomValue(userAtom);
  return (
    <MenuScreen
      user={user}
      balance={useAtomValue(balanceAtom)}
      newNotifications={useAtomValue(newNotificationsAtom)}
      balanceFreshness={useBalanceFreshness()}
      check={ledgerSummary(useAtomValue(ledgerAtom))}
      historyHref={hasOwnHistory(user) ? href(paths.history(user.id)) : null}
      supportHref={user.help ? href(paths.support) : null}
      downloadHref={useInstallWay() === 'installed' ? null : href(paths.download)}
      pinned={<Pinned />}
      loggingOut={isLoggingOut}
      onLogout={() => void logOut()}
      onBack={useBack(paths.score)}
    />
  );
}
