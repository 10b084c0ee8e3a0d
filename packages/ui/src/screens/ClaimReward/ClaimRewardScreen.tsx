import type { Claim } from '@gemas/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../../gem/Gem/Gem.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card.tsx';
import { type Connection, ConnectionNotice } from '../../primitives/ConnectionNotice.tsx';
import { FieldError } from '../../primitives/Field/Field.tsx';
import { type DeliveryFormProps, HomeDeliveryForm } from '../../redeem/HomeDeliveryForm.tsx';
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

const Fault = styled.div`
  margin-bottom: ${token('space-3')};
`;

export interface ClaimRewardScreenProps extends DeliveryFormProps {
  /** Name of the prize that the user has won. */
  prize: string;
  claim: Claim;
  /**
   * An earlier claim of this prize whose answer was lost. The outcome of that claim is unknown, or became known later.
   * Shown in place of the form. Null if there is no such claim. Default: null.
   */
  check?: RedeemCheckProps | null | undefined;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
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
 * - Seen by the winner of the raffle until the prize is claimed. Opened from the raffle result on Score.
 * - Not for redeeming a prize with gems: use `CheckoutScreen`. The app redirects users without a prize to claim to
 * Score.
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

function ClaimForm({ prize, claim, connection, onBack, ...form }: ClaimFormProps) {
  const formId = useId();
  const isSending = claim.step === 'sending';
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
          <Button
            data-deliberate=""
            type="submit"
            form={formId}
            busy={isSending}
            busyLabel="Enviando..."
          >
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
        <HomeDeliveryForm {...form} id={formId} canSubmit={!isSending} />
      </div>
    </Screen>
  );
}
