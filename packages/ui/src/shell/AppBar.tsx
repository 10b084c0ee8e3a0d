import { formatNumber } from '@gemas/domain';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { IconButton, IconLink } from '../primitives/IconButton.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { octagon } from '../theme/cut.ts';
import { token, type } from '../theme/tokens.ts';

const Bar = styled.header`
  position: relative;
  z-index: ${token('z-sticky')};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')};
  container-type: inline-size;
  min-height: ${token('size-app-bar')};
  padding: calc(${token('space-2')} + env(safe-area-inset-top, 0px)) ${token('space-3')} ${token('space-2')} ${token('space-1')};
  &[data-tone='night'] { color: ${token('text-on-night')}; --focus: ${token('focus-on-dark')}; }
  &[data-bare] { padding-left: ${token('space-4')}; }
`;

// The title has at most two lines. With large text the number of lines is not limited.
const Title = styled.h1`
  ${type('bar-title')}
  flex: 1 1 min(100% - 52px, 6.5em);
  min-width: 0;
  outline: none;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  overflow: hidden;
  text-wrap: balance;
  @container (max-width: 15em) { display: block; overflow: visible; }
  padding-block: 1px;
`;

const Chip = styled.span`
  --c: 8px;
  position: relative;
  isolation: isolate;
  flex: none;
  margin-left: auto;
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: 36px;
  padding: 2px 12px;
  font: 800 1.125rem/1.1 ${token('font-display')};
  font-variant-numeric: tabular-nums;
  color: ${token('emerald-900')};
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${token('emerald-100')};
    clip-path: ${octagon};
  }
  [data-tone='night'] > & { color: ${token('text-on-night')}; }
  [data-tone='night'] > &::before { background: ${token('night-700')}; }
`;

export interface AppBarProps {
  /** Title of the screen, rendered as its `h1`. */
  title: ReactNode;
  /** Background of the screen, which determines the colours of the bar: `paper` is light, `night` is dark. */
  tone?: 'paper' | 'night' | undefined;
  /** Called by 'Volver'. Ignored if `backHref` is given. If neither is given, 'Volver' is hidden. */
  onBack?: (() => void) | undefined;
  /** Address of 'Volver'. If given, 'Volver' is a link; otherwise 'Volver' is a button that calls `onBack`. */
  backHref?: string | undefined;
  /** Balance in gems, shown at the right on screens where gems can be spent. */
  balance?: number | null | undefined;
  /** Other content at the right: 'Cancelar'. */
  end?: ReactNode;
}

/**
 * The bar at the top of a screen: 'Volver', title in up to two lines, balance.
 *
 * - Use it on every screen except Score, with 'Volver' leading to the previous screen.
 * - Not for several actions: put them into the content or the foot.
 */
export function AppBar({ title, tone = 'paper', onBack, backHref, balance, end }: AppBarProps) {
  const back = backHref !== undefined || onBack !== undefined;
  return (
    <Bar data-app-bar data-tone={tone} data-bare={back ? undefined : ''}>
      {backHref !== undefined ? (
        <IconLink href={backHref} icon={ArrowLeft} label="Volver" />
      ) : (
        onBack && <IconButton icon={ArrowLeft} label="Volver" onClick={onBack} />
      )}
      <Title tabIndex={-1}>{title}</Title>
      {balance != null && (
        <Chip>
          <Gem size={18} />
          <span>
            <VisuallyHidden>Tienes </VisuallyHidden>
            <span>{formatNumber(balance)}</span>
            <VisuallyHidden>{balance === 1 ? ' esmeralda' : ' esmeraldas'}</VisuallyHidden>
          </span>
        </Chip>
      )}
      {end}
    </Bar>
  );
}
