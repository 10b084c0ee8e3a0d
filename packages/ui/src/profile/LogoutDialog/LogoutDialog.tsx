import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';

export interface LogoutDialogProps {
  open: boolean;
  onCancel: () => void;
  onLogout: () => void;
}

/** The one question before a log-out, which empties what this phone keeps (spec section 2, Profile). */
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
