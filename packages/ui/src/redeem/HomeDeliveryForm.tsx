import {
  type Address,
  addressChoice,
  type DeliveryForm,
  deliverySchema,
  NEW_ADDRESS,
  type PostalLookup,
} from '@gemas/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { AddressForm } from '../address/AddressForm/AddressForm.tsx';
import { SavedAddresses } from '../address/SavedAddresses.tsx';
import { afterTap } from '../platform/after-tap.ts';
import { FieldsForm } from '../primitives/Field/FieldsForm.tsx';
import { SectionTitle } from '../primitives/SectionTitle.tsx';
import { PersonalFields } from './PersonalFields/PersonalFields.tsx';

const WHERE = <SectionTitle>¿A dónde lo enviamos?</SectionTitle>;

const AddressGap = styled.div`
  margin-top: 14px;
`;

/** Props that a screen passes to its `HomeDeliveryForm`. */
export interface DeliveryFormProps {
  /** Saved addresses of the user. */
  addresses: readonly Address[];
  /** Initial values of the form, from the user's data or a saved draft. The form reads them only when it is mounted. */
  defaults: DeliveryForm;
  /** State of the look-up of the postal code. Belongs to the code that `onPostalCode` received last. */
  postalLookup: PostalLookup;
  /**
   * Called with the postal code after every change, also with ''. The user's retry calls it again with the same code.
   */
  onPostalCode: (code: string) => void;
  /** Called with all typed values after every change. */
  onDraft: (form: DeliveryForm) => void;
  /** Called on submit. Receives valid, normalised values. */
  onSubmit: (form: DeliveryForm) => void;
}

export interface HomeDeliveryFormProps extends DeliveryFormProps {
  /** Id of the form element, for a submit button outside of it. */
  id: string;
  /** Whether the form may be submitted now. If false, a submit does nothing. */
  canSubmit: boolean;
}

/**
 * Asks who receives a prize and at which address (spec section 2, Redeem checkout; spec section 5).
 *
 * - Use it for a prize that is sent home. The submit button is in the foot of the screen.
 * - Not for gift cards, which users pick up in a store: use `PickupStores`.
 */
export function HomeDeliveryForm({
  id,
  canSubmit,
  addresses,
  defaults,
  postalLookup,
  onPostalCode,
  onDraft,
  onSubmit,
}: HomeDeliveryFormProps) {
  const form = useForm<DeliveryForm>({
    defaultValues: { ...defaults, address_id: addressChoice(defaults.address_id, addresses) },
    resolver: yupResolver(deliverySchema),
    // An error disappears while the user types. The field is validated again on the next submit (spec section 5).
    reValidateMode: 'onSubmit',
  });
  const choice = useWatch({ control: form.control, name: 'address_id' });

  const latestOnDraft = useRef(onDraft);
  useEffect(() => {
    latestOnDraft.current = onDraft;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => latestOnDraft.current(values),
      }),
    [form],
  );

  const submit = form.handleSubmit((values) => onSubmit(values));
  return (
    <FieldsForm
      id={id}
      values={form.getValues}
      onSubmit={() => {
        if (canSubmit) afterTap(submit);
      }}
    >
      <SectionTitle>Tus datos</SectionTitle>
      <PersonalFields form={form} />
      {addresses.length > 0 ? (
        <SavedAddresses form={form} addresses={addresses} legend={WHERE} />
      ) : (
        WHERE
      )}
      {choice === NEW_ADDRESS && (
        <AddressGap>
          <AddressForm form={form} lookup={postalLookup} onPostalCode={onPostalCode} />
        </AddressGap>
      )}
    </FieldsForm>
  );
}
