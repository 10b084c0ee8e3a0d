import { formatNumber, plural } from '../format/number.ts';
import { affordability } from '../wallet/wallet.ts';
import type { Prize } from './catalogue.ts';
import { VAULT_CLOSED } from './closed.ts';

/** The prize that a person saves for, as the last answer described it ('Mi meta'). */
export interface PinnedPrize {
  sku: string;
  name: string;
  image: string;
  /** Gems; null once it cannot be redeemed any more. */
  price: number | null;
  /** Gems when it was pinned. */
  firstPrice: number;
}

/** The pin of a prize; null for a prize that cannot be redeemed. */
export function pinPrize({ sku, name, image, price, available }: Prize): PinnedPrize | null {
  return available && price !== null ? { sku, name, image, price, firstPrice: price } : null;
}

/** The pin after a new answer about its prize. `prize` is null if the vault has no such prize any more. */
export function refreshPinned(pinned: PinnedPrize, prize: Prize | null): PinnedPrize {
  if (prize === null) return { ...pinned, price: null };
  const { name, image, price, available } = prize;
  return { ...pinned, name, image, price: available ? price : null };
}

const isPrice = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/** Whether a stored value is a pin. */
export function isPinnedPrize(value: unknown): value is PinnedPrize {
  if (typeof value !== 'object' || value === null) return false;
  const { sku, name, image, price, firstPrice } = value as Record<string, unknown>;
  const hasTexts = [sku, name, image].every((text) => typeof text === 'string');
  return hasTexts && sku !== '' && (price === null || isPrice(price)) && isPrice(firstPrice);
}

/** What 'Mi meta' says about a pinned prize. */
export interface PinnedView {
  standing: 'short' | 'reached' | 'gone';
  /** 'Te faltan 212', '¡Ya te alcanza!' or 'Ya no está en la bóveda'. */
  verdict: string;
  /** Why it cannot be redeemed now, or how its price has changed; null for neither. */
  note: string | null;
}

function priceNote(price: number, firstPrice: number): string | null {
  if (price === firstPrice) return null;
  const verb = price > firstPrice ? 'Subió' : 'Bajó';
  return `${verb} de ${formatNumber(firstPrice)} a ${formatNumber(price)} esmeraldas`;
}

/** @param balance gems that can be spent */
export function pinnedView(
  { price, firstPrice }: PinnedPrize,
  balance: number,
  vaultOpen: boolean,
): PinnedView {
  if (price === null) return { standing: 'gone', verdict: 'Ya no está en la bóveda', note: null };
  const { affordable, missing } = affordability(price, balance);
  return {
    standing: affordable ? 'reached' : 'short',
    verdict: affordable
      ? '¡Ya te alcanza!'
      : `${plural(missing, 'Te falta', 'Te faltan')} ${formatNumber(missing)}`,
    note: vaultOpen ? priceNote(price, firstPrice) : VAULT_CLOSED,
  };
}
