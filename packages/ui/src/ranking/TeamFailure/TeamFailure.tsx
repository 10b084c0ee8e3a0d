import { type FailureKind, href, isUnanswered, paths } from '@gemas/domain';
import { styled } from 'styled-components';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { InlineError } from '../../primitives/InlineError/InlineError.tsx';
import { LinkText } from '../../primitives/LinkText/LinkText.tsx';
import { Gone } from '../../shell/Gone/Gone.tsx';
import { RoughStone } from '../../shell/scenes/RoughStone.tsx';
import { token } from '../../theme/tokens.ts';

const Way = styled.p`
  margin-top: ${token('space-3')};
  text-align: center;
`;

export interface TeamFailureProps {
  /** Title of the error: 'No pudimos cargar el ranking'. */
  title: string;
  /** Title if it does not exist (404): 'Este ranking ya no existe'. */
  gone: string;
  /**
   * Why it failed. Without an answer the user is asked to check the connection; otherwise there is a link to the game.
   */
  failure: FailureKind;
  /** 'Intentar de nuevo'. */
  onRetry: () => void;
}

/**
 * A ranking or list of places that failed. If the server refuses it, it may be another team's, so a link is shown
 * besides the retry. If it does not exist, only the link is shown.
 *
 * - Use it if the whole screen depends on the data that failed.
 * - Not for a part of a screen, which shows an `InlineError` in its place.
 * - `GameEnded` and `NoSuchPlace`, in the same file, are for data that is never requested from the server.
 */
export function TeamFailure({ title, gone, failure, onRetry }: TeamFailureProps) {
  if (failure === 'missing') {
    return <Gone title={gone} href={href(paths.score)} action="Ir al juego" />;
  }
  if (isUnanswered(failure) || failure === 'busy') {
    return <InlineError title={title} failure={failure} onRetry={onRetry} />;
  }
  return (
    <>
      <InlineError
        title={title}
        text="Puede que no sea de tu equipo. Intenta de nuevo o regresa al juego."
        onRetry={onRetry}
      />
      <Way>
        <LinkText href={href(paths.score)}>Ir al juego</LinkText>
      </Way>
    </>
  );
}

/** The game is over, so nothing is requested from the server, and nothing is stored on the phone. */
export function GameEnded({ help }: { help: string }) {
  return (
    <EmptyState
      scene={<RoughStone />}
      title="El juego de gemas ha terminado"
      help={help}
      action={<ButtonLink href={href(paths.score)}>Ir al juego</ButtonLink>}
    />
  );
}

/** An address with an invalid id: nothing was requested from the server. */
export function NoSuchPlace({ title }: { title: string }) {
  return (
    <Gone
      title={title}
      help="La dirección que abriste no es correcta."
      href={href(paths.score)}
      action="Ir al juego"
    />
  );
}
