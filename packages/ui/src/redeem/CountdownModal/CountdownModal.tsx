import { formatCountdown, REPEAT_WAIT_MS } from '@gemas/domain';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { token, type } from '../../theme/tokens.ts';
import { useTimeLeft } from './time-left.ts';

const WAITING =
  'Por favor espera antes de canjear nuevamente este premio para confirmar que deseas canjearlo.';
const READY = 'Listo! ya puedes continuar con el canje';

const Clock = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: min(200px, 100%);
  aspect-ratio: 1;
  margin: 4px auto ${token('space-4')};
  svg { position: absolute; inset: 0; width: 100%; height: 100%; }
  .ground { fill: ${token('bg-page')}; stroke: ${token('bg-read-only')}; }
  .left { fill: none; stroke: ${token('gold-500')}; }
  &[data-over] .ground { fill: ${token('emerald-100')}; stroke: ${token('emerald-700')}; }
`;

const Digits = styled.p`
  position: relative;
  ${type('countdown')}
  font-size: min(${token('type-countdown-size')}, 4.5rem, 58px);
  font-variant-numeric: tabular-nums;
  [data-over] > & { color: ${token('emerald-900')}; }
`;

const TextBlock = styled.p`
  min-height: 2.7em;
  margin-bottom: 18px;
  text-align: center;
  text-wrap: balance;
  font: 600 1.125rem/1.35 ${token('font-text')};
`;

const Buttons = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

const RING = 'M110 6H150L214 70V150L150 214H70L6 150V70L70 6Z';

interface CountdownProps {
  until: number;
  onContinue: () => void;
  onCancel: () => void;
}

function Countdown({ until, onContinue, onCancel }: CountdownProps) {
  const left = useTimeLeft(until);
  const isOver = left === 0;
  // The text is set after the mount, because a live region does not announce its initial content.
  const [status, setStatus] = useState('');
  useEffect(() => setStatus(isOver ? READY : WAITING), [isOver]);
  return (
    <>
      <Clock data-over={isOver || undefined}>
        <svg viewBox="0 0 220 220" strokeWidth="12" aria-hidden="true">
          <path className="ground" d={RING} />
          {!isOver && (
            <path
              className="left"
              d={RING}
              pathLength="100"
              strokeDasharray={`${Math.min(100, (100 * left) / REPEAT_WAIT_MS)} 100`}
            />
          )}
        </svg>
        <Digits role="timer">{formatCountdown(left)}</Digits>
      </Clock>
      <TextBlock role="status">{status}</TextBlock>
      <Buttons>
        <Button disabled={!isOver} onClick={onContinue}>
          Continuar
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Mejor no
        </Button>
      </Buttons>
    </>
  );
}

export interface CountdownModalProps {
  /** When the wait ends, ms since 1970. Null closes the modal, if the user does not have to wait. */
  until: number | null;
  /** Called by 'Continuar', which is enabled when the countdown shows 00:00. */
  onContinue: () => void;
  /** Called by 'Mejor no'. */
  onCancel: () => void;
}

/**
 * Makes the user wait before redeeming the same prize again (spec section 4, Repeat rules).
 *
 * - Use it when the user redeems a prize again shortly after ordering it.
 * - Not while waiting for the server: use a busy `Button` or `Loading`.
 */
export function CountdownModal({ until, onContinue, onCancel }: CountdownModalProps) {
  return (
    <Dialog
      deliberate
      variant="modal"
      open={until !== null}
      onClose={onCancel}
      closeButton={false}
      title="Un momento antes de repetir"
      titleHidden
    >
      {until !== null && <Countdown until={until} onContinue={onContinue} onCancel={onCancel} />}
    </Dialog>
  );
}
