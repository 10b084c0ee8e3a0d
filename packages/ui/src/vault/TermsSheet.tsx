import { type ProductType, redeemTerms, type TermId } from '@gemas/domain';
import { Gem as GemIcon, HandCoins, type LucideIcon, MapPin, Package, Truck } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { token } from '../theme/tokens.ts';

const icons: Record<TermId, LucideIcon> = {
  'shipping-only': Truck,
  'no-returns': Package,
  'no-refund': GemIcon,
  'no-cash': HandCoins,
  delivery: MapPin,
};

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: 30px minmax(0, 1fr);
    align-items: center;
    gap: 10px;
    padding-block: 9px;
    line-height: 1.35;
  }
  li + li { border-top: ${token('border-width-hairline')} solid ${token('bg-read-only')}; }
  svg { color: ${token('text-link')}; }
`;

export interface TermsSheetProps {
  open: boolean;
  /** Type of the prize. For cards the terms about pickup and delivery do not apply and are omitted. */
  type: ProductType;
  /** Called by 'Aceptar'. */
  onAccept: () => void;
  /** Called by 'Ahora no', Esc, the scrim or a back gesture. */
  onDecline: () => void;
}

/**
 * The terms that a user accepts before redeeming (spec section 2, Reward detail).
 *
 * - Use it after 'Canjear' and before the checkout.
 * - Not for the last confirmation before gems are spent: use a `ConfirmSheet`.
 */
export function TermsSheet({ open, type, onAccept, onDecline }: TermsSheetProps) {
  return (
    <Dialog
      deliberate
      open={open}
      title="Antes de canjear"
      onClose={onDecline}
      closeButton={false}
      foot={
        <>
          <Button onClick={onAccept}>Aceptar</Button>
          <Button variant="quiet" onClick={onDecline}>
            Ahora no
          </Button>
        </>
      }
    >
      <List>
        {redeemTerms(type).map(({ id, text }) => (
          <li key={id}>
            <Icon of={icons[id]} size={24} />
            <span>{text}</span>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
