import { isCardType, paths } from '@gemas/domain';
import { CheckoutScreen } from '@gemas/ui';
import { useParams } from 'react-router-dom';
import { Redirect } from '../shell/Redirect.tsx';
import { CardCheckoutPage } from './checkout/CardCheckoutPage.tsx';
import { DeliveryCheckoutPage } from './checkout/DeliveryCheckoutPage.tsx';
import { useCheckout } from './checkout/use-checkout.ts';

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
