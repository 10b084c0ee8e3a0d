import { isOpen, isSettled, type LedgerEntry, type LedgerState } from './ledger.ts';

/** A sentence about the orders and claims that this phone has sent. Shown on screens other than the checkout. */
export interface LedgerSummary {
  text: string;
  /** True if the outcome of an order or a claim is still unknown. */
  isOpen: boolean;
}

const CHECKED: Record<LedgerEntry['kind'], string> = { order: 'tu canje', claim: 'tu premio' };

const ENDED: Record<LedgerEntry['kind'], Partial<Record<LedgerState, string>>> = {
  order: {
    made: 'Tu canje sí se hizo',
    'not-made': 'Tu canje no se hizo',
    unproven: 'No pudimos comprobar tu canje',
  },
  claim: {
    made: 'Tu premio sí se reclamó',
    'not-made': 'Tu premio no se reclamó',
    unproven: 'No pudimos comprobar si tu premio se reclamó',
  },
};

/**
 * Returns a sentence about the entries that the app is checking. If there are none, returns a sentence about the last
 * entry whose outcome the user has not seen. Null if there is neither (decision 37).
 */
export function ledgerSummary(entries: readonly LedgerEntry[]): LedgerSummary | null {
  const open = entries.filter(isOpen);
  const [first] = open;
  if (first) {
    const text =
      open.length === 1
        ? `Estamos comprobando ${CHECKED[first.kind]}: ${first.name}.`
        : `Estamos comprobando ${open.length} envíos.`;
    return { text, isOpen: true };
  }
  const last = entries.filter(({ isSeen }) => !isSeen).pop();
  return last
    ? { text: `${ENDED[last.kind][last.state]}: ${last.name}.`, isOpen: !isSettled(last) }
    : null;
}
