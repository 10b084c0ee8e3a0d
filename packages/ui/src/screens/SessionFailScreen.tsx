import type { StartupFailure } from '@gemas/domain';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { type Connection, ConnectionNotice } from '../primitives/ConnectionNotice.tsx';
import { CodeForm } from '../session/CodeForm.tsx';
import { Screen } from '../shell/Screen.tsx';
import { LockedStone } from '../shell/scenes/LockedStone.tsx';
import { token, type } from '../theme/tokens.ts';

const Body = styled.div`
  padding: clamp(${token('space-3')}, 9 * var(--dvh), 76px) ${token('space-3')} 0;
  > svg { margin-inline: auto; max-height: calc(26 * var(--dvh)); }
`;

const Title = styled.h1`
  ${type('display')}
  margin-top: clamp(${token('space-2')}, 2.6 * var(--dvh), 22px);
  outline: none;
`;

const Text = styled.p`
  margin: 10px 0 ${token('space-6')};
  font: 400 1.125rem/1.4 ${token('font-text')};
  color: ${token('text-secondary')};
`;

const Enter = styled(CodeForm)`
  display: grid;
  gap: 18px;
  [data-retry] + & { margin-top: ${token('space-6')}; }
`;

const reasons: Record<StartupFailure, string> = {
  'no-code': 'Vuelve a entrar desde tu enlace o escribe tu código de empleado.',
  'login-failed': 'No reconocimos tu código. Vuelve a entrar desde tu enlace o escríbelo aquí.',
  inactive: 'Tu usuario no está activo. Habla con tu líder o entra con otro código.',
  unreachable: 'No pudimos comunicarnos. Revisa tu internet e intenta de nuevo.',
  busy: 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.',
  server: 'Algo falló de nuestro lado. Intenta de nuevo en un momento.',
};

export interface SessionFailScreenProps {
  /** Why there is no session. */
  reason: StartupFailure;
  /** Initial value of the field for the employee code; '' if no code is known. */
  code: string;
  /** Whether a log-in with the code is running. */
  busy: boolean;
  /** Why the last attempt with a code failed; null before the first attempt. */
  error: string | null;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
  /** Called by 'Entrar'. Receives the employee code, never ''. */
  onEnter(code: string): void;
  /** Called by the retry button. The caller starts the app again. Null hides the button, if a retry cannot help. */
  onRetry: (() => void) | null;
}

/**
 * SessionFail (spec sections 2 and 4; decision 5): there is no session. The user can start one with an employee code.
 *
 * - Seen by users without a valid token or login code: the code was refused, the session was lost, or the user opened
 * the app without a link.
 * - Not for a blocked user: use `ErrorAppScreen`.
 */
export function SessionFailScreen({
  reason,
  code,
  busy,
  error,
  connection,
  onEnter,
  onRetry,
}: SessionFailScreenProps) {
  return (
    <Screen freshness={null}>
      <Body>
        <LockedStone />
        <Title tabIndex={-1} data-route-heading="">
          No pudimos abrir tu sesión
        </Title>
        <Text>{reasons[reason]}</Text>
        {onRetry && (
          <div data-retry="">
            <Button onClick={onRetry}>Intentar de nuevo</Button>
          </div>
        )}
        <Enter code={code} error={error} busy={busy} onEnter={onEnter}>
          <ConnectionNotice needs="enter" connection={connection} />
          <Button
            type="submit"
            variant={onRetry ? 'secondary' : 'primary'}
            busy={busy}
            busyLabel="Entrando..."
          >
            Entrar
          </Button>
        </Enter>
      </Body>
    </Screen>
  );
}
