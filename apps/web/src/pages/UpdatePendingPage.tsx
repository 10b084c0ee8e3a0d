import { ledgerSummary, paths } from '@gemas/domain';
import { UpdatePendingScreen } from '@gemas/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useBack } from '../shell/back.ts';
import { ledgerAtom } from '../state/redeem/stored-ledger.ts';
import { logOutAtom } from '../state/session/leave-page.ts';

export default function UpdatePendingPage() {
  const [isLoggingOut, logOut] = useAtom(logOutAtom);
  return (
    <UpdatePendingScreen
      checking={ledgerSummary(useAtomValue(ledgerAtom))?.isOpen}
      loggingOut={isLoggingOut}
      onLogout={() => void logOut()}
      onBack={useBack(paths.score)}
    />
  );
}
