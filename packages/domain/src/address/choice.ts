import type { Address } from './address.ts';

/** Value of `address_id` that stands for a new address. */
export const NEW_ADDRESS = 'new';

/**
 * The address that a form opens with, as its `address_id`: the draft's choice if it can still be chosen, else the first
 * saved address, else a new one.
 */
export function addressChoice(draft: string, addresses: readonly Pick<Address, 'id'>[]): string {
  const [first] = addresses;
  if (!first) return NEW_ADDRESS;
  const isOffered = draft === NEW_ADDRESS || addresses.some(({ id }) => String(id) === draft);
  return isOffered ? draft : String(first.id);
}
