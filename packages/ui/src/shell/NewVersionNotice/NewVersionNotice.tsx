import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LinkButton } from '../../primitives/LinkText/LinkText.tsx';
import { onPaper } from '../../theme/ground.ts';
import { token } from '../../theme/tokens.ts';

// Above the dock, so that no tile is covered.
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
  /** Whether a newer version is on the phone and may be installed now. False shows nothing. */
  offered: boolean;
  /** Whether the new version is being loaded. */
  busy: boolean;
  /** Called by 'Actualizar': reloads the page. */
  onUpdate: () => void;
  /** Called by 'Ahora no': the new version is used when the app is opened the next time. */
  onDismiss: () => void;
}

/**
 * Says that there is a new version (decision 63). It does not take focus, and only covers content that can be scrolled
 * out from under it.
 *
 * - Use it in the shell, on screens without a form.
 * - Not for an update that the server demands (`UpdateOverlay`), and not for a version that it no longer serves
 * (`VersionFailScreen`).
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
