import { href, paths } from '@gemas/domain';
import { useState } from 'react';
import { Button } from '../primitives/Button/Button.tsx';
import { LogoutDialog } from '../profile/LogoutDialog.tsx';
import { SystemMoment } from '../shell/SystemMoment.tsx';
import { HalfCutGem } from '../shell/scenes/HalfCutGem.tsx';

export interface UpdatePendingScreenProps {
  /** Whether the outcome of an order or a claim is still being checked. See `LogoutDialog`. Default: false. */
  checking?: boolean | undefined;
  /** Whether the log-out waits until a call to the server ends. Default: false. */
  loggingOut?: boolean | undefined;
  /** Called when the user has confirmed the log-out. */
  onLogout(): void;
  /** Called by 'Volver'. Default: a link to Score. */
  onBack?: (() => void) | undefined;
}

/**
 * Update pending (spec section 2): the new version needs a log-out and a log-in.
 *
 * - Seen by users whose flag `has_update` is still set after they have tapped 'ACTUALIZAR', and by anyone who opens the
 * address.
 * - Not for the forced update: use `UpdateOverlay`.
 */
export function UpdatePendingScreen({
  checking = false,
  loggingOut = false,
  onLogout,
  onBack,
}: UpdatePendingScreenProps) {
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <SystemMoment
        ground="night"
        scene={<HalfCutGem />}
        title="Actualización pendiente"
        text="Cierra tu sesión y vuelve a entrar para terminar de actualizar."
        backHref={href(paths.score)}
        onBack={onBack}
      >
        <Button variant="gold" onClick={() => setConfirming(true)}>
          Cerrar sesión
        </Button>
      </SystemMoment>
      <LogoutDialog
        open={isConfirming}
        busy={loggingOut}
        checking={checking}
        onCancel={() => setConfirming(false)}
        onLogout={onLogout}
      />
    </>
  );
}
