import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { token } from '../theme/tokens.ts';

const Question = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} 14px;
  align-items: flex-start;
  > :last-child {
    flex: 1 1 10rem;
    font: 700 1.1875rem/1.3 ${token('font-display')};
  }
`;

const Buttons = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

export interface OrderedTodayDialogProps {
  open: boolean;
  /** Picture of the prize. */
  image: string;
  /** Called by 'Sí, volver a canjear'. */
  onRedeemAgain: () => void;
  /** Called by 'Cancelar', Esc or the back gesture. */
  onCancel: () => void;
}

/**
 * Says that the user has already ordered the same prize today. It is the first dialog of a redeem (spec section 4,
 * Repeat rules).
 *
 * - Use it if the user has ordered the same prize today. A `CountdownModal` follows if that order is very recent.
 * - Not for an order of another prize.
 */
export function OrderedTodayDialog({
  open,
  image,
  onRedeemAgain,
  onCancel,
}: OrderedTodayDialogProps) {
  return (
    <Dialog
      deliberate
      variant="modal"
      open={open}
      onClose={onCancel}
      closeButton={false}
      title={
        <Question>
          <Picture src={image} alt="" size={76} eager />
          <span>Ya ordenaste este premio hoy ¿Seguro deseas volver a canjear este premio?</span>
        </Question>
      }
    >
      <Buttons>
        <Button onClick={onRedeemAgain}>Sí, volver a canjear</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </Buttons>
    </Dialog>
  );
}
