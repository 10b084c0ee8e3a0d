import { type FailureKind, href, isUnanswered, paths } from '@gemas/domain';
import { styled } from 'styled-components';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { InlineError } from '../primitives/InlineError.tsx';
import { LinkText } from '../primitives/LinkText.tsx';
import { Gone } from '../shell/Gone.tsx';
import { RoughStone } from '../shell/scenes/RoughStone.tsx';
import { token } from '../theme/tokens.ts';

const GameLink = styled.p`
  margin-top: ${token('space-3')};
  text-align: center;
`;

export interface TeamFailureProps {
  /** Title if loading has failed: 'No pudimos cargar el ranking'. */
  title: string;
  /** Title if the ranking or list does not exist (404): 'Este ranking ya no existe'. */
  gone: string;
  /** Why loading has failed. Determines the text, and whether there is a retry, a link to the game, or both. */
  failure: FailureKind;
  /** Called by 'Intentar de nuevo'. */
  onRetry: () => void;
}

/**
 * Shown in place of a ranking or list of places that could not be loaded.
 *
 * - If the ranking or list does not exist, a link to the game is shown.
 * - If the server did not answer or is busy, a retry is shown.
 * - After any other failure both are shown, and the text says that the data may belong to another team.
 *
 * - Use it if the whole screen depends on the data that could not be loaded.
 * - Not for a part of a screen: use an `InlineError`. Not if no request was sent: use `GameEnded` or `NoSuchPlace`.
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
      <GameLink>
        <LinkText href={href(paths.score)}>Ir al juego</LinkText>
      </GameLink>
    </>
  );
}

/**
 * Shown after the end of the game if the phone has no stored data. After the end of the game, the app does not request
 * rankings and places from the server.
 */
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

/** Shown if the id in the address is invalid. Nothing was requested from the server. */
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
