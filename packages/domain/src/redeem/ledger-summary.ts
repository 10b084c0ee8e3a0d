import { isOpen, type LedgerEntry } from './ledger.ts';

/** A sentence about the orders and claims that this phone has sent. Shown on screens other than the checkout. */
export interface LedgerSummary {
  text: string;
  /** True if the outcome of an order or a claim is still unknown. */
  isOpen: boolean;
}

const WAS: Record<LedgerEntry['kind'], { one: string; made: string; notMade: string }> = {
  order: { one: 'tu canje', made: 'Tu canje sí se hizo', notMade: 'Tu canje no se hizo' },
  claim: { one: 'tu premio', made: 'Tu premio sí se reclamó', notMade: 'Tu premio no se reclamó' },
};

/**
 * Returns a sentence about the entries whose outcome is unknown. If there are none, returns a sentence about the last
 * entry whose outcome the user has not seen. Null if there is neither (decision 37).
 */
export function ledgerSummary(entries: readonly LedgerEntry[]): LedgerSummary | null {
  const open = entries.filter(isOpen);
  const [first] = open;
  if (first) {
    const text =
      open.length === 1
        ? `Estamos comprobando ${WAS[first.kind].one}: ${first.name}.`
        : `Estamos comprobando ${open.length} envíos.`;
    return { text, isOpen: true };
  }
  const last = entries.filter(({ isSeen }) => !isSeen).pop();
  if (!last) return null;
  const { made, notMade } = WAS[last.kind];
  return { text: `${last.state === 'made' ? made : notMade}: ${last.name}.`, isOpen: false };
}
