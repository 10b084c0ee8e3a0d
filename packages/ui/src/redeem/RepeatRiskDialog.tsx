import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { token } from '../theme/tokens.ts';

const Risk = styled.p`
  margin-bottom: ${token('space-4')};
`;

const Buttons = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

export interface RepeatRiskDialogProps {
  open: boolean;
  /** Called by 'Sí, canjear otra vez'. The caller shows the form again. */
  onAccept: () => void;
  /** Called by 'Mejor esperar', Esc or the back gesture. */
  onCancel: () => void;
}

/**
 * Asks whether the user orders a prize again although an earlier order of that prize may have been made (decision 37).
 *
 * - Use it if nothing could prove for 10 minutes whether the earlier order was made.
 * - Not for an order that was made: use `OrderedTodayDialog`.
 */
export function RepeatRiskDialog({ open, onAccept, onCancel }: RepeatRiskDialogProps) {
  return (
    <Dialog
      deliberate
      variant="modal"
      open={open}
      onClose={onCancel}
      closeButton={false}
      title="¿Canjear otra vez aunque podrías pagar dos veces?"
    >
      <Risk>
        No sabemos si tu primer canje se hizo. Si sí se hizo, este sería otro canje: pagarías dos
        veces, y las esmeraldas no son reembolsables.
      </Risk>
      <Buttons>
        <Button variant="quiet" onClick={onAccept}>
          Sí, canjear otra vez
        </Button>
        <Button onClick={onCancel}>Mejor esperar</Button>
      </Buttons>
    </Dialog>
  );
}
