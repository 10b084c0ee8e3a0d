import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton, IconLink } from '../primitives/IconButton.tsx';
import { token, type } from '../theme/tokens.ts';
import { Screen, type ScreenGround } from './Screen.tsx';

const Back = styled.nav`
  position: absolute;
  top: calc(${token('space-2')} + env(safe-area-inset-top, 0px));
  left: ${token('space-1')};
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  padding: clamp(${token('size-app-bar')}, 18 * var(--dvh), 150px) ${token('space-3')} 0;
  > svg { max-height: calc(30 * var(--dvh)); }
`;

const Title = styled.h1`
  ${type('display')}
  margin-top: clamp(${token('space-4')}, 4 * var(--dvh), ${token('space-8')});
  max-width: 100%;
  white-space: pre-line;
  outline: none;
  &[data-long] { ${type('title')} }
`;

const Text = styled.p`
  margin-top: ${token('space-3')};
  max-width: 34ch;
  font: 400 1.125rem/1.4 ${token('font-text')};
  color: var(--text-quiet, ${token('text-secondary')});
`;

const Act = styled.div`
  align-self: stretch;
  display: grid;
  gap: ${token('space-3')};
  margin-top: auto;
  padding-top: ${token('space-6')};
`;

/** A title with more characters than this is shown in a smaller font. */
const LONG_TITLE = 60;

export interface SystemMomentProps {
  /** Background: `paper` for problems of a single user, `night` or `start` for problems of the whole app. */
  ground: ScreenGround;
  /** The illustration. It must be hidden from screen readers. */
  scene: ReactNode;
  /** The message, as title of the screen. */
  title: string;
  /** One line that tells the user what to do. */
  text: string;
  /** Address of 'Volver'. Without an address there is no 'Volver'. */
  backHref?: string | undefined;
  /** Called by 'Volver' instead of opening `backHref`. */
  onBack?: (() => void) | undefined;
  /** The main action of the screen, shown at its foot. */
  children?: ReactNode;
}

/**
 * A screen that interrupts the game, with one illustration, one message and one main action at the foot.
 *
 * - Use it if no other content can be shown: without a session, for a blocked user, during maintenance, or in a version
 * that is too old.
 * - Not for a part of a screen that failed: use an `InlineError`. Not for an empty list: use an `EmptyState`.
 */
export function SystemMoment({
  ground,
  scene,
  title,
  text,
  backHref,
  onBack,
  children,
}: SystemMomentProps) {
  return (
    <Screen freshness={null} ground={ground} facets={ground !== 'paper'}>
      {backHref !== undefined && (
        <Back aria-label="Regreso">
          {onBack ? (
            <IconButton icon={ArrowLeft} label="Volver" onClick={onBack} />
          ) : (
            <IconLink href={backHref} icon={ArrowLeft} label="Volver" />
          )}
        </Back>
      )}
      <Body>
        {scene}
        <Title
          tabIndex={-1}
          data-route-heading=""
          data-long={title.length > LONG_TITLE ? '' : undefined}
        >
          {title}
        </Title>
        <Text>{text}</Text>
        <Act>{children}</Act>
      </Body>
    </Screen>
  );
}
