import { affordability, keepUnits, type Prize } from '@gemas/domain';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { Carousel } from '../primitives/Carousel.tsx';
import { type Freshness, freshnessOf } from '../primitives/Freshness/freshness.ts';
import { InlineError } from '../primitives/InlineError.tsx';
import { PricePill } from '../primitives/PricePill.tsx';
import type { Remote } from '../primitives/remote.ts';
import { LoadingText } from '../primitives/Skeleton/Loading.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { preloadRichText, RichText } from '../rich-text/RichText/RichText.tsx';
import { AppBar } from '../shell/AppBar.tsx';
import { Gone } from '../shell/Gone.tsx';
import { Padded, Screen } from '../shell/Screen.tsx';
import { token, type } from '../theme/tokens.ts';
import { PinButton } from '../vault/PinButton.tsx';
import { PriceFoot } from '../vault/PriceFoot.tsx';
import { TermsSheet } from '../vault/TermsSheet.tsx';

const Gallery = styled.div`
  --slide-height: min(274px, 38 * var(--dvh));
  border-bottom: ${token('border-width-hairline')} solid ${token('border-hairline')};
  /* Limits the height. A square picture would otherwise be as tall as the screen is wide. */
  && img { height: calc(var(--slide-height) - 2 * ${token('space-4')}); }
`;

const Body = styled(Padded)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  padding-top: 18px;
`;

const Name = styled.h2`
  ${type('title')}
  overflow-wrap: anywhere;
`;

const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
`;

const Failed = styled(Padded)`
  display: grid;
  gap: ${token('space-3')};
  padding-top: ${token('space-4')};
`;

export interface RewardDetailScreenProps {
  /** Gems that the user can spend; null if the balance could not be read. */
  balance: number | null;
  /** The user's flag `vault_open`. If it is false, the price is shown but the prize cannot be redeemed. */
  vaultOpen: boolean;
  /** The prize, or its loading or error state. */
  prize: Remote<Prize>;
  /** Whether the user has pinned this prize. Default: false. */
  pinned?: boolean | undefined;
  /** Called when the user pins or unpins the prize. If omitted, the prize cannot be pinned. */
  onTogglePin?: ((prize: Prize) => void) | undefined;
  /** Address of 'Volver', which leads to the vault. */
  backHref: string;
  /** Called once, when the user accepts the terms. The caller then opens the checkout. */
  onAcceptTerms: () => void;
  /** Called by 'Volver'. If given, `backHref` is not used. */
  onBack?: (() => void) | undefined;
}

interface DetailsProps extends Pick<RewardDetailScreenProps, 'onTogglePin'> {
  prize: Prize;
  pinned: boolean;
  isRedeemable: boolean;
}

function Details({ prize, isRedeemable, pinned, onTogglePin }: DetailsProps) {
  const isPinnable = pinned || (prize.available && prize.price !== null);
  return (
    <>
      <Gallery>
        <Carousel label={prize.name} images={prize.images.map((src) => ({ id: src, src }))} />
      </Gallery>
      <Body>
        <Name>{keepUnits(prize.name)}</Name>
        <Price>
          {prize.price !== null && <PricePill gems={prize.price} affordable={isRedeemable} big />}
          {onTogglePin && isPinnable && (
            <PinButton pinned={pinned} onToggle={() => onTogglePin(prize)} />
          )}
        </Price>
        <RichText html={prize.description} field="Prize.description" />
      </Body>
    </>
  );
}

function Waiting() {
  return (
    <>
      <Gallery>
        <Skeleton height={318} />
      </Gallery>
      <Body>
        <LoadingText>Cargando...</LoadingText>
        <Skeleton shape="line" width="80%" height={26} />
        <Skeleton shape="cut" width={112} height={42} />
        <Skeleton shape="line" />
        <Skeleton shape="line" width="92%" />
        <Skeleton shape="line" width="60%" />
      </Body>
    </>
  );
}

interface ReadyProps
  extends Pick<RewardDetailScreenProps, 'balance' | 'vaultOpen' | 'onAcceptTerms' | 'onTogglePin'> {
  pinned: boolean;
  prize: Prize;
  freshness: Freshness | null;
  bar: ReactNode;
}

function Ready({ prize, freshness, bar, balance, vaultOpen, onAcceptTerms, ...pin }: ReadyProps) {
  const [isReading, setReading] = useState(false);
  const { price, available } = prize;
  const isRedeemable =
    vaultOpen && available && price !== null && affordability(price, balance).affordable;
  const accepted = useRef(false);
  const read = () => {
    accepted.current = false;
    setReading(true);
  };
  const accept = () => {
    // The sheet takes 500 ms to close, and its button can be tapped until then. Only the first tap may open the
    // checkout, so later taps are ignored.
    if (accepted.current) return;
    accepted.current = true;
    // The transition closes the sheet together with this screen, when the checkout opens. Closing the sheet earlier
    // would restyle the whole screen once more.
    startTransition(() => setReading(false));
    onAcceptTerms();
  };
  return (
    <Screen
      freshness={freshness}
      bar={bar}
      foot={
        <PriceFoot
          price={price}
          available={available}
          balance={balance}
          vaultOpen={vaultOpen}
          onRedeem={read}
        />
      }
      padded={false}
    >
      <Details prize={prize} isRedeemable={isRedeemable} {...pin} />
      <TermsSheet
        open={isReading && isRedeemable}
        type={prize.type}
        onAccept={accept}
        onDecline={() => setReading(false)}
      />
    </Screen>
  );
}

/**
 * A prize with pictures, description and price. The user accepts the terms here before redeeming (spec section 2,
 * Reward detail).
 *
 * - Seen by all users, also those without enough gems. Opened from a row of the vault.
 * - Not for redeemed prizes: use `RewardsScreen`.
 */
export function RewardDetailScreen({
  balance,
  vaultOpen,
  prize,
  backHref,
  onAcceptTerms,
  onBack,
  pinned = false,
  onTogglePin,
}: RewardDetailScreenProps) {
  useEffect(preloadRichText, []);
  const bar = <AppBar title="Premio" balance={balance} {...(onBack ? { onBack } : { backHref })} />;
  if (prize.status !== 'ready') {
    return (
      <Screen freshness={null} bar={bar} padded={false}>
        {prize.status === 'loading' ? (
          <Waiting />
        ) : prize.failure === 'missing' ? (
          <Padded>
            <Gone
              title="Este premio ya no está en la bóveda"
              href={backHref}
              action="Ver otros premios"
            />
          </Padded>
        ) : (
          <Failed>
            <InlineError
              title="No pudimos cargar este premio"
              failure={prize.failure}
              onRetry={prize.onRetry}
            />
            <ButtonLink variant="quiet" href={backHref}>
              Ver otros premios
            </ButtonLink>
          </Failed>
        )}
      </Screen>
    );
  }

  return (
    <Ready
      prize={prize.data}
      freshness={freshnessOf(prize)}
      bar={bar}
      balance={balance}
      vaultOpen={vaultOpen}
      onAcceptTerms={onAcceptTerms}
      pinned={pinned}
      onTogglePin={onTogglePin}
    />
  );
}
