import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { token } from '../../theme/tokens.ts';

// Selectable: where the browser can neither share nor copy, a person still can.
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
  /** Whether the sheet is open. */
  open: boolean;
  /** What is shared, letter by letter. */
  text: string;
  /** The browser can open the phone's own sheet. Otherwise the text is copied. */
  canShare: boolean;
  /** Sharing is in progress. Default: false. */
  busy?: boolean | undefined;
  /** Called by 'Compartir' or 'Copiar texto'. */
  onShare: () => void;
  /** Called by 'Cancelar', Esc, the scrim or a back gesture. */
  onClose: () => void;
}

/**
 * Shows the summary of a team before it is shared.
 *
 * - Use it when a leader taps 'Compartir resumen' on a ranking.
 * - Not for a text that people write themselves.
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
