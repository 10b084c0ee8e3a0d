import { inSection } from './in-section.ts';

const CHECKOUT = inSection('2 Redeem checkout', [
  { id: 'checkout.loading', kind: 'loading', title: 'Checkout while the reward loads' },
  { id: 'checkout.failure', kind: 'failure', title: 'Reward failed, with a retry' },
  {
    id: 'checkout.product-missing',
    kind: 'empty',
    title: 'Missing product: to Vault, which says so',
  },
  {
    id: 'checkout.product-unavailable',
    kind: 'empty',
    title: 'Unavailable product: to Vault, which says so',
  },
  { id: 'checkout.delivery', kind: 'state', title: 'Form for a delivery at home' },
  { id: 'checkout.saved-addresses', kind: 'state', title: 'Choice among saved addresses' },
  { id: 'checkout.another-address', kind: 'transition', title: 'Agregar otra dirección' },
  { id: 'checkout.no-addresses', kind: 'state', title: 'None saved: the new form at once' },
  { id: 'checkout.pickup', kind: 'state', title: 'Card: pickup store' },
  {
    id: 'checkout.pickup-out-of-sight',
    kind: 'state',
    title: 'A restored store that is not listed is not chosen',
  },
  { id: 'checkout.stores-loading', kind: 'loading', title: 'Stores while they load' },
  { id: 'checkout.stores-empty', kind: 'empty', title: 'No store found' },
  { id: 'checkout.stores-failure', kind: 'failure', title: 'Stores failed, with a retry' },
  { id: 'checkout.offline', kind: 'failure', title: 'No connection, said before the order' },
  {
    id: 'checkout.draft-kept',
    kind: 'transition',
    title: 'The typed values are stored as a draft',
  },
  { id: 'checkout.cancel', kind: 'transition', title: 'Cancelar leads back to the reward' },
]);

const POSTAL = inSection('5 Postal code', [
  { id: 'postal.idle', kind: 'state', title: 'Antes ingresa Código postal' },
  { id: 'postal.loading', kind: 'loading', title: 'Looking the code up, after 1000 ms' },
  { id: 'postal.no-city', kind: 'state', title: 'City and town not known: the user types them' },
  { id: 'postal.ready', kind: 'state', title: 'Neighbourhoods, city and state filled' },
  { id: 'postal.single', kind: 'state', title: 'A single neighbourhood chosen by itself' },
  { id: 'postal.empty', kind: 'empty', title: 'A code without neighbourhoods' },
  { id: 'postal.failure', kind: 'failure', title: 'Look-up failed, with a retry' },
  { id: 'postal.by-hand', kind: 'state', title: 'Nothing found: the three fields are typed' },
  { id: 'postal.failed-twice', kind: 'failure', title: 'Failed twice: the three fields are typed' },
  { id: 'postal.cleared', kind: 'transition', title: 'A new code clears the three fields' },
]);

const FORM = inSection('8 Form errors', [
  { id: 'form.required', kind: 'error', title: 'Es requerido' },
  { id: 'form.email-invalid', kind: 'error', title: 'Email: Es invalido' },
  { id: 'form.phone-invalid', kind: 'error', title: 'Phone: Es invalido' },
  { id: 'form.address-required', kind: 'error', title: 'New address: every field required' },
  { id: 'form.reference-limit', kind: 'state', title: 'Reference: at most 150 characters' },
  { id: 'form.error-clears', kind: 'transition', title: 'An error clears as the user types' },
  { id: 'form.card-mismatch-blur', kind: 'error', title: 'No coinciden' },
  { id: 'form.card-mismatch-input', kind: 'error', title: 'No coincide' },
  { id: 'form.card-length', kind: 'error', title: 'Debe contener 16 dígitos' },
  { id: 'form.pickup-required', kind: 'error', title: 'Pickup store: Es requerido' },
]);

const REDEEM = inSection('4 Redeem flow', [
  { id: 'redeem.validated', kind: 'transition', title: 'A valid form leads to the next step' },
  { id: 'redeem.confirm', kind: 'state', title: '¿Seguro deseas canjear este premio?' },
  { id: 'redeem.confirm-cancelled', kind: 'transition', title: 'Cancelar returns to the form' },
  { id: 'redeem.card-confirm', kind: 'state', title: 'Card: confirmed in the page' },
  { id: 'redeem.simulating', kind: 'loading', title: 'Simulation is running' },
  { id: 'redeem.card-skips-simulation', kind: 'transition', title: 'Card orders skip simulation' },
  { id: 'redeem.ordering', kind: 'loading', title: 'Order is being sent' },
  { id: 'redeem.ordered', kind: 'transition', title: 'The order contains the simulation’s answer' },
  { id: 'redeem.wallet-updated', kind: 'transition', title: 'The wallet is updated' },
  { id: 'redeem.success', kind: 'state', title: 'Success: 2 a 3 semanas' },
  { id: 'redeem.success-card', kind: 'state', title: 'Success of a card: 5 a 6 semanas' },
  { id: 'redeem.success-dates', kind: 'state', title: 'Success: order’s number and dates' },
  { id: 'redeem.success-store', kind: 'state', title: 'Success of a card: pickup store' },
  { id: 'redeem.success-to-rewards', kind: 'transition', title: 'Ver mis premios goes to Rewards' },
  { id: 'redeem.double-submit', kind: 'transition', title: 'Two taps send one order' },
  {
    id: 'redeem.guard-released',
    kind: 'transition',
    title: 'After a failure the user can try again',
  },
  { id: 'redeem.vault-closed', kind: 'error', title: 'vault_open turned false' },
  { id: 'redeem.insufficient', kind: 'error', title: 'No tienes gemas suficientes.' },
]);

