import { isOpen } from '@gemas/domain';
import { RedeemCheck, useSeenOnLeave } from '@gemas/ui';
import { useAtomValue, useSetAtom } from '../../state/core/jotai.ts';
import { ledgerAtom } from '../../state/redeem/ledger.ts';
import { seenAtom } from '../../state/redeem/ledger-changes.ts';
import { useChecks } from '../../state/redeem/use-checks.ts';

/** Shows, newest first, each order or claim of this phone that is open or whose outcome the user has not seen. */
export default function Checks() {
  const entries = useAtomValue(ledgerAtom);
  const shown = entries.filter((entry) => isOpen(entry) || !entry.isSeen).reverse();
  const checkOf = useChecks(shown.length > 0);
  useSeenOnLeave(entries, useSetAtom(seenAtom));
  return shown.map((entry) => <RedeemCheck key={entry.seq} {...checkOf(entry)} />);
}
