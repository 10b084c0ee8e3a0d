import { badgeSet, lastWordOfName, roleTitle, type User } from '@gemas/domain';
import { CircleQuestionMark, Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../../gem/Badge.tsx';
import { Facets } from '../../gem/Facets.tsx';
import { IconLink } from '../../primitives/IconButton.tsx';
import { media } from '../../theme/media.ts';
import { token, type } from '../../theme/tokens.ts';

const Ground = styled.header`
  position: relative;
  isolation: isolate;
  padding: calc(${token('space-3')} + env(safe-area-inset-top, 0px)) var(--page-margin) ${token('space-6')};
  color: ${token('text-on-emerald')};
  --focus: ${token('focus-on-dark')};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-3')};
  margin-bottom: 22px;
`;

const BadgeButton = styled.button`
  flex: none;
  border-radius: ${token('radius-card')};
`;

const Person = styled.div`
  flex: 1 1 6.5rem;
  min-width: 0;
`;

const Hello = styled.h1`
  font: 700 1.5rem/1.1 ${token('font-display')};
  overflow-wrap: anywhere;
  outline: none;
  &[data-long] { font-size: 1.25rem; ${media.tiny} { font-size: 1.0625rem; } }
`;

const Who = styled.p`
  ${type('label')}
  font-weight: 500;
  margin-top: 2px;
`;

const Links = styled.nav`
  display: flex;
  gap: ${token('space-3')};
`;

/** A last name with more letters than this is shown in a smaller font. */
const LONG_NAME = 12;

export interface ScoreHeroProps {
  user: Pick<User, 'name' | 'code' | 'role_id' | 'badge'>;
  /** Address of the link '?'. Null hides the link. */
  helpHref: string | null;
  /** Address of the link with the headset icon. Null hides the link. */
  supportHref: string | null;
  onOpenBadges: () => void;
  /** The wallet with the user's balance. */
  children: ReactNode;
}

/** The head of Score: the user's name and badge, links to help and support, and the wallet. */
export function ScoreHero({ user, helpHref, supportHref, onOpenBadges, children }: ScoreHeroProps) {
  const name = lastWordOfName(user.name);
  const worn = badgeSet(user.badge).find(({ standing }) => standing === 'current');
  return (
    <Ground>
      <Facets ground="hero" cut />
      <Row>
        <BadgeButton
          type="button"
          aria-haspopup="dialog"
          aria-label={worn ? `Tus insignias. Llevas ${worn.name}` : 'Tus insignias'}
          onClick={onOpenBadges}
        >
          <Badge decorative level={user.badge?.level ?? 0} image={user.badge?.image} />
        </BadgeButton>
        <Person>
          <Hello
            tabIndex={-1}
            data-route-heading=""
            data-long={name.length > LONG_NAME ? '' : undefined}
          >
            {name ? `¡Hola, ${name}!` : '¡Hola!'}
          </Hello>
          <Who translate="no">{[roleTitle(user), user.code].filter(Boolean).join(' · ')}</Who>
        </Person>
        {(helpHref !== null || supportHref !== null) && (
          <Links aria-label="Ayuda y soporte">
            {helpHref !== null && (
              <IconLink href={helpHref} icon={CircleQuestionMark} label="Ayuda" face="hero" />
            )}
            {supportHref !== null && (
              <IconLink href={supportHref} icon={Headset} label="Soporte" face="hero" />
            )}
          </Links>
        )}
      </Row>
      {children}
    </Ground>
  );
}
