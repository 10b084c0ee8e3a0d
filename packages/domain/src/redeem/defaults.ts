import { NEW_ADDRESS } from '../address/choice.ts';
import type { User } from '../session/user.ts';
import type { DeliveryForm } from './delivery.ts';
import type { PersonalData } from './payload.ts';

/** Returns only the four fields of `PersonalData`. The form for redeeming any prize contains these fields. */
export function personalDataOf({
  first_name,
  last_name,
  email,
  phone,
}: PersonalData): PersonalData {
  return { first_name, last_name, email, phone };
}

/**
 * Returns the initial values of the form for a prize that is delivered to an address. If the user has no saved address,
 * the form starts with a new address.
 */
export function deliveryDefaults(user: PersonalData & Pick<User, 'addresses'>): DeliveryForm {
  return {
    ...personalDataOf(user),
    address_id: user.addresses.length > 0 ? '' : NEW_ADDRESS,
    receiver: '',
    postal_code: '',
    neighborhood: '',
    street: '',
    number: '',
    complement: '',
    city: '',
    state: '',
    reference: '',
  };
}
