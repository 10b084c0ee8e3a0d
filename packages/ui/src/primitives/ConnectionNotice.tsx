import { WifiOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { onPaper } from '../theme/ground.ts';
import { token } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';
import { LinkButton } from './LinkText.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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

/** Kinds of data that the user is about to send. The notice names the kind. */
export const connectionNeeds = [
  'redeem',
  'claim',
  'ticket',
  'survey',
  'enter',
  'received',
] as const;
export type ConnectionNeed = (typeof connectionNeeds)[number];

const NEEDS: Record<ConnectionNeed, string> = {
  redeem: 'Necesitas conexión para canjear. Lo que escribas se queda aquí.',
  claim: 'Necesitas conexión para reclamar tu premio. Lo que escribas se queda aquí.',
  ticket: 'Necesitas conexión para enviar tu ticket. Lo que escribas se queda aquí.',
  survey: 'Necesitas conexión para enviar tus respuestas. Lo que contestes se queda aquí.',
  enter: 'Necesitas conexión para entrar.',
  received: 'Necesitas conexión para confirmar tu tarjeta.',
};

/** State of the phone's connection. */
export interface Connection {
  /** Whether the phone has no connection. If true, nothing can be sent. */
  offline: boolean;
  /** Whether the connection is being checked again. */
  checking: boolean;
  /** Checks the connection again. Does not send the form. */
  onRetry: () => void;
}

export interface ConnectionNoticeProps {
  needs: ConnectionNeed;
  /** State of the connection. The notice is rendered only while `offline` is true. */
  connection: Connection | undefined;
}

/**
 * Says above a send button that sending needs a connection, so that the user does not fill in the form in vain
 * (decision 65). The notice also says that the form is not sent automatically when the connection returns.
 *
 * - Use it above the main button of every form that changes something on the server.
 * - Not for data that is only read: use a `FreshnessBand`. Not for sending that failed: the form shows that error.
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
