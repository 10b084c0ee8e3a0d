import { Gem } from '../../gem/Gem/Gem.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { SystemMoment } from '../../shell/SystemMoment/SystemMoment.tsx';

export interface DownloadScreenProps {
  /** Address of the app in the Android store. */
  androidUrl: string;
  /** Address of the app in the Apple store. */
  iosUrl: string;
}

/**
 * Download (spec section 2): the app in both stores.
 *
 * - Seen by whoever opens the address in a browser before the app is installed; it needs no login.
 * - Not for an old version of the app: that is VersionFail.
 */
export function DownloadScreen({ androidUrl, iosUrl }: DownloadScreenProps) {
  return (
    <SystemMoment
      ground="start"
      scene={<Gem size={148} />}
      title="Descarga la app"
      text="Elige tu teléfono e instálala desde su tienda."
    >
      <ButtonLink variant="gold" href={androidUrl} target="_blank" rel="noopener noreferrer">
        Descargar para Android
      </ButtonLink>
      <ButtonLink variant="secondary" href={iosUrl} target="_blank" rel="noopener noreferrer">
        Descargar para iPhone (iOS)
      </ButtonLink>
    </SystemMoment>
  );
}
