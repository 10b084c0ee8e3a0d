import { hasOwnHistory, href, ledgerSummary, paths } from '@gemas/domain';
import { MenuScreen } from '@gemas/ui';
import { useBack } from '../shell/back.ts';
import { useAtom, useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { balanceFreshness } from '../state/core/remote.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { ledgerAtom } from '../state/redeem/ledger.ts';
import { logOutAtom } from '../state/session/log-out.ts';
import { refreshIdentityAtom } from '../state/session/refresh-identity.ts';
import { balanceAtom, unreachableSinceAtom, userAtom } from '../state/session/session.ts';
import Pinned from './vault/Pinned.tsx';

export default function MenuPage() {
  const [isLoggingOut, logOut] = useAtom(logOutAtom);
  const user = useAtomValue(userAtom);
  const refreshIdentity = useSetAtom(refreshIdentityAtom);
  return (
    <MenuScreen
      user={user}
      balance={useAtomValue(balanceAtom)}
      newNotifications={useAtomValue(newNotificationsAtom)}
      balanceFreshness={balanceFreshness(
        useAtomValue(unreachableSinceAtom),
        () => void refreshIdentity(),
      )}
      check={ledgerSummary(useAtomValue(ledgerAtom))}
      historyHref={hasOwnHistory(user) ? href(paths.history(user.id)) : null}
      supportHref={user.help ? href(paths.support) : null}
      pinned={<Pinned />}
      loggingOut={isLoggingOut}
      onLogout={() => void logOut()}
      onBack={useBack(paths.score)}
    />
  );
}
