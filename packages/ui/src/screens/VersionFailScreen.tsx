import { href, paths } from '@gemas/domain';
import { RefreshCw } from 'lucide-react';
import { Button } from '../primitives/Button/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { SystemMoment } from '../shell/SystemMoment.tsx';
import { NewVersionScene } from './Update/NewVersionScene.tsx';

export interface VersionFailScreenProps {
  /** Called by the reload button. The caller reloads the app in its new version. */
  onReload(): void;
  /** Called by 'Volver'. Default: a link to Start. */
  onBack?: (() => void) | undefined;
}

/**
 * VersionFail (spec section 8): the server no longer supports this version. 'Volver' leads to Start.
 *
 * - Seen by any user after the server has answered a call with 409.
 * - Not for an update because of the user's flag `has_update`: use `UpdateOverlay`.
 */
export function VersionFailScreen({ onReload, onBack }: VersionFailScreenProps) {
  return (
    <SystemMoment
      ground="night"
      scene={<NewVersionScene />}
      title="Hay una versión nueva"
      text="La que tienes ya no funciona. Recarga para seguir; no pierdes nada."
      backHref={href(paths.start)}
      onBack={onBack}
    >
      <Button variant="gold" start={<Icon of={RefreshCw} size={22} />} onClick={onReload}>
        Recargar
      </Button>
    </SystemMoment>
  );
}
