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

/** What was sent without a response. */
export const unansweredActs = ['order', 'claim'] as const;
export type UnansweredAct = (typeof unansweredActs)[number];

const COPY: Record<UnansweredAct, { title: string; text: string; back: string }> = {
  order: {
    title: 'No sabemos si tu canje se hizo',
    text: 'Se cortó la conexión antes de recibir respuesta. Tu premio puede estar ya pedido: revísalo antes de intentar otra vez.',
    back: 'Volver al canje',
  },
  claim: {
    title: 'No sabemos si tu premio ya se reclamó',
    text: 'Se cortó la conexión antes de recibir respuesta. Tu premio puede estar ya en camino: revísalo antes de intentar otra vez.',
    back: 'Volver a mis datos',
  },
};

export interface UnansweredDialogProps {
  /** It is said now. */
  open: boolean;
  /** What was sent. */
  act: UnansweredAct;
  /** Address of the user's rewards. */
  rewardsHref: string;
  /** Back to the form, although it may exist. */
  onBack: () => void;
}

/**
 * An order or a claim was sent without a response: it may exist, so the rewards are offered before another try
 * (decisions 37 and 53). Only its buttons close it, never an accidental tap.
 *
 * - Use it when what was sent may have been done: no answer came, or none that could be read.
 * - Not when the server refused: that is said in the form, and another try is safe.
 */
export function UnansweredDialog({ open, act, rewardsHref, onBack }: UnansweredDialogProps) {
  const { title, text, back } = COPY[act];
  return (
    <Dialog variant="modal" open={open} closable={false} title={title}>
      <Text>{text}</Text>
      <Buttons>
        <ButtonLink href={rewardsHref}>Revisar Mis premios</ButtonLink>
        <Button variant="quiet" onClick={onBack}>
          {back}
        </Button>
      </Buttons>
    </Dialog>
  );
}
