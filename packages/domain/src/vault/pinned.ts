import type { Prize } from './catalogue.ts';

/** The prize that a user saves for ('Mi meta', my goal), with the data that the server last sent. */
export interface PinnedPrize {
  sku: string;
  name: string;
  image: string;
  /** Current price in gems. Null if the prize can no longer be redeemed. */
  price: number | null;
  /** Price in gems when the prize was pinned. */
  firstPrice: number;
}

/** Returns the `PinnedPrize` of a prize that the user wants to save for. Null if that prize cannot be redeemed. */
export function pinPrize({ sku, name, image, price, available }: Prize): PinnedPrize | null {
  return available && price !== null ? { sku, name, image, price, firstPrice: price } : null;
}

/**
 * Returns the pinned prize, updated with a new answer of the server. Returns `pinned` itself if nothing has changed.
 *
 * @param prize null if the vault no longer has the prize
 */
export function refreshPinned(pinned: PinnedPrize, prize: Prize | null): PinnedPrize {
  const { name, image } = prize ?? pinned;
  const price = prize?.available ? prize.price : null;
  const isSame = name === pinned.name && image === pinned.image && price === pinned.price;
  return isSame ? pinned : { ...pinned, name, image, price };
}

const isPrice = (value: unknown) => Number.isFinite(value) && Number(value) > 0;

/** Whether a value from the phone's storage is a valid pinned prize. */
export function isPinnedPrize(value: unknown): value is PinnedPrize {
  if (typeof value !== 'object' || value === null) return false;
  const { sku, name, image, price, firstPrice } = value as Record<string, unknown>;
  const hasTexts = [sku, name, image].every((text) => typeof text === 'string');
  return hasTexts && sku !== '' && (price === null || isPrice(price)) && isPrice(firstPrice);
}
