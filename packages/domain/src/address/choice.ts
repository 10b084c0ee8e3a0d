import type { Address } from './address.ts';

/** Value of `address_id` that stands for a new address. */
export const NEW_ADDRESS = 'new';

/**
 * The initial `address_id` of a form: the draft's choice if it still exists, otherwise the first saved address,
 * otherwise a new one.
 */
export function addressChoice(draft: string, addresses: readonly Pick<Address, 'id'>[]): string {
  const [first] = addresses;
  if (!first) return NEW_ADDRESS;
  const isOffered = draft === NEW_ADDRESS || addresses.some(({ id }) => String(id) === draft);
  return isOffered ? draft : String(first.id);
}
