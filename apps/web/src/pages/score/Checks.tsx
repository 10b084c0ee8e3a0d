import { ledgerSummary } from '@gemas/domain';
import { RedeemCheckBand } from '@gemas/ui';
import { useAtomValue } from '../../state/core/jotai.ts';
import { ledgerAtom } from '../../state/redeem/ledger.ts';

/** Shows the line about orders and claims that are being checked. */
export default function Checks() {
  return <RedeemCheckBand summary={ledgerSummary(useAtomValue(ledgerAtom))} />;
}
