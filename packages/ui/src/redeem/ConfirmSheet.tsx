import { affordability, formatGems, formatNumber, plural } from '@gemas/domain';
import { ArrowRight } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { afterTap } from '../platform/after-tap.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { token } from '../theme/tokens.ts';

const Trade = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: ${token('space-2')} ${token('space-4')};
  margin-bottom: ${token('space-3')};
`;

const Gems = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  font: 900 2.5rem/1 ${token('font-display')};
  /* Limits the size, so that millions fit a small phone with large text. */
  font-size: min(2.5rem, 13vw);
  font-variant-numeric: tabular-nums;
`;

const Question = styled.span`
  display: block;
  text-align: center;
  text-wrap: balance;
`;

const Consequence = styled.p`
  text-align: center;
  color: ${token('text-secondary')};
  margin-bottom: ${token('space-2')};
  b { color: ${token('text-body')}; font-variant-numeric: tabular-nums; }
`;

// The title is centred, because the sheet has no × beside it.
const Sheet = styled(Dialog)`
  > header > h2 { flex: 1; }
`;

// Memoised, so that a tap on the confirm button does not re-render the title.
const Title = memo(function Title({ image, price }: { image: string; price: number }) {
  return (
    <>
      <Trade aria-hidden="true">
        <Gems>
          <Gem size={48} />
          <span>{formatNumber(price)}</span>
        </Gems>
        <Icon of={ArrowRight} size={24} />
        <Picture src={image} alt="" size={92} eager />
      </Trade>
      <Question>¿Seguro deseas canjear este premio?</Question>
    </>
  );
});

const Terms = memo(function Terms({ price, left }: { price: number; left: number | null }) {
  return (
    <Consequence>
      <span>{`${plural(price, 'Se descontará', 'Se descontarán')} ${formatGems(price)} y ${plural(price, 'no es reembolsable', 'no son reembolsables')}.`}</span>{' '}
      {left !== null && (
        <span>
          <span>{plural(left, 'Te quedará', 'Te quedarán')}</span> <b>{formatNumber(left)}</b>.
        </span>
      )}
    </Consequence>
  );
});

export interface ConfirmSheetProps {
  open: boolean;
  /** Whether the order is being sent. If true, the buttons do nothing and the sheet cannot be closed. */
  busy: boolean;
  /** Picture of the prize. */
  image: string;
  /** Price of the prize, in gems. */
  price: number;
  /** Gems that the user has before the order; null if the balance could not be read. */
  balance: number | null;
  /**
   * Called when the user confirms the order, at most once while the sheet is open. The call follows in a later task
   * than the tap, so that the browser paints the busy button first.
   */
  onConfirm: () => void;
  /** Called by 'Cancelar', Esc or the back gesture. */
  onCancel: () => void;
}

/**
 * The last confirmation before gems are spent, which cannot be undone (spec section 4, Redeem flow).
 *
 * - Use it before an order that ships to an address.
 * - Not for cards, which have no confirmation sheet (decision 32). Not for an action that costs no gems.
 */
export function ConfirmSheet({
  open,
  busy,
  image,
  price,
  balance,
  onConfirm,
  onCancel,
}: ConfirmSheetProps) {
  // Whether the user has tapped the confirm button. Makes the button busy before the caller sets `busy`.
  const [confirmed, setConfirmed] = useState(false);
  // Stops a second tap. Unlike a state, a ref is set before React renders again.
  const sent = useRef(false);
  useEffect(() => {
    if (open) return;
    sent.current = false;
    setConfirmed(false);
  }, [open]);
  const working = busy || confirmed;
  const left = balance === null ? null : affordability(price, balance).left;
  return (
    <Sheet
      deliberate
      open={open}
      onClose={onCancel}
      closable={!working}
      closeButton={false}
      title={<Title image={image} price={price} />}
      foot={
        <>
          <Button
            busy={working}
            busyLabel="Canjeando..."
            onClick={() => {
              if (sent.current) return;
              sent.current = true;
              setConfirmed(true);
              afterTap(onConfirm);
            }}
          >
            Sí, canjear
          </Button>
          <Button variant="quiet" disabled={working} onClick={onCancel}>
            Cancelar
          </Button>
        </>
      }
    >
      <Terms price={price} left={left} />
    </Sheet>
  );
}
