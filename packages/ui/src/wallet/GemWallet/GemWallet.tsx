import { type Earned, formatGems, formatNumber, plural } from '@gemas/domain';
import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../../gem/Gem/Gem.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden.tsx';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';
import { figureWidth } from '../figure-width.ts';
import { UnreadBalance } from '../UnreadBalance.tsx';
import { useCountUp } from './use-count-up.ts';

const Frame = styled.div`
  --gem: ${token('gem-hero')};
  --figure: ${token('type-balance-size')};
  --lift: 10px;
  position: relative;
  container-type: inline-size;
  min-height: 150px;
  &[data-length='long'] { --gem: 92px; --figure: ${token('type-balance-long-size')}; --lift: 22px; }
  &[data-length='huge'] { --gem: 92px; --figure: ${token('type-balance-huge-size')}; --lift: 22px; }
  ${media.small} { --gem: 92px; --lift: 22px; }
  ${media.tiny} { --gem: ${token('gem-tile')}; &[data-length] { --gem: ${token('gem-tile')}; } }
`;

const Stone = styled(Gem)`
  position: absolute;
  top: calc(-1 * var(--lift));
  right: 0;
  width: auto;
  height: var(--gem);
  ${media.motionSafe} {
    &[data-arrived] [data-facet='0'] { animation: gem-flash ${token('duration-base')} linear; }
  }
  @keyframes gem-flash { 50% { opacity: 0.2; } }
`;

// One paragraph contains the words and the number, so that screen readers announce a single sentence. The limited width
// avoids a last line with only one word.
const Sentence = styled.p`
  max-width: 11rem;
  font: 600 1.0625rem/1.3 ${token('font-text')};
`;

// The number has its usual font size `--figure`, or a smaller size if the digits would overlap the gem. `--ems` is the
// width of the digits, em. Browsers without container units (before Chrome 105 and Safari 16) use a size that fits on
// all phones.
const Figure = styled.strong`
  display: inline-block;
  width: 100%;
  margin: 2px 0 4px -2px;
  font: 900 1em/0.95 ${token('font-display')};
  font-size: min(var(--figure), calc((100cqi - var(--gem) * 5 / 6 - 6px) / var(--ems)));
  @supports not (width: 1cqi) { font-size: min(var(--figure), 12vw); }
  letter-spacing: -0.01em;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Since = styled.p`
  margin-top: ${token('space-1')};
  font: 600 0.9375rem/1.3 ${token('font-text')};
  b { color: ${token('gold-400')}; font-variant-numeric: tabular-nums; }
`;

const Act = styled.div`
  margin-top: ${token('space-4')};
`;

const length = (text: string) =>
  text.length >= 10 ? 'huge' : text.length >= 7 ? 'long' : undefined;

export interface GemWalletProps {
  /** Gems that the user can spend; null if the balance could not be read. */
  balance: number | null;
  /**
   * The balance when the user last saw it. The number on the screen counts up from this balance. Default: no animation.
   */
  lastSeen?: number | undefined;
  /** Gems that the user has earned since the previous visit, shown as '+12 desde ayer'. Default: none are shown. */
  earned?: Earned | null | undefined;
  /** Called by 'Intentar de nuevo' beside a balance that could not be read. Default: no such button. */
  onRetry?: (() => void) | undefined;
  /** Address of 'VER LOS PREMIOS'. Default: the vault. */
  href?: string | undefined;
}

/** A balance that could be read, and what was earned since the last visit. */
function Wallet({ balance, lastSeen, earned }: WalletProps) {
  const digits = useRef<HTMLElement>(null);
  const { initialText, arrived } = useCountUp(digits, balance, lastSeen);
  const grown = balance > lastSeen;
  const text = formatNumber(balance);
  return (
    <Frame data-tour="wallet" data-length={length(text)} style={{ '--ems': figureWidth(text) }}>
      <Stone size={148} data-arrived={grown && arrived ? '' : undefined} />
      <Sentence>
        Tienes <Figure ref={digits}>{initialText}</Figure>{' '}
        <span>{`${plural(balance, 'esmeralda canjeable', 'esmeraldas canjeables')} en bóveda`}</span>
      </Sentence>
      {earned && (
        <Since>
          <b>{`+${formatNumber(earned.gems)}`}</b>
          <VisuallyHidden>{` ${plural(earned.gems, 'esmeralda', 'esmeraldas')}`}</VisuallyHidden>{' '}
          <span>{earned.since}</span>
        </Since>
      )}
      {/* Screen readers do not announce the digits while they change. They announce the final number once. */}
      <VisuallyHidden role="status">
        {grown && arrived ? `Saldo nuevo: ${formatGems(balance)}` : ''}
      </VisuallyHidden>
    </Frame>
  );
}

interface WalletProps {
  balance: number;
  lastSeen: number;
  earned: Earned | null;
}

/**
 * The balance at the top of Score (spec section 2): 'Tienes 1,284 esmeraldas canjeables en bóveda', and a link to the
 * prizes. For an emerald background.
 *
 * - Use it inside `ScoreHero`.
 * - Not in other places, such as the profile: use a number with a `Gem`.
 */
export function GemWallet({
  balance,
  lastSeen,
  earned = null,
  onRetry,
  href = '#/vault',
}: GemWalletProps) {
  return (
    <div>
      {balance === null ? (
        <Frame data-tour="wallet">
          <Stone size={148} />
          <UnreadBalance onRetry={onRetry} />
        </Frame>
      ) : (
        <Wallet balance={balance} lastSeen={lastSeen ?? balance} earned={earned} />
      )}
      <Act data-tour="prizes">
        <ButtonLink variant="gold" href={href} end={<Icon of={ArrowRight} size={22} />}>
          VER LOS PREMIOS
        </ButtonLink>
      </Act>
    </div>
  );
}
