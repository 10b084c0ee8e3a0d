import type { Address } from './address.ts';

/** Value of `address_id` if the user enters a new address. */
export const NEW_ADDRESS = 'new';

/**
 * Returns the initial `address_id` of a form: the address chosen in the draft if it still exists, otherwise the first
 * saved address. Without saved addresses the result is `NEW_ADDRESS`.
 */
export function addressChoice(draft: string, addresses: readonly Pick<Address, 'id'>[]): string {
  const [first] = addresses;
  if (!first) return NEW_ADDRESS;
  const isOffered = draft === NEW_ADDRESS || addresses.some(({ id }) => String(id) === draft);
  return isOffered ? draft : String(first.id);
}
