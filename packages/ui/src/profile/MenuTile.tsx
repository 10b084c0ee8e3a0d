import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { octagon } from '../theme/cut.ts';
import { token } from '../theme/tokens.ts';

const Box = styled.a`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${token('space-2')};
  min-height: 112px;
  min-width: 0;
  padding: 14px;
  background: ${token('bg-card')};
  border: ${token('border-width-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  color: ${token('text-body')};
  font: 700 1.125rem/1.15 ${token('font-display')};
  text-decoration: none;
  small {
    display: block;
    margin-top: 2px;
    font: 500 0.875rem/1.3 ${token('font-text')};
    color: ${token('text-secondary')};
  }
  &[data-wide] {
    grid-column: 1 / -1;
    flex-direction: row;
    align-items: center;
    justify-content: flex-start;
    gap: 14px;
    min-height: 76px;
  }
  &[data-small] {
    align-items: center;
    gap: ${token('space-1')};
    min-height: 76px;
    padding: 10px ${token('space-1')};
    font: 700 0.9375rem/1.2 ${token('font-display')};
    text-align: center;
    small { margin-top: 0; font-size: 0.8125rem; }
  }
  &[data-tone='new'] {
    background: ${token('rosa-100')};
    border-color: ${token('tint-rosa-edge')};
  }
`;

const Sign = styled.span`
  --c: 13px;
  flex: none;
  display: grid;
  place-items: center;
  width: 46px;
  height: 46px;
  background: ${token('emerald-100')};
  color: ${token('emerald-800')};
  clip-path: ${octagon};
  [data-small] > & { --c: 9px; width: 34px; height: 34px; }
  [data-tone='new'] > & { background: ${token('rosa-600')}; color: ${token('neutral-white')}; }
`;

const TextBlock = styled.span`
  min-width: 0;
  [data-wide] > & { flex: 1; }
`;

export interface MenuTileProps {
  /** Address of the linked screen. */
  href: string;
  /** An icon or a gem. It must be hidden from screen readers. */
  sign: ReactNode;
  /** Title of the linked screen: 'Mis premios'. */
  title: string;
  /** A few words about the linked screen. */
  text?: string | undefined;
  /** Colours of the tile. Use `new` if the linked screen has unseen content. Default: `plain`. */
  tone?: 'plain' | 'new' | undefined;
  /** Whether the tile fills a row of the grid. Default: false. */
  wide?: boolean | undefined;
  /** Whether the tile is small, for a screen that the dock leads to as well. Default: false. */
  small?: boolean | undefined;
  /** An icon at the right of a wide tile. */
  end?: ReactNode;
}

/**
 * A tile of the profile that links to another screen.
 *
 * - Use it for the links of the profile (spec section 2, Profile). Use `wide` for the most important link.
 * - Not for an action on the same screen, such as logging out: use a `Button`.
 */
export function MenuTile({
  href,
  sign,
  title,
  text,
  tone = 'plain',
  wide = false,
  small = false,
  end,
}: MenuTileProps) {
  return (
    <Box
      href={href}
      data-tone={tone}
      data-wide={wide ? '' : undefined}
      data-small={small ? '' : undefined}
    >
      <Sign>{sign}</Sign>
      <TextBlock>
        <span>{title}</span> {text && <small>{text}</small>}
      </TextBlock>
      {end}
    </Box>
  );
}
