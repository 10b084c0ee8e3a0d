import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { Card } from '../primitives/Card.tsx';
import { type Connection, ConnectionNotice } from '../primitives/ConnectionNotice.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { InfoBand } from '../primitives/InfoBand.tsx';
import { CodeForm } from '../session/CodeForm.tsx';
import { SystemMoment } from '../shell/SystemMoment.tsx';
import { HalfCutGem } from '../shell/scenes/HalfCutGem.tsx';
import { token } from '../theme/tokens.ts';

const Paper = styled(Card)`
  text-align: start;
`;

const Enter = styled(CodeForm)`
  display: grid;
  gap: ${token('space-4')};
`;

const Note = styled.div`
  text-align: start;
`;

export interface MaintenanceScreenProps {
  /** Whether an attempt to log in is running. */
  busy: boolean;
  /** The employee code; '' if it is unknown. */
  code: string;
  /** Whether the user must type the employee code, because the phone has none stored. */
  needsCode: boolean;
  /** Why the last attempt failed; null before the first attempt. */
  error: string | null;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
  /** Called by 'Reconectar'. Receives the known or typed employee code. */
  onReconnect(code: string): void;
}

/**
 * Maintenance (spec section 2): the game is closed for a while. 'Reconectar' tries to log in again.
 *
 * - Seen by any user after a 503 of the log-in, of `/auth/user`, of an order or of a claim (decision 5).
 * - Not for a phone without network: the other screens then keep showing stored data, with a note.
 */
export function MaintenanceScreen({
  busy,
  code,
  needsCode,
  error,
  connection,
  onReconnect,
}: MaintenanceScreenProps) {
  const button = {
    variant: 'gold',
    busy,
    busyLabel: 'Reconectando...',
    start: <Icon of={RefreshCw} size={22} />,
    children: 'Reconectar',
  } as const;
  const notice = <ConnectionNotice needs="enter" connection={connection} />;
  return (
    <SystemMoment
      ground="night"
      scene={<HalfCutGem />}
      title="El juego está en mantenimiento, regresa pronto"
      text="Estamos puliendo unas facetas. Tus esmeraldas están a salvo."
    >
      {needsCode ? (
        <Paper>
          <Enter code={code} error={error} busy={busy} onEnter={onReconnect}>
            {notice}
            <Button type="submit" {...button} />
          </Enter>
        </Paper>
      ) : (
        <>
          {error !== null && !connection?.offline && (
            <Note>
              <InfoBand tone="warn">{error}</InfoBand>
            </Note>
          )}
          {notice}
          <Button onClick={() => onReconnect(code)} {...button} />
        </>
      )}
    </SystemMoment>
  );
}
