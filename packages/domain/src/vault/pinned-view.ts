import { formatNumber, plural } from '../format/number.ts';
import { affordability, UNREAD_BALANCE } from '../wallet/wallet.ts';
import { VAULT_CLOSED } from './closed.ts';
import type { PinnedPrize } from './pinned.ts';

/** What the card 'Mi meta' shows about the prize that the user saves for. */
export interface PinnedView {
  standing: 'short' | 'reached' | 'gone';
  /** 'Te faltan 212', '¡Ya te alcanza!' or 'Ya no está en la bóveda'. */
  verdict: string;
  /** Why the prize cannot be redeemed now, or how its price has changed. Null if neither applies. */
  note: string | null;
}

function priceNote(price: number, firstPrice: number): string | null {
  if (price === firstPrice) return null;
  const verb = price > firstPrice ? 'Subió' : 'Bajó';
  return `${verb} de ${formatNumber(firstPrice)} a ${formatNumber(price)} esmeraldas`;
}

/**
 * Returns what the card 'Mi meta' shows about a pinned prize.
 *
 * @param balance gems that the user can spend; null if they could not be read
 */
export function pinnedView(
  { price, firstPrice }: PinnedPrize,
  balance: number | null,
  vaultOpen: boolean,
): PinnedView {
  if (price === null) return { standing: 'gone', verdict: 'Ya no está en la bóveda', note: null };
  const { affordable, missing } = affordability(price, balance);
  return {
    standing: affordable ? 'reached' : 'short',
    verdict: affordable
      ? '¡Ya te alcanza!'
      : missing === null
        ? UNREAD_BALANCE
        : `${plural(missing, 'Te falta', 'Te faltan')} ${formatNumber(missing)}`,
    note: vaultOpen ? priceNote(price, firstPrice) : VAULT_CLOSED,
  };
}
