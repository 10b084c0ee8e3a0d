import type { InstallWay } from '@gemas/domain';
import { Download, Share } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { LinkText } from '../primitives/LinkText.tsx';
import { SystemMoment } from '../shell/SystemMoment.tsx';
import { token } from '../theme/tokens.ts';

const Note = styled.p`
  font: 600 1rem/1.4 ${token('font-text')};
  svg { display: inline; vertical-align: -4px; }
`;

const Leave = styled(LinkText)`
  --link: currentColor;
  justify-self: center;
`;

export interface DownloadScreenProps {
  /** Address of the app in Google Play. */
  androidUrl: string;
  /** Address of the app in the App Store. */
  iosUrl: string;
  /** How this browser can install the app. Default: the browser cannot install apps. */
  install?: InstallWay | undefined;
  /** Called by 'Instalar en este teléfono'. The caller opens the browser's install dialog. */
  onInstall?: (() => void) | undefined;
  /** Address of the app in the browser, for users who do not want to install it. */
  leaveHref: string;
}

/**
 * Explains how to install the app with this browser: a button that opens the browser's install dialog, or the steps to
 * add the app to the home screen.
 */
function OnThisPhone({
  install,
  hasAsked,
  onAsk,
}: Pick<DownloadScreenProps, 'install'> & { hasAsked: boolean; onAsk: () => void }) {
  if (install === 'installed')
    return <Note role="status">Ya la tienes en tu pantalla de inicio.</Note>;
  if (install === 'share-sheet') {
    return (
      <Note>
        Para tenerla en tu pantalla de inicio, toca <Icon of={Share} /> Compartir y elige «Agregar a
        inicio».
      </Note>
    );
  }
  if (install === 'prompt') {
    return (
      <Button variant="gold" start={<Icon of={Download} size={22} />} onClick={onAsk}>
        Instalar en este teléfono
      </Button>
    );
  }
  return hasAsked ? (
    <Note role="status">Si la instalaste, búscala en tu pantalla de inicio.</Note>
  ) : null;
}

/**
 * Download (spec section 2): links to the app in both stores, and how to add the app to this phone's home screen
 * (decision D34).
 *
 * - Seen by users who have not installed the app. Opened by its address or from the profile, with or without a login.
 * - Not for an app version that is too old: use `VersionFailScreen`.
 */
export function DownloadScreen({
  androidUrl,
  iosUrl,
  install = 'none',
  onInstall,
  leaveHref,
}: DownloadScreenProps) {
  const [hasAsked, setAsked] = useState(false);
  return (
    <SystemMoment
      ground="start"
      scene={<Gem size={148} />}
      title="Descarga la app"
      text="Elige tu teléfono e instálala desde su tienda."
    >
      <OnThisPhone
        install={install}
        hasAsked={hasAsked}
        onAsk={() => {
          setAsked(true);
          onInstall?.();
        }}
      />
      <ButtonLink
        variant={install === 'none' || install === 'installed' ? 'gold' : 'secondary'}
        href={androidUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        Descargar para Android
      </ButtonLink>
      <ButtonLink
        variant={install === 'share-sheet' ? 'gold' : 'secondary'}
        href={iosUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        Descargar para iPhone (iOS)
      </ButtonLink>
      <Leave href={leaveHref}>Seguir en el navegador</Leave>
    </SystemMoment>
  );
}
