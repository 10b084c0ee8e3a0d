import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { token } from '../../theme/tokens.ts';

const Text = styled.p`
  color: ${token('text-secondary')};
  margin-bottom: ${token('space-4')};
`;

const Buttons = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

export interface UnansweredDialogProps {
  open: boolean;
  /** Where the person's rewards are. */
  rewardsHref: string;
  /** Back to the form, knowing that the order may exist. */
  onBack: () => void;
}

/**
 * The order was sent and no answer came: it may exist, so the rewards are offered before another try
 * (decision 37). It is left by a choice only, never by a slip of the thumb.
 */
export function UnansweredDialog({ open, rewardsHref, onBack }: UnansweredDialogProps) {
  return (
    <Dialog variant="modal" open={open} closable={false} title="No sabemos si tu canje se hizo">
      <Text>
        Se cortó la conexión antes de recibir respuesta. Tu premio puede estar ya pedido: revísalo
        antes de intentar otra vez.
      </Text>
      <Buttons>
        <ButtonLink href={rewardsHref}>Revisar Mis premios</ButtonLink>
        <Button variant="quiet" onClick={onBack}>
          Volver al canje
        </Button>
      </Buttons>
    </Dialog>
  );
}
