import { formatAge, formatAgeDay, UNREAD_BALANCE } from '@gemas/domain';
import { CloudOff, Flag, WifiOff } from 'lucide-react';
import { createContext, useContext } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';
import { InfoBand } from '../InfoBand.tsx';
import { LinkButton } from '../LinkText.tsx';
import type { Freshness } from './freshness.ts';

const Retry = styled(LinkButton)`
  color: inherit;
  margin-bottom: -8px;
`;

// The line is an overlay, so that the content does not move when the line appears. Taps go through to the content. The
// line appears after a delay, so that a quick refresh does not show it.
const Line = styled.p`
  position: fixed;
  inset: auto 0 ${token('size-dock')};
  z-index: 1;
  width: fit-content;
  margin: ${token('space-6')} auto;
  padding: ${token('space-2')} ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('neutral-ink')};
  color: ${token('neutral-white')};
  font-weight: 600;
  pointer-events: none;
  animation: refreshing-appear 1ms calc(4 * ${token('duration-skeleton-delay')}) backwards;
  @keyframes refreshing-appear { from { opacity: 0; } }
`;

/** Whether another `FreshnessBand` above this band already says that the phone has no connection. */
export const SaidOffline = createContext(false);

export interface FreshnessBandProps {
  /** How current the data below the band is; null if there is no data. For fresh data nothing is rendered. */
  of: Freshness | null;
}

/**
 * Says that the data on the screen is being refreshed, or how old it is and why it could not be refreshed.
 *
 * - Use it through the prop `freshness` of `Screen` or of a section of Score.
 * - Not for data that could not be loaded at all: use an `InlineError`. Not for sending: use a `ConnectionNotice`.
 */
export function FreshnessBand({ of }: FreshnessBandProps) {
  const isOfflineSaid = useContext(SaidOffline);
  if (of === null || of.state === 'fresh') return null;
  const age = formatAge(of.since, Date.now());
  if (of.state === 'refreshing') {
    // Removes the full stop at the end of a time such as '10:42 a. m.', because the sentence ends with a full stop.
    const sentence = age && `Ves tus datos ${age.replace(/\.$/, '')}. `;
    return <Line data-refreshing="">{`${sentence}Actualizando...`}</Line>;
  }
  if (of.why === 'ended') {
    const day = formatAgeDay(of.since, Date.now());
    return (
      <InfoBand icon={Flag}>
        <p>{['Así terminó el juego', day].filter(Boolean).join(', ')}</p>
      </InfoBand>
    );
  }
  const isOffline = of.why === 'offline';
  if (isOffline && isOfflineSaid) return null;
  const lead = isOffline ? 'Sin conexión.' : 'No pudimos actualizar.';
  const sentence = age ? `${lead} Ves tus datos ${age}` : lead;
  return (
    <InfoBand icon={isOffline ? WifiOff : CloudOff}>
      <p>{of.why === 'unread' ? UNREAD_BALANCE : sentence}</p>
      <Retry onClick={of.onRetry}>Intentar de nuevo</Retry>
    </InfoBand>
  );
}
