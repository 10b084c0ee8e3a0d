import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../primitives/Icon.tsx';
import { LinkButton } from '../primitives/LinkText.tsx';
import { onPaper } from '../theme/ground.ts';
import { token } from '../theme/tokens.ts';

// The notice is placed above the dock and covers none of its tiles.
const Corner = styled.div`
  position: fixed;
  inset: auto ${token('space-4')} calc(${token('size-dock')} + ${token('space-3')} + env(safe-area-inset-bottom, 0px));
  z-index: ${token('z-sticky')};
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${token('space-3')};
  width: 100%;
  max-width: calc(${token('size-content-max')} - 2 * ${token('space-4')});
  padding: ${token('space-3')} ${token('space-4')} ${token('space-1')};
  background: ${token('status-info-bg')};
  border: ${token('border-width-hairline')} solid ${token('tint-info-edge')};
  border-radius: ${token('radius-card')};
  color: ${token('status-info-text')};
  font: 600 0.9375rem/1.3 ${token('font-text')};
  pointer-events: auto;
  ${onPaper}
  p:last-child { margin-block: -2px 6px; }
`;

const Acts = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  column-gap: ${token('space-6')};
`;

const Act = styled(LinkButton)`
  color: inherit;
`;

export interface NewVersionNoticeProps {
  /** Whether the phone has downloaded a newer version. If false, nothing is rendered. */
  offered: boolean;
  /** Whether the user has tapped 'Actualizar' and the new version is being loaded. */
  busy: boolean;
  /** Called by 'Actualizar'. The app then reloads with the new version. */
  onUpdate: () => void;
  /** Called by 'Ahora no'. The new version is then used when the user opens the app again. */
  onDismiss: () => void;
}

/**
 * Says that there is a new version of the app (decision 63). The notice does not take the focus. The notice may
 * cover content, but the user can scroll that content into view.
 *
 * - Use it in the shell, on screens without a form.
 * - Not for an update that the server requires: use `UpdateOverlay`. Not for a version that the server no longer
 * supports: use `VersionFailScreen`.
 */
export function NewVersionNotice({ offered, busy, onUpdate, onDismiss }: NewVersionNoticeProps) {
  return (
    <Corner role="status">
      {offered && (
        <Box>
          <Icon of={RefreshCw} size={24} />
          <p>{busy ? 'Actualizando...' : 'Hay una versión nueva'}</p>
          {!busy && (
            <Acts>
              <Act onClick={onUpdate}>Actualizar</Act>
              <Act onClick={onDismiss}>Ahora no</Act>
            </Acts>
          )}
        </Box>
      )}
    </Corner>
  );
}
