import { formatNumber } from '@gemas/domain';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { octagon } from '../theme/cut.ts';
import { token } from '../theme/tokens.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Pill = styled.span`
  --c: ${token('chamfer-pill')};
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 32px;
  padding: 2px 11px 2px 9px;
  color: ${token('emerald-900')};
  white-space: nowrap;
  font: 800 1.125rem/1.1 ${token('font-display')};
  font-variant-numeric: tabular-nums;
  &[data-affordable]::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${token('emerald-100')};
    clip-path: ${octagon};
  }
  &[data-big] { min-height: 42px; padding: 3px 14px 3px 11px; font-size: 1.5rem; }
  &:not([data-affordable]) { padding-inline: 0; color: var(--text-quiet, ${token('text-secondary')}); font-weight: 700; }
`;

export interface PricePillProps {
  /** Price in gems. */
  gems: number;
  /**
   * Whether the user has enough gems for the price. If false, the price is shown flat, with a grey gem. Default: true.
   */
  affordable?: boolean | undefined;
  /** Whether to show the large variant, for the reward's detail. Default: false. */
  big?: boolean | undefined;
}

/**
 * A price in gems. The number is never abbreviated. Screen readers announce it with its unit: '1,284 esmeraldas'.
 *
 * - Use it for the price of a reward, in a row and on the reward's detail.
 * - Not for a balance: use the prop `balance` of `AppBar`. Not for gems that the user has won: write the number in a
 * text.
 */
export function PricePill({ gems, affordable = true, big = false }: PricePillProps) {
  return (
    <Pill data-affordable={affordable ? '' : undefined} data-big={big ? '' : undefined}>
      <Gem size={big ? 24 : 18} palette={affordable ? 'esmeralda' : 'apagada'} />
      <span>{formatNumber(gems)}</span>
      <VisuallyHidden>{gems === 1 ? ' esmeralda' : ' esmeraldas'}</VisuallyHidden>
    </Pill>
  );
}