const REPEAT = inSection('4 Repeat rules', [
  { id: 'redeem.ordered-today', kind: 'state', title: 'Ya ordenaste este premio hoy…' },
  {
    id: 'redeem.ordered-today-again',
    kind: 'transition',
    title: 'Reconfirmed: the redeem continues',
  },
  {
    id: 'redeem.ordered-today-cancelled',
    kind: 'transition',
    title: 'Not reconfirmed: back to the form',
  },
  { id: 'redeem.repeat-wait', kind: 'state', title: 'Por favor espera…, mm:ss counting down' },
  { id: 'redeem.repeat-ready', kind: 'state', title: '00:00: Listo! ya puedes continuar…' },
  { id: 'redeem.repeat-continue', kind: 'transition', title: 'Continuar continues the redeem' },
  { id: 'redeem.repeat-cancelled', kind: 'transition', title: 'Mejor no returns to the form' },
]);

const CARD = inSection('4 Card choice', [
  { id: 'card.choice', kind: 'state', title: 'Recargar tarjeta or Nueva tarjeta' },
  { id: 'card.new', kind: 'state', title: 'Nueva tarjeta: pickup store' },
  { id: 'card.recharge', kind: 'transition', title: 'Recargar tarjeta asks its questions' },
  { id: 'card.in-hand', kind: 'state', title: '¿Tienes la tarjeta a la mano?' },
  { id: 'card.pin-known', kind: 'state', title: '¿Conoces el NIP?' },
  { id: 'card.not-in-hand', kind: 'transition', title: 'NO, not in hand: switches to new' },
  { id: 'card.pin-unknown', kind: 'transition', title: 'NO, PIN unknown: switches to new' },
  { id: 'card.number', kind: 'state', title: 'Card number entered twice' },
  { id: 'card.number-matches', kind: 'state', title: 'Both numbers match' },
  { id: 'card.change-option', kind: 'transition', title: 'Cambiar opción resets' },
  { id: 'card.replacement', kind: 'state', title: 'Card replacement: preset to new' },
  { id: 'card.none-owned', kind: 'state', title: 'Without a card: pickup store needed' },
  { id: 'card.nip', kind: 'state', title: 'card_nip: type_card is empty' },
  { id: 'card.redeem-hidden', kind: 'state', title: 'No redeem button until the choice is made' },
]);

const SIMULATION = inSection('8 Simulation failures', [
  { id: 'simulation.warning', kind: 'state', title: 'Atención, for 10 seconds' },
  { id: 'simulation.out-of-stock', kind: 'error', title: 'Este producto se ha agotado' },
  { id: 'simulation.out-of-stock-leaves', kind: 'transition', title: 'To Vault after 3 s' },
  { id: 'simulation.price-change', kind: 'error', title: 'priceChange: message and new price' },
  { id: 'simulation.other-product', kind: 'error', title: 'Other product id: page reloads' },
  { id: 'simulation.postal-code', kind: 'error', title: 'Invalid postal code: cannot deliver' },
  { id: 'simulation.no-shipping', kind: 'error', title: 'Without shipping info: cannot deliver' },
  { id: 'simulation.sla', kind: 'error', title: 'Selected SLA / SLA no dom: cannot deliver' },
  { id: 'simulation.not-available', kind: 'error', title: '…ya no se encuentra disponible' },
  { id: 'simulation.sla-retailer', kind: 'error', title: '…no es vendido por the retailer' },
  { id: 'simulation.redeem-cost', kind: 'error', title: 'en el costo del canje: new price' },
  { id: 'simulation.other', kind: 'error', title: 'No podemos canjear este premio…' },
  { id: 'simulation.thrown', kind: 'error', title: 'Thrown error: No podemos canjear…' },
  { id: 'simulation.offline', kind: 'failure', title: 'Simulation without connection' },
]);

const ORDER = inSection('8 Order create', [
  { id: 'order.message', kind: 'error', title: 'An error with a message: warning' },
  { id: 'order.thrown', kind: 'error', title: 'A thrown error' },
  { id: 'order.unanswered', kind: 'error', title: 'No proof: the order is being checked' },
  { id: 'order.answered', kind: 'error', title: 'Only a message: its words, and the form again' },
  { id: 'order.unproven', kind: 'error', title: 'No proof for 10 minutes: may be ordered again' },
  { id: 'order.risk', kind: 'state', title: '¿Canjear otra vez aunque podrías pagar dos veces?' },
  { id: 'order.proved', kind: 'transition', title: 'Proved later: Tu canje sí se hizo' },
  { id: 'order.not-made', kind: 'transition', title: 'Proved later: Tu canje no se hizo' },
]);

const CLAIM = inSection('2 Winner prize claim', [
  { id: 'claim.form', kind: 'state', title: 'Shipping form of the prize' },
  { id: 'claim.no-prize', kind: 'transition', title: 'Nothing to claim: to Score' },
  { id: 'claim.offline', kind: 'failure', title: 'No connection, said before the claim' },
  { id: 'claim.sending', kind: 'loading', title: 'Claim is being sent' },
  { id: 'claim.success', kind: 'state', title: 'Prize claimed' },
  { id: 'claim.failed', kind: 'failure', title: 'Claim failed' },
  { id: 'claim.unanswered', kind: 'error', title: 'No proof: the claim is being checked' },
  { id: 'claim.not-made', kind: 'transition', title: 'Proved later: not claimed' },
]);

/** States of a redeem, from the form to the order or its failure. */
export const REDEEM_STATES = [
  ...CHECKOUT,
  ...POSTAL,
  ...FORM,
  ...REDEEM,
  ...REPEAT,
  ...CARD,
  ...SIMULATION,
  ...ORDER,
  ...CLAIM,
] as const;
