import { formatDay, type StageName, type TrackingStage } from '@gemas/domain';
import { Check, ClipboardCheck, type LucideIcon, Package, PackageCheck, Truck } from 'lucide-react';
import { styled } from 'styled-components';
import { Icon } from '../primitives/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { octagon } from '../theme/cut.ts';
import { token, type } from '../theme/tokens.ts';

const Step = styled.li`
  --node: ${token('neutral-segment')};
  --sign: ${token('text-secondary')};
  position: relative;
  display: grid;
  grid-template-columns: 34px 1fr;
  column-gap: ${token('space-3')};
  min-height: 50px;
  &:last-child { min-height: 32px; }
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    left: 14px;
    top: 28px;
    bottom: -2px;
    width: 4px;
    background: ${token('neutral-segment')};
  }
  &[data-state='done'] { --node: ${token('emerald-700')}; --sign: ${token('neutral-white')}; }
  &[data-state='done']:not(:last-child)::before { background: ${token('emerald-700')}; }
  &[data-state='current'] { --node: ${token('gold-400')}; --sign: ${token('text-on-gold')}; }
`;

const Node = styled.span`
  --c: 9px;
  position: relative;
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  margin-left: 1px;
  color: var(--sign);
  background: var(--node);
  clip-path: ${octagon};
  [data-state='current'] > & { transform: scale(1.13); }
  @media (forced-colors: active) { clip-path: none; border: 1.5px solid; }
`;

const TextBlock = styled.div`
  min-width: 0;
  padding-bottom: ${token('space-2')};
`;

const Label = styled.p`
  font: 700 1rem/1.3 ${token('font-text')};
  padding-top: 5px;
  [data-state='to-come'] & { font-weight: 500; color: ${token('text-secondary')}; }
`;

const Note = styled.p`
  ${type('small')}
  color: ${token('text-secondary')};
`;

const SIGNS: Readonly<Record<StageName, LucideIcon>> = {
  'in-process': Package,
  confirmed: ClipboardCheck,
  'in-transit': Truck,
  delivered: PackageCheck,
};

/** Shown instead of a date while the prize is in transit to the user's home. */
const TO_HOME = 'Va en camino a tu casa';

const SPOKEN: Readonly<Record<TrackingStage['state'], string>> = {
  done: 'Completada',
  current: 'Etapa actual',
  'to-come': 'Pendiente',
};

export interface TrackingStepperProps {
  /** The stages in order, as returned by `orderTracking`. */
  stages: readonly TrackingStage[];
  /** Whether the prize is shipped to the user's address. False for a card, which is shipped to a store. */
  toHome: boolean;
}

/**
 * The stages of an order's delivery (spec section 4, Order tracking).
 *
 * - Use it for an order with the stages of `orderTracking`.
 * - Not for a cancelled order or an order of unknown status: show the status as text.
 */
export function TrackingStepper({ stages, toHome }: TrackingStepperProps) {
  return (
    <ol aria-label="Seguimiento">
      {stages.map(({ name, label, state, date }) => {
        const isInTransit = name === 'in-transit' && state === 'current';
        const note = toHome && isInTransit ? TO_HOME : formatDay(date);
        return (
          <Step
            key={name}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Node>
              <Icon of={state === 'done' ? Check : SIGNS[name]} size={18} />
            </Node>
            <TextBlock>
              <Label>{label}</Label>
              <VisuallyHidden>{SPOKEN[state]}</VisuallyHidden>
              {note !== '' && <Note>{note}</Note>}
            </TextBlock>
          </Step>
        );
      })}
    </ol>
  );
}
