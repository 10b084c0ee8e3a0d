import { isCardType, paths, simulationPayload } from '@gemas/domain';
import { CheckoutScreen } from '@gemas/ui';
import { useParams } from 'react-router-dom';
import { Redirect } from '../shell/page-frame.tsx';
import { CardCheckoutPage } from './checkout/CardCheckoutPage.tsx';
import { type CheckoutPageProps, useCheckout } from './checkout/use-checkout.ts';
import { useDeliveryForm } from './prize-form.ts';

export default function CheckoutPage() {
  const { sku = '' } = useParams();
  // The key gives each prize a form of its own, also when the user goes from one prize's URL to another.
  return <Checkout key={sku} sku={sku} />;
}

function Checkout({ sku }: { sku: string }) {
  const { isClosed, ...checkout } = useCheckout(sku);
  const { prize } = checkout.screen;
  if (isClosed) return <Redirect to={paths.vault} />;
  // Without a prize, nothing says which form is needed.
  if (prize.status !== 'ready') return <CheckoutScreen {...checkout.screen} />;
  const Page = isCardType(prize.data.type) ? CardCheckoutPage : DeliveryCheckoutPage;
  return <Page {...checkout} sku={sku} />;
}

/** The checkout of a prize that is sent home. */
function DeliveryCheckoutPage({ sku, screen, onSubmit }: CheckoutPageProps) {
  const form = useDeliveryForm(sku, screen.check !== null);
  return (
    <CheckoutScreen
      {...screen}
      delivery={{ ...form, onSubmit: (values) => onSubmit(simulationPayload(sku, values)) }}
    />
  );
}
