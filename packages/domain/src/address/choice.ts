import type { Address } from './address.ts';

/** Value of `address_id` that stands for a new address. */
export const NEW_ADDRESS = 'new';

/**
 * The address that a form opens with, as its `address_id`: the kept choice if it can still be chosen, else the first
 * saved address, else a new one.
 */
export function addressChoice(kept: string, addresses: readonly Pick<Address, 'id'>[]): string {
  const [first] = addresses;
  if (!first) return NEW_ADDRESS;
  const isOffered = kept === NEW_ADDRESS || addresses.some(({ id }) => String(id) === kept);
  return isOffered ? kept : String(first.id);
}
