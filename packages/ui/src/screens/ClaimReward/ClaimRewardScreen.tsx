import {
  type Address,
  addressChoice,
  type Claim,
  type DeliveryForm,
  deliverySchema,
  NEW_ADDRESS,
  type PostalLookup,
} from '@gemas/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useId, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { AddressForm } from '../../address/AddressForm/AddressForm.tsx';
import { SavedAddresses } from '../../address/SavedAddresses.tsx';
import { Gem } from '../../gem/Gem/Gem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card.tsx';
import { type Connection, ConnectionNotice } from '../../primitives/ConnectionNotice.tsx';
import { FieldError } from '../../primitives/Field/Field.tsx';
import { SectionTitle } from '../../primitives/SectionTitle.tsx';
import { PersonalFields } from '../../redeem/PersonalFields/PersonalFields.tsx';
import { RedeemCheck, type RedeemCheckProps } from '../../redeem/RedeemCheck/RedeemCheck.tsx';
import { AppBar } from '../../shell/AppBar.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { StickyFoot } from '../../shell/StickyFoot.tsx';
import { token, type } from '../../theme/tokens.ts';
import { ClaimSuccess } from './ClaimSuccess.tsx';

const Won = styled(Card)`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  margin-bottom: ${token('space-3')};
  p, strong { overflow-wrap: anywhere; }
`;

const Kind = styled.p`
  ${type('small')}
  font-weight: 600;
  color: ${token('text-secondary')};
`;

const Name = styled.strong`
  display: block;
  ${type('card-title')}
`;

const AddressGap = styled.div`
  margin-top: 14px;
`;

const Fault = styled.div`
  margin-bottom: ${token('space-3')};
`;

const WHERE = '¿A dónde lo enviamos?';

export interface ClaimRewardScreenProps {
  /** Name of the prize that the user has won. */
  prize: string;
  /** Current state of the claim. */
  claim: Claim;
  /**
   * A claim that was sent, but whose answer was lost: its outcome is unknown or became known later. It is shown in
   * place of the form. Default: null.
   */
  check?: RedeemCheckProps | null | undefined;
  /** Saved addresses of the user. */
  addresses: readonly Address[];
  /** Initial values of the form. If they change later, only empty fields are filled. */
  defaults: DeliveryForm;
  /** State of the look-up of the postal code that `onPostalCode` received last. */
  postalLookup: PostalLookup;
  /** Whether the claim can be sent. Default: it can. */
  connection?: Connection | undefined;
  /** Called with all typed values after every change. */
  onDraft?: ((form: DeliveryForm) => void) | undefined;
  /** Called with the postal code after every change, also with ''. A call with the same code again is a retry. */
  onPostalCode: (code: string) => void;
  /** Called with valid, normalised values. */
  onSubmit: (form: DeliveryForm) => void;
  /** Called by 'Volver'. */
  onBack: () => void;
  /** Address of the user's rewards. */
  rewardsHref: string;
  /** Address of Score. */
  scoreHref: string;
}

/**
 * Asks where to send the raffle prize (spec section 2, Winner prize claim).
 *
 * - Seen by the winner of the raffle whose prize is not claimed yet, from the result on Score.
 * - Not for a redeemed prize: that is Checkout. Without a prize to claim the app redirects this address to Score.
 */
export function ClaimRewardScreen({
  claim,
  check,
  rewardsHref,
  scoreHref,
  ...props
}: ClaimRewardScreenProps) {
  if (claim.step === 'claimed' || check?.entry.state === 'made') {
    return <ClaimSuccess {...{ prize: props.prize, rewardsHref, scoreHref }} />;
  }
  if (check) {
    return (
      <Screen freshness={null} bar={<AppBar title="Reclamar mi premio" onBack={props.onBack} />}>
        <RedeemCheck {...check} takesFocus />
      </Screen>
    );
  }
  return <ClaimForm claim={claim} {...props} />;
}

interface ClaimFormProps
  extends Omit<ClaimRewardScreenProps, 'claim' | 'check' | 'rewardsHref' | 'scoreHref'> {
  claim: Exclude<Claim, { step: 'claimed' }>;
}

function ClaimForm({
  prize,
  claim,
  addresses,
  defaults,
  postalLookup,
  connection,
  onDraft,
  onPostalCode,
  onSubmit,
  onBack,
}: ClaimFormProps) {
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
        callback: ({ values }) => latestOnDraft.current?.(values),
      }),
    [form],
  );

  const isSending = claim.step === 'sending';
  const submit = form.handleSubmit((values) => onSubmit(values));
  return (
    <Screen
      freshness={null}
      bar={<AppBar title="Reclamar mi premio" onBack={onBack} />}
      foot={
        <StickyFoot>
          <ConnectionNotice needs="claim" connection={connection} />
          {claim.step === 'failed' && (
            <Fault role="alert">
              <FieldError>{claim.text}</FieldError>
            </Fault>
          )}
          <Button type="submit" form={formId} busy={isSending} busyLabel="Enviando...">
            {claim.step === 'failed' ? 'Intentar de nuevo' : 'Reclamar mi premio'}
          </Button>
        </StickyFoot>
      }
    >
      <div inert={isSending}>
        <Won>
          <Gem size={56} palette="oro" />
          <div>
            <Kind>Ganaste en el sorteo</Kind>
            <Name>{prize}</Name>
          </div>
        </Won>
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!isSending) void submit(event);
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
            <AddressGap>
              <AddressForm form={form} lookup={postalLookup} onPostalCode={onPostalCode} />
            </AddressGap>
          )}
        </form>
      </div>
    </Screen>
  );
}
