import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { type Connection, ConnectionNotice } from '../primitives/ConnectionNotice.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { token } from '../theme/tokens.ts';

/** Maximum number of characters of a code that are shown. Anybody can put any text into a link. */
const CODE_MAX = 20;

const Text = styled.p`
  overflow-wrap: anywhere;
  & + & { margin-top: ${token('space-3')}; }
`;

const Failure = styled(Text)`
  margin-top: ${token('space-3')};
  color: ${token('text-error')};
  font-weight: 600;
`;

export interface LinkDialogProps {
  open: boolean;
  /** The employee code of the link. At most 20 characters are shown. */
  code: string;
  /** Name of the user who is logged in; '' if unknown. */
  name: string;
  /** Whether the log-in with the link's code is running. Default: false. */
  busy?: boolean | undefined;
  /** Why the last attempt failed; null before the first attempt. Default: null. */
  error?: string | null | undefined;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
  /** Called by 'No, seguir como estoy', Esc or the back gesture. */
  onStay: () => void;
  /** Called by 'Sí, entrar'. */
  onEnter: () => void;
}

/**
 * Asks before the code of a link replaces the user who is logged in (decision D1). Otherwise the user of the link would
 * get what the user of this phone does afterwards.
 *
 * - Use it while a user is logged in and a link has another user's code.
 * - Not if nobody is logged in: the code of the link then logs in without a question.
 */
export function LinkDialog({
  open,
  code,
  name,
  busy = false,
  error = null,
  connection,
  onStay,
  onEnter,
}: LinkDialogProps) {
  const shown = code.length > CODE_MAX ? `${code.slice(0, CODE_MAX)}…` : code;
  return (
    <Dialog
      open={open}
      onClose={onStay}
      closable={!busy}
      closeButton={false}
      title="¿Entrar con otro código?"
      foot={
        <>
          <ConnectionNotice needs="enter" connection={connection} />
          <Button busy={busy} busyLabel="Entrando..." onClick={onEnter}>
            Sí, entrar
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onStay}>
            No, seguir como estoy
          </Button>
        </>
      }
    >
      <Text>
        <span>El enlace que abriste es del código </span>
        <b translate="no">{shown}</b>
      </Text>
      {name !== '' && (
        <Text>
          <span>Ahora estás como </span>
          <b>{name}</b>
        </Text>
      )}
      <Text>Si entras, lo que hagas quedará en la cuenta de ese código.</Text>
      <div aria-live="polite">{error !== null && !busy && <Failure>{error}</Failure>}</div>
    </Dialog>
  );
}
