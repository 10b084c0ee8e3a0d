import { Truck } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon.tsx';
import { type DeliveryFormProps, HomeDeliveryForm } from '../../redeem/HomeDeliveryForm.tsx';
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
  return (
    <CheckoutFrame {...frame} formId={formId}>
      <Note>
        <Icon of={Truck} size={24} />
        <span>El canje es sólo con envío a domicilio.</span>
      </Note>
      <HomeDeliveryForm
        id={formId}
        canSubmit={frame.flow.step === 'form'}
        {...{ addresses, defaults, postalLookup, onPostalCode, onDraft, onSubmit }}
      />
    </CheckoutFrame>
  );
}
