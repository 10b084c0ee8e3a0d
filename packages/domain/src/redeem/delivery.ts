import { NEW_ADDRESS } from '../address/choice.ts';
import { idOfText } from '../format/id.ts';
import type { User } from '../session/user.ts';
import type { AddressPayload, PersonalData, SimulationPayload } from './payload.ts';

/**
 * Values of the checkout form for a prize that is delivered to an address. The field names are those of spec section 3,
 * Redeem form.
 */
export interface DeliveryForm extends PersonalData {
  /** Id of the chosen saved address, as text. `NEW_ADDRESS` if the user enters a new address. */
  address_id: string;
  receiver: string;
  postal_code: string;
  neighborhood: string;
  street: string;
  number: string;
  complement: string;
  city: string;
  state: string;
  reference: string;
}

/** Returns only the four fields of `PersonalData`. The form for redeeming any prize contains these fields. */
export function personalDataOf(form: PersonalData): PersonalData {
  const { first_name, last_name, email, phone } = form;
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

/** Returns the address part of a payload: the id of the saved address, or the typed fields of a new address. */
export function addressPayload(form: DeliveryForm): AddressPayload {
  if (form.address_id !== NEW_ADDRESS) return { address_id: idOfText(form.address_id) };
  return {
    street: form.street,
    number: form.number,
    neighborhood: form.neighborhood,
    state: form.state,
    city: form.city,
    receiver: form.receiver,
    postal_code: form.postal_code,
    ...(form.complement && { complement: form.complement }),
    ...(form.reference && { reference: form.reference }),
  };
}

/**
 * Returns the body of `POST /orders/simulation` for a valid form. The body contains only keys that the contract names.
 */
export function simulationPayload(sku: string, form: DeliveryForm): SimulationPayload {
  return { sku, ...personalDataOf(form), ...addressPayload(form) };
}
