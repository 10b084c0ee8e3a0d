import type { Prize } from './catalogue.ts';

/** The prize that a user saves for ('Mi meta', my goal), with the data that the server last sent. */
export interface PinnedPrize {
  sku: string;
  name: string;
  image: string;
  /** Current price in gems. Null if the prize can no longer be redeemed. */
  price: number | null;
  /** Price when the prize was pinned, gems. */
  firstPrice: number;
}

/** Returns the pinned prize for a prize that the user wants to save for. Null if that prize cannot be redeemed. */
export function pinPrize({ sku, name, image, price, available }: Prize): PinnedPrize | null {
  return available && price !== null ? { sku, name, image, price, firstPrice: price } : null;
}

/** Returns the pinned prize with the data of a new answer. `prize` is null if the vault no longer has the prize. */
export function refreshPinned(pinned: PinnedPrize, prize: Prize | null): PinnedPrize {
  if (prize === null) return { ...pinned, price: null };
  const { name, image, price, available } = prize;
  return { ...pinned, name, image, price: available ? price : null };
}

const isPrice = (value: unknown) => Number.isFinite(value) && Number(value) > 0;

/** Whether a value from the phone's storage is a valid pinned prize. */
export function isPinnedPrize(value: unknown): value is PinnedPrize {
  const { sku, name, image, price, firstPrice } = (value ?? {}) as Record<string, unknown>;
  const hasTexts = [sku, name, image].every((text) => typeof text === 'string');
  return hasTexts && sku !== '' && (price === null || isPrice(price)) && isPrice(firstPrice);
}
