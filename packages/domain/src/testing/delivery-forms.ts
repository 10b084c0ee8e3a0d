import { NEW_ADDRESS } from '../address/choice.ts';
import type { DeliveryForm } from '../redeem/delivery.ts';

/** What every form asks of a user. */
export const PERSON = {
  first_name: 'Fernanda',
  last_name: 'Hernández Ávila',
  email: 'fer.avila@correo.mx',
  phone: '4771234508',
};

/** A form in which a saved address is chosen. */
export const SAVED: DeliveryForm = {
  ...PERSON,
  address_id: '7',
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

/** A form in which a new address is entered. */
export const NEW: DeliveryForm = {
  ...SAVED,
  address_id: NEW_ADDRESS,
  receiver: 'Martín Hernández',
  postal_code: '01000',
  neighborhood: 'San Ángel',
  street: 'Amargura',
  number: '118-B',
  city: 'Álvaro Obregón',
  state: 'Ciudad de México',
};
