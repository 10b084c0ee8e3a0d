import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';

export interface LogoutDialogProps {
  open: boolean;
  /** Whether the log-out is waiting for the end of a pending call to the server. Default: false. */
  busy?: boolean | undefined;
  /**
   * Whether the outcome of an order or a claim is still being checked. If true, the dialog warns that this phone cannot
   * show the outcome after the log-out. Default: false.
   */
  checking?: boolean | undefined;
  /** Called by 'Cancelar', Esc or the back gesture. */
  onCancel: () => void;
  /** Called by 'Sí, cerrar sesión'. */
  onLogout: () => void;
}

/**
 * Asks the user to confirm the log-out, which removes the data stored on this phone (spec section 2, Profile).
 *
 * - Use it for every log-out that the user starts.
 * - Not for a log-out by the server, which needs no confirmation.
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
