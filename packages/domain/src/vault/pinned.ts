import type { Prize } from './catalogue.ts';

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
