import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

export interface LogoutDialogProps {
  /** It is asked now. */
  open: boolean;
  /** The log-out waits for a call that is being sent. Default: false. */
  busy?: boolean | undefined;
  /** An order or a claim is being checked, which the phone forgets with the log-out. Default: false. */
  checking?: boolean | undefined;
  /** 'Cancelar', Esc or the back gesture. */
  onCancel: () => void;
  /** 'Sí, cerrar sesión'. */
  onLogout: () => void;
}

/**
 * The confirmation before a log-out, which clears the data stored on this phone (spec section 2, Profile).
 *
 * - Use it when somebody wants to log out, wherever that is offered.
 * - Not for a log-out that the server decides: that needs no confirmation.
 */
export function LogoutDialog({
  open,
  busy = false,
  checking = false,
  onCancel,
  onLogout,
}: LogoutDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      closable={!busy}
      closeButton={false}
      title="¿Quieres cerrar tu sesión?"
      foot={
        <>
          <Button variant="danger" busy={busy} busyLabel="Cerrando..." onClick={onLogout}>
            Sí, cerrar sesión
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            Cancelar
          </Button>
        </>
      }
    >
      {checking && (
        <p>
          Estamos comprobando un canje. Si cierras sesión, este teléfono ya no podrá decirte si se
          hizo.
        </p>
      )}
      <p>Para volver necesitarás tu enlace o tu código de empleado.</p>
    </Dialog>
  );
}
