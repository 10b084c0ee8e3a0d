import { Gift, User, Vault } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { octagon } from '../theme/cut.ts';
import { onPaper } from '../theme/ground.ts';
import { token, type } from '../theme/tokens.ts';

const Bar = styled.nav`
  position: relative;
  z-index: ${token('z-dock')};
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  min-height: ${token('size-dock')};
  padding-bottom: calc(${token('space-1')} + env(safe-area-inset-bottom, 0px));
  background: ${token('bg-card')};
  border-top: ${token('border-width-hairline')} solid ${token('border-hairline')};
  ${onPaper}
`;

// The four tiles fit into a width of 320 px, even with text at 200 %.
const Tile = styled.a`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-height: 60px;
  ${type('micro')}
  font-size: min(${token('type-micro-size')}, 6vw);
  color: ${token('text-secondary')};
  text-decoration: none;
  border-radius: ${token('space-2')};
  &:focus-visible { outline-offset: calc(-1 * ${token('space-1')}); }
  &[aria-current='page'] { color: ${token('emerald-800')}; font-weight: 800; }
`;

const Sign = styled.span`
  --c: 10px;
  position: relative;
  isolation: isolate;
  display: grid;
  place-items: center;
  width: 56px;
  height: 34px;
  [aria-current='page'] > &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${token('emerald-100')};
    clip-path: ${octagon};
  }
`;

const Count = styled.span`
  position: absolute;
  top: -7px;
  left: 34px;
  min-width: 20px;
  padding: 0 4px;
  border-radius: 10px;
  background: ${token('rosa-600')};
  color: ${token('neutral-white')};
  box-shadow: 0 0 0 2px ${token('bg-card')};
  font: 800 0.8125rem/20px ${token('font-display')};
  font-size: min(0.8125rem, 4vw);
  text-align: center;
  @media (forced-colors: active) { border: 1px solid; }
`;

/** The four main screens of the app. The dock has a link to each. */
export const dockPlaces = ['score', 'vault', 'rewards', 'menu'] as const;
export type DockPlace = (typeof dockPlaces)[number];

const places: Record<DockPlace, { name: string; href: string; sign: ReactNode }> = {
  score: { name: 'Juego', href: '#/score', sign: <Gem size={24} /> },
  vault: { name: 'Bóveda', href: '#/vault', sign: <Icon of={Vault} size={24} /> },
  rewards: { name: 'Premios', href: '#/rewards', sign: <Icon of={Gift} size={24} /> },
  menu: { name: 'Perfil', href: '#/menu', sign: <Icon of={User} size={24} /> },
};

export interface DockProps {
  /** The main screen that is open. Omit it on other screens. */
  current?: DockPlace | undefined;
  /**
   * Number of unseen notifications, shown on the tile 'Perfil'. A number above 99 is shown as '99+'. 0 and null
   * (unknown) are not shown.
   */
  unread?: number | null | undefined;
}

/**
 * The navigation at the foot of the screen, with links to the four main screens.
 *
 * - Use it on the four main screens, and without `current` on lists that are opened from them.
 * - Not in the checkout, in forms or in a `SystemMoment`, where the user has a single next step.
 */
export function Dock({ current, unread = null }: DockProps) {
  return (
    <Bar aria-label="Principal">
      {dockPlaces.map((place) => {
        const { name, href, sign } = places[place];
        const counted = place === 'menu' && unread !== null && unread > 0;
        return (
          <Tile key={place} href={href} aria-current={place === current ? 'page' : undefined}>
            <Sign>
              {sign}
              {counted && <Count aria-hidden="true">{unread > 99 ? '99+' : unread}</Count>}
            </Sign>
            <span>{name}</span>
            {counted && (
              <VisuallyHidden>
                {`, ${unread} ${unread === 1 ? 'notificación nueva' : 'notificaciones nuevas'}`}
              </VisuallyHidden>
            )}
          </Tile>
        );
      })}
    </Bar>
  );
}
