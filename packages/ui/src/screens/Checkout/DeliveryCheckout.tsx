import {
  type Address,
  addressChoice,
  type DeliveryForm,
  deliverySchema,
  NEW_ADDRESS,
  type PostalLookup,
} from '@gemas/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import { Truck } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { AddressForm } from '../../address/AddressForm/AddressForm.tsx';
import { SavedAddresses } from '../../address/SavedAddresses.tsx';
import { afterTap } from '../../platform/after-tap.ts';
import { Icon } from '../../primitives/Icon.tsx';
import { SectionTitle } from '../../primitives/SectionTitle.tsx';
import { PersonalFields } from '../../redeem/PersonalFields/PersonalFields.tsx';
import { token } from '../../theme/tokens.ts';
import { CheckoutFrame, type CheckoutFrameProps } from './CheckoutFrame.tsx';

const Note = styled.p`
  display: flex;
  gap: 10px;
  align-items: center;
  margin-top: ${token('space-3')};
  padding: 11px ${token('space-3')};
  border-radius: ${token('radius-field')};
  background: ${token('status-info-bg')};
  color: ${token('status-info-text')};
  font: 600 0.9375rem/1.3 ${token('font-text')};
`;

const WHERE = '¿A dónde lo enviamos?';

const AddressGap = styled.div`
  margin-top: 14px;
`;

export interface DeliveryFormProps {
  /** Saved addresses of the user. */
  addresses: readonly Address[];
  /**
   * Initial values of the form, from the user's data or a saved draft. If they change later, only empty fields are
   * filled.
   */
  defaults: DeliveryForm;
  /** State of the look-up of the postal code that `onPostalCode` received last. */
  postalLookup: PostalLookup;
  /** Called with the postal code after every change, also with ''. A call with the same code again is a retry. */
  onPostalCode: (code: string) => void;
  /** Called with all typed values after every change. */
  onDraft: (form: DeliveryForm) => void;
  /** Called with valid, normalised values. */
  onSubmit: (form: DeliveryForm) => void;
}

export interface DeliveryCheckoutProps
  extends Omit<CheckoutFrameProps, 'formId' | 'children'>,
    DeliveryFormProps {}

/** The checkout of products sent home (spec section 2, Redeem checkout). */
export function DeliveryCheckout({
  addresses,
  defaults,
  postalLookup,
  onPostalCode,
  onDraft,
  onSubmit,
  ...frame
}: DeliveryCheckoutProps) {
  const formId = useId();
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
    <CheckoutFrame {...frame} formId={formId}>
      <Note>
        <Icon of={Truck} size={24} />
        <span>El canje es sólo con envío a domicilio.</span>
      </Note>
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (frame.flow.step === 'form') afterTap(submit);
        }}
      >
        <SectionTitle>Tus datos</SectionTitle>
        <PersonalFields form={form} />
        {addresses.length > 0 ? (
          <SavedAddresses
            form={form}
            addresses={addresses}
            legend={<SectionTitle>{WHERE}</SectionTitle>}
          />
        ) : (
          <SectionTitle>{WHERE}</SectionTitle>
        )}
        {choice === NEW_ADDRESS && (
          <AddressGap data-alone={addresses.length === 0 || undefined}>
            <AddressForm form={form} lookup={postalLookup} onPostalCode={onPostalCode} />
          </AddressGap>
        )}
      </form>
    </CheckoutFrame>
  );
}
