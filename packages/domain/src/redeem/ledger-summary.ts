import { isOpen, type LedgerEntry } from './ledger.ts';

/** One line about the ledger, for other screens. */
export interface LedgerSummary {
  text: string;
  /** False if all entries are settled. */
  isOpen: boolean;
}

const WAS: Record<LedgerEntry['kind'], { one: string; made: string; notMade: string }> = {
  order: { one: 'tu canje', made: 'Tu canje sí se hizo', notMade: 'Tu canje no se hizo' },
  claim: { one: 'tu premio', made: 'Tu premio sí se reclamó', notMade: 'Tu premio no se reclamó' },
};

/**
 * Summarises the open entries; without any, the last settled entry that the user has not seen. Null if there is neither
 * (decision 37).
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
