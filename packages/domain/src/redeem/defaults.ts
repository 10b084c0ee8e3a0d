import { NEW_ADDRESS } from '../address/choice.ts';
import type { User } from '../session/user.ts';
import type { DeliveryForm } from './delivery.ts';
import type { PersonalData } from './payload.ts';

/** The personal data that every redeem form starts with. */
export function personalDataOf({
  first_name,
  last_name,
  email,
  phone,
}: PersonalData): PersonalData {
  return { first_name, last_name, email, phone };
}

/** Initial values of a user's delivery form. Without a saved address it starts with a new one. */
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
