import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { token } from '../theme/tokens.ts';

// The text can be selected, so that users can copy it by hand if the browser can neither share nor copy it.
const TextBlock = styled.p`
  padding: ${token('space-4')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-read-only')};
  white-space: pre-line;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  user-select: text;
`;

export interface ShareSheetProps {
  open: boolean;
  /** The exact text that is shared. */
  text: string;
  /** Whether the browser can open the phone's share sheet. If false, the button copies the text. */
  canShare: boolean;
  /** Whether sharing is in progress. Default: false. */
  busy?: boolean | undefined;
  /** Called by 'Compartir' or 'Copiar texto'. */
  onShare: () => void;
  /** Called by 'Cancelar', Esc, the scrim or a back gesture. */
  onClose: () => void;
}

/**
 * Shows the summary of a team, so that the user can read it before sharing it.
 *
 * - Use it when a leader taps 'Compartir resumen' on a ranking.
 * - Not for a text that users write themselves.
 */
export function ShareSheet({
  open,
  text,
  canShare,
  busy = false,
  onShare,
  onClose,
}: ShareSheetProps) {
  return (
    <Dialog
      open={open}
      title="Compartir resumen"
      onClose={onClose}
      closeButton={false}
      foot={
        <>
          <Button busy={busy} onClick={onShare}>
            {canShare ? 'Compartir' : 'Copiar texto'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancelar
          </Button>
        </>
      }
    >
      <TextBlock>{text}</TextBlock>
    </Dialog>
  );
}
