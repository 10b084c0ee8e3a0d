import { formatAge } from '@gemas/domain';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

// The line is an overlay, so that the content does not move when the line appears. Taps go through to the content.
const Line = styled.p`
  position: fixed;
  inset: auto 0 ${token('size-dock')};
  width: fit-content;
  margin: ${token('space-6')} auto;
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('neutral-ink')};
  color: ${token('neutral-white')};
  font-weight: 600;
  pointer-events: none;
`;

export interface WaitingNoticeProps {
  /** Time at which the server sent the remembered data on the screen, ISO 8601 (decision 64). */
  since: string;
}

/**
 * A line above the dock that says how old the remembered data on the screen are, and that they are being refreshed.
 *
 * - Use it while the app asks the server who is logged in (at most 15 s).
 * - Not for a part of a screen that is loading: use a `Skeleton`. Not if the server cannot be reached: use a
 * `FreshnessBand`.
 */
export function WaitingNotice({ since }: WaitingNoticeProps) {
  // Removes the full stop at the end of a time such as '10:42 a. m.', because the sentence ends with a full stop.
  const age = formatAge(since, Date.now()).replace(/\.$/, '');
  return (
    <Line role="status" data-waiting="">
      {age ? `Ves tus datos ${age}. Actualizando...` : 'Actualizando...'}
    </Line>
  );
}
