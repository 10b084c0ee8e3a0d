import { formatAge } from '@gemas/domain';
import { styled } from 'styled-components';
import { WaitingText } from '../primitives/Skeleton/Skeleton.tsx';
import { token } from '../theme/tokens.ts';

// The line is an overlay, so that the content does not move when the line appears. Taps go through to the content.
const Line = styled(WaitingText)`
  position: fixed;
  inset: auto 0 ${token('size-dock')};
  width: fit-content;
  margin: ${token('space-6')} auto;
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('neutral-ink')};
  color: ${token('neutral-white')};
  pointer-events: none;
  animation-delay: calc(4 * ${token('duration-skeleton-delay')});
  &[data-at-once] { animation: none; }
`;

export interface WaitingNoticeProps {
  /**
   * Time at which the server sent the remembered data on the screen, ISO 8601 (decision 64). The line says how old the
   * data are. Null while only the dock accepts taps: the line says 'Preparando tu juego...'. Default: null.
   */
  since?: string | null;
}

/**
 * A line above the dock that says what the user is waiting for.
 *
 * - Use it for a wait on a screen that is already shown: 'Preparando tu juego...' on Score (at most 1.4 s),
 * 'Actualizando...' over remembered data (at most 15 s).
 * - Not for a part of a screen that is loading: use a `Skeleton`. Not if the server cannot be reached: use a
 * `FreshnessBand`.
 */
export function WaitingNotice({ since = null }: WaitingNoticeProps) {
  if (since === null) return <Line>Preparando tu juego...</Line>;
  // Removes the full stop at the end of a time such as '10:42 a. m.', because the sentence ends with a full stop.
  const age = formatAge(since, Date.now()).replace(/\.$/, '');
  return (
    <Line data-at-once="">{age ? `Ves tus datos ${age}. Actualizando...` : 'Actualizando...'}</Line>
  );
}
