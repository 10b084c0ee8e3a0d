import { PILOT_ENDING } from '@gemas/domain';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { token } from '../theme/tokens.ts';

const Centred = styled(Dialog)`
  text-align: center;
  /* The hour, the title and the button are in one centred column. */
  > header { justify-content: center; }
`;

const Title = styled.span`
  display: grid;
  justify-items: center;
  gap: 14px;
`;

const Hour = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 132px;
  aspect-ratio: 1;
  font: 900 2.375rem/1 ${token('font-display')};
  font-size: min(2.375rem, 40px);
  font-variant-numeric: tabular-nums;
  svg { position: absolute; inset: 0; z-index: -1; }
  isolation: isolate;
`;

const Text = styled.p`
  font: 500 1.0625rem/1.4 ${token('font-text')};
  color: ${token('text-secondary')};
`;

export interface PilotEndingDialogProps {
  open: boolean;
  onClose: () => void;
}

/**
 * Says that the game ends today and that activations count until 23:59 (spec section 1, Game status).
 *
 * - Use it once on the last day, above Score.
 * - Not for the days before the last day.
 */
export function PilotEndingDialog({ open, onClose }: PilotEndingDialogProps) {
  return (
    <Centred
      open={open}
      onClose={onClose}
      closeButton={false}
      title={
        <Title>
          <Hour aria-hidden="true">
            <svg viewBox="0 0 132 132" aria-hidden="true">
              <path
                d="M40 4H92L128 40V92L92 128H40L4 92V40Z"
                fill="var(--gold-100)"
                stroke="var(--gold-400)"
                strokeWidth="8"
              />
            </svg>
            <span>{PILOT_ENDING.time}</span>
          </Hour>
          <span>{PILOT_ENDING.title}</span>
        </Title>
      }
      foot={<Button onClick={onClose}>{PILOT_ENDING.button}</Button>}
    >
      <Text>{PILOT_ENDING.text}</Text>
    </Centred>
  );
}
