import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

export interface LogoutDialogProps {
  /** It is asked now. */
  open: boolean;
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
export function LogoutDialog({ open, onCancel, onLogout }: LogoutDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      closeButton={false}
      title="¿Quieres cerrar tu sesión?"
      foot={
        <>
          <Button variant="danger" onClick={onLogout}>
            Sí, cerrar sesión
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancelar
          </Button>
        </>
      }
    >
      <p>Para volver necesitarás tu enlace o tu código de empleado.</p>
    </Dialog>
  );
}
