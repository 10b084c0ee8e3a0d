import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { onPaper } from '../../theme/ground.ts';
import { token } from '../../theme/tokens.ts';
import { Icon } from '../Icon/Icon.tsx';
import { LinkButton } from '../LinkText/LinkText.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Box = styled.div`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  margin-bottom: ${token('space-3')};
  padding: ${token('space-2')} ${token('space-3')};
  background: ${token('status-warn-bg')};
  border: ${token('border-width-hairline')} solid ${token('gold-300')};
  border-radius: ${token('radius-field')};
  color: ${token('status-warn-text')};
  font: 600 0.9375rem/1.3 ${token('font-text')};
  text-align: start;
  ${onPaper}
  p { text-wrap: balance; }
`;

const Retry = styled(LinkButton)`
  color: inherit;
  margin-block: -10px -6px;
`;

/** What is sent: each needs a connection for something else. */
export const connectionNeeds = [
  'redeem',
  'claim',
  'ticket',
  'survey',
  'enter',
  'reveal',
  'received',
] as const;
export type ConnectionNeed = (typeof connectionNeeds)[number];

const NEEDS: Record<ConnectionNeed, string> = {
  redeem: 'Necesitas conexión para canjear. Lo que escribas se queda aquí.',
  claim: 'Necesitas conexión para reclamar tu premio. Lo que escribas se queda aquí.',
  ticket: 'Necesitas conexión para enviar tu ticket. Lo que escribas se queda aquí.',
  survey: 'Necesitas conexión para enviar tus respuestas. Lo que contestes se queda aquí.',
  enter: 'Necesitas conexión para entrar.',
  reveal: 'Necesitas conexión para ver si ganaste.',
  received: 'Necesitas conexión para confirmar tu tarjeta.',
};

/** The connection of the phone, as far as it is known. */
export interface Connection {
  /** There is none: nothing is sent. */
  offline: boolean;
  /** It is being looked for again. */
  checking: boolean;
  /** Looks for it again; nothing else is sent. */
  onRetry: () => void;
}

export interface ConnectionNoticeProps {
  needs: ConnectionNeed;
  /** Nothing is shown while there is one, or where none is given. */
  connection: Connection | undefined;
}

/**
 * Says beside a button that sends something that it needs a connection, before anything is typed in vain (decision 65). Nothing
 * is sent by itself once there is one again: that is said, too, to screen readers.
 *
 * - Use it above the main button of whatever changes something on the server.
 * - Not for data that is only read (`FreshnessBand`), and not for a send that failed: the form says so itself.
 */
export function ConnectionNotice({ needs, connection }: ConnectionNoticeProps) {
  const offline = connection?.offline ?? false;
  const [wasOffline, setWasOffline] = useState(offline);
  if (offline && !wasOffline) setWasOffline(true);
  return (
    <div aria-live="polite">
      {offline && (
        <Box>
          <Icon of={WifiOff} size={24} />
          <div>
            <p>{connection?.checking ? 'Buscando conexión...' : NEEDS[needs]}</p>
            <Retry onClick={connection?.onRetry}>Intentar de nuevo</Retry>
          </div>
        </Box>
      )}
      {wasOffline && !offline && <VisuallyHidden>Ya tienes conexión.</VisuallyHidden>}
    </div>
  );
}
