import {
  type Address,
  addressChoice,
  type DeliveryForm,
  NEW_ADDRESS,
  type PersonalData,
} from '@gemas/domain';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';

const PERSONAL = ['first_name', 'last_name', 'email', 'phone'] as const;
/** While these fields are empty, nobody has begun to type a new address. */
const ADDRESS = ['receiver', 'postal_code', 'street', 'number'] as const;

/**
 * Fills in fields that are still empty when `defaults` changes: the user's data may arrive after the form has opened. What
 * was typed stays. The first saved address is chosen if no new one was begun.
 *
 * @param defaults the initial values; the same object until they change
 * @param addresses saved addresses of the user; omitted in a form without addresses
 */
export function useLateDefaults<Form extends PersonalData>(
  form: UseFormReturn<Form>,
  defaults: PersonalData,
  addresses: readonly Address[] = [],
): void {
  const latest = useRef({ defaults, addresses });
  useEffect(() => {
    const isNew = latest.current.defaults !== defaults;
    latest.current = { defaults, addresses };
    if (!isNew) return;
    // Both kinds of form have these fields.
    const fields = form as unknown as UseFormReturn<PersonalData & Partial<DeliveryForm>>;
    for (const name of PERSONAL) {
      if (fields.getValues(name) === '') fields.setValue(name, defaults[name]);
    }
    const isUntouched =
      fields.getValues('address_id') === NEW_ADDRESS &&
      ADDRESS.every((name) => fields.getValues(name) === '');
    if (isUntouched) fields.setValue('address_id', addressChoice('', addresses));
  }, [form, defaults, addresses]);
}
