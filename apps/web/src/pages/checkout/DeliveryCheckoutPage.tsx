import { simulationPayload } from '@gemas/domain';
import { CheckoutScreen } from '@gemas/ui';
import { useDeliveryForm } from '../prize-form.ts';
import type { CheckoutPageProps } from './use-checkout.ts';

/** The checkout of a prize that is sent home. */
export function DeliveryCheckoutPage({ sku, screen, onSubmit }: CheckoutPageProps) {
  const form = useDeliveryForm(sku, screen.check !== null);
  return (
    <CheckoutScreen
      {...screen}
      delivery={{ ...form, onSubmit: (values) => onSubmit(simulationPayload(sku, values)) }}
    />
  );
}
