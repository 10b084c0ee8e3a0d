import type { ScenarioName } from '@gemas/mocks';
import type { StateId } from '@gemas/ui/state-map';

/** Groups of faults, named after the part of the app that they affect. */
export const faultGroups = [
  'Network, once somebody is in',
  'Session',
  'Before Score',
  'Vault',
  'Checkout',
  'Simulation',
  'Order',
  'After the order',
  'Support',
] as const;

/** A fault of the mocks, with the description that the toolbar and the pages show. */
export interface FaultEntry {
  readonly group: (typeof faultGroups)[number];
  readonly title: string;
  /** What staff see when the fault occurs. Texts in quotes are exact texts of the screen. */
  readonly seen: string;
  /** Id of a state in the state map that shows the fault. Needed if no story activates the fault itself. */
  readonly state?: StateId;
  /** Screen and persona in `Flows/Explore` that show the fault. Default: those of the fault's group. */
  readonly screen?: string;
  readonly persona?: string;
}

const NO_DELIVERY =
  "A warning, 'Atención': 'No podemos entregar este producto en la dirección solicita'. The form is free again.";
const TRY_ANOTHER =
  "A warning, 'Atención': 'No podemos canjear este premio selecciona otro o intenta mas tarde'. The form is free again.";
const RETRY =
  "The place that failed becomes a card with 'Intentar de nuevo'. The rest of the screen lives on.";
const OFFLINE = "As 'No connection': the browser does not tell them apart.";
const OURS = "As 'Error 500'.";
const NEW_PRICE =
  "The server's message, then the form with the new price on its button. Nothing is ordered at a price not seen.";
const NOBODY_KNOWS =
  "'No sabemos si tu canje se hizo' in place of the form, while the server is asked.";
const NOT_MADE =
  "After 60 s 'Tu canje no se hizo. Puedes intentar de nuevo.', and the form as it was.";

/**
 * All faults of the mocks, by name. If a fault is added to the mocks, this does not compile until the fault is
 * described.
 */
export const FAULTS: Readonly<Record<ScenarioName, FaultEntry>> = {
  offline: {
    group: 'Network, once somebody is in',
    title: 'No connection',
    seen: "Kept data under 'Sin conexión. Ves tus datos…'. Without any: 'Revisa tu conexión e intenta de nuevo.'",
  },
  timeout: {
    group: 'Network, once somebody is in',
    title: 'The server never answers',
    seen: "The shape of what is to come, with 'Cargando...'. Everything else can be used.",
  },
  slow: {
    group: 'Network, once somebody is in',
    title: 'Slow network, 3 s',
    seen: "The shape of what is to come after 150 ms, with the words of the spec: 'Buscando premios...', 'Cargando...'.",
  },
  'server-500': {
    group: 'Network, once somebody is in',
    title: 'Error 500',
    seen: `${RETRY} 'Intenta de nuevo en un momento.'`,
  },
  'malformed-body': {
    group: 'Network, once somebody is in',
    title: 'Answer cut in half',
    seen: RETRY,
  },
  'wrong-shape': {
    group: 'Network, once somebody is in',
    title: 'Answer of another shape',
    seen: `${RETRY} Nothing of a hotel's log-in page reaches the screen.`,
  },
  'reset-after-headers': {
    group: 'Network, once somebody is in',
    title: 'Connection reset after the headers',
    seen: OFFLINE,
    state: 'rewards.failure',
  },
  'cut-body': {
    group: 'Network, once somebody is in',
    title: 'Less than the content length',
    seen: OFFLINE,
    state: 'rewards.failure',
  },
  'slow-body': {
    group: 'Network, once somebody is in',
    title: 'One byte a second',
    seen: "The shape of what is to come, until the app gives up after 15 s. Then as 'No connection'.",
    state: 'notifications.loading',
  },
  'broken-gzip': {
    group: 'Network, once somebody is in',
    title: 'Garbage for gzip',
    seen: OFFLINE,
    state: 'rewards.failure',
  },
  'no-content-204': {
    group: 'Network, once somebody is in',
    title: 'No content (204)',
    seen: OURS,
    state: 'notifications.failure',
  },
  'login-redirect-301': {
    group: 'Network, once somebody is in',
    title: 'Redirect to a log-in page (301)',
    seen: `${OURS} Nothing of the page reaches the screen.`,
    state: 'notifications.failure',
  },
  'forbidden-403': {
    group: 'Network, once somebody is in',
    title: 'Forbidden, nobody blocked (403)',
    seen: OURS,
    state: 'notifications.failure',
  },
  'missing-404': {
    group: 'Network, once somebody is in',
    title: 'Not found, as a page (404)',
    seen: 'That there is no such place or prize, where one was opened; else as error 500.',
    state: 'detail.missing',
  },
  'timeout-408': {
    group: 'Network, once somebody is in',
    title: 'The request took too long (408)',
    seen: OFFLINE,
    state: 'rewards.failure',
  },
  'too-large-413': {
    group: 'Network, once somebody is in',
    title: 'The request is too large (413)',
    seen: OURS,
    state: 'notifications.failure',
  },
  'too-many-429': {
    group: 'Network, once somebody is in',
    title: 'Too many requests (429, Retry-After)',
    seen: "The place that failed says 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.' Nothing is repeated by itself.",
  },
  'gateway-502': {
    group: 'Network, once somebody is in',
    title: 'Gateway without an answer, as a page (502)',
    seen: `${OURS} An order or a claim may have arrived: it is asked about.`,
  },
  'html-page': {
    group: 'Network, once somebody is in',
    title: 'A page in place of data',
    seen: `${OURS} Nothing of the page reaches the screen.`,
    state: 'notifications.failure',
  },
  'null-body': {
    group: 'Network, once somebody is in',
    title: 'The answer null',
    seen: OURS,
    state: 'notifications.failure',
  },
  'huge-body': {
    group: 'Network, once somebody is in',
    title: 'Some megabytes, thousands of rows',
    seen: 'The screen as ever, a moment later.',
    state: 'ranking.huge',
  },

  'version-409': {
    group: 'Session',
    title: 'Version no longer served (409)',
    seen: "'Hay una versión nueva' over the whole screen, with 'Recargar'.",
  },
  'blacklist-403': {
    group: 'Session',
    title: 'Blocked, with a message (403)',
    seen: "ErrorApp with the server's words: 'Tu usuario fue bloqueado por actividad inusual.'",
  },
  'blacklist-403-no-message': {
    group: 'Session',
    title: 'Blocked, without a message (403)',
    seen: "ErrorApp with 'Usuario bloqueado'.",
  },
  'maintenance-503': {
    group: 'Session',
    title: 'Maintenance (503)',
    seen: "'El juego está en mantenimiento, regresa pronto', with 'Reconectar'.",
  },
  'token-401': {
    group: 'Session',
    title: 'Session over (401, but the log-in works)',
    seen: 'Nothing where a code is stored: it logs in again and goes on. Without one SessionFail asks for it.',
  },
  'login-401': {
    group: 'Session',
    title: 'The log-in does not know the code',
    seen: 'SessionFail with an error under the field; what was typed stays.',
  },
  'user-500': {
    group: 'Session',
    title: 'The user cannot be loaded',
    seen: 'A stored code logs in instead. Without one: SessionFail.',
  },
  'update-500': {
    group: 'Session',
    title: 'The update is not taken down',
    seen: "'ACTUALIZAR' loads the page anew all the same.",
    persona: 'forced-update',
  },

  'tour-500': {
    group: 'Before Score',
    title: 'The end of the tour is not taken down',
    seen: 'Nothing: the tour is over for this visit and Score opens.',
    persona: 'first-visit',
  },
  'survey-500': {
    group: 'Before Score',
    title: 'The survey is not sent',
    seen: "Dialog and answers stay, with an error and 'Intentar de nuevo' inside.",
    persona: 'two-surveys',
  },

  'products-empty': {
    group: 'Vault',
    title: 'A vault without prizes',
    seen: "A grey gem and 'No encontré lo que buscas...'",
  },
  'products-500': { group: 'Vault', title: 'Prizes do not load', seen: RETRY },
  'next-page-500': {
    group: 'Vault',
    title: 'The second page does not load',
    seen: "The first page stays. Under it 'No pudimos cargar más premios', with a retry.",
  },
  'product-404': {
    group: 'Vault',
    title: 'No such prize',
    seen: "A card in place of the prize, with 'Ver otros premios'.",
    screen: 'detail',
  },

  'postal-code-empty': {
    group: 'Checkout',
    title: 'Postal code without neighbourhoods',
    seen: "'No encontramos ese código postal' under the field. What was typed stays.",
    persona: 'no-addresses',
  },
  'postal-code-500': {
    group: 'Checkout',
    title: 'Neighbourhoods do not load',
    seen: "An error under the postal code, with 'Reintentar'.",
    persona: 'no-addresses',
  },
  'stores-empty': {
    group: 'Checkout',
    title: 'No store to collect a card',
    seen: "'No encontramos tiendas' under the search. The button to redeem is not there.",
    state: 'checkout.stores-empty',
    screen: 'card-checkout',
  },

  'simulation-out-of-stock': {
    group: 'Simulation',
    title: 'Sold out',
    seen: "A warning, 'Atención': 'Este producto se ha agotado'. After 3 s the vault.",
  },
  'simulation-price-change': { group: 'Simulation', title: 'The price changed', seen: NEW_PRICE },
  'simulation-price-over-balance': {
    group: 'Simulation',
    title: 'The new price is over the balance',
    seen: "The form with the new price and 'No tienes gemas suficientes.' There is no button to redeem.",
  },
  'simulation-other-product-price': {
    group: 'Simulation',
    title: 'A price of another product',
    seen: 'The page loads anew. What was typed is kept.',
  },
  'simulation-redeem-cost': {
    group: 'Simulation',
    title: 'The cost of the redeem changed',
    seen: NEW_PRICE,
  },
  'simulation-postal-code': {
    group: 'Simulation',
    title: 'Postal code not valid',
    seen: NO_DELIVERY,
  },
  'simulation-no-shipping': { group: 'Simulation', title: 'No shipping', seen: NO_DELIVERY },
  'simulation-sla': { group: 'Simulation', title: 'Selected SLA', seen: NO_DELIVERY },
  'simulation-sla-dom': { group: 'Simulation', title: 'SLA no dom', seen: NO_DELIVERY },
  'simulation-not-available': {
    group: 'Simulation',
    title: 'No longer available',
    seen: "A warning, 'Atención': 'El producto seleccionado ya no se encuentra disponible'.",
  },
  'simulation-sla-retailer': {
    group: 'Simulation',
    title: 'Sold by somebody else',
    seen: "A warning, 'Atención': 'El producto seleccionado no es vendido por' and the retailer's name.",
  },
  'simulation-unknown': {
    group: 'Simulation',
    title: 'An error nobody knows',
    seen: TRY_ANOTHER,
  },
  'simulation-500': { group: 'Simulation', title: 'Error 500', seen: TRY_ANOTHER },
  'simulation-no-answer': { group: 'Simulation', title: 'No answer', seen: TRY_ANOTHER },

  'order-message': {
    group: 'Order',
    title: 'Refused with a message',
    seen: "A warning with the server's words: 'Llegaste al límite de canjes de este mes.'",
  },
  'order-200-message': {
    group: 'Order',
    title: '200 with a message and no wallet',
    seen: `${NOBODY_KNOWS} With the server's words. ${NOT_MADE}`,
  },
  'order-500': {
    group: 'Order',
    title: 'Error 500 without a message',
    seen: `${NOBODY_KNOWS} ${NOT_MADE}`,
  },
  'order-no-answer': {
    group: 'Order',
    title: 'Made, but the answer was lost',
    seen: `${NOBODY_KNOWS} A moment later '¡Felicidades!', 'Tu canje sí se hizo.'`,
  },
  'order-offline': {
    group: 'Order',
    title: 'It never left the phone',
    seen: `${NOBODY_KNOWS} ${NOT_MADE}`,
  },

  'confirm-500': {
    group: 'After the order',
    title: 'A card cannot be confirmed as received',
    seen: 'An error inside the question, with another try.',
    state: 'received.failed',
    persona: 'every-order',
  },
  'claim-message': {
    group: 'After the order',
    title: "The raffle's prize: the claim is refused",
    seen: "An error above the button, with 'Intentar de nuevo'. What was typed stays.",
    persona: 'raffle-winner',
    screen: 'claim',
  },
  'claim-500': {
    group: 'After the order',
    title: "The raffle's prize: error 500",
    seen: "'No sabemos si tu premio ya se reclamó' in place of the form, while the server is asked.",
    persona: 'raffle-winner',
    screen: 'claim',
  },
  'claim-no-answer': {
    group: 'After the order',
    title: 'Claimed, but the answer was lost',
    seen: "'¡Felicidades!' all the same: the raffle is asked again, and nothing is left to claim.",
    persona: 'raffle-winner',
    screen: 'claim',
  },

  'ticket-500': {
    group: 'Support',
    title: 'The ticket is not sent',
    seen: "'No pudimos enviar tu ticket'. What was typed stays.",
    state: 'new-ticket.failed',
    persona: 'no-tickets',
  },
};

/** For each group, the screen in `Flows/Explore` on which its faults can be seen. */
export const FAULT_SCREENS: Readonly<Record<FaultEntry['group'], string>> = {
  'Network, once somebody is in': 'score',
  Session: 'score',
  'Before Score': 'score',
  Vault: 'vault',
  Checkout: 'checkout',
  Simulation: 'checkout',
  Order: 'checkout',
  'After the order': 'rewards',
  Support: 'new-ticket',
};

/**
 * Whether a fault can affect every call. Such a fault starts after the log-in, because otherwise no screen would be
 * shown.
 */
export const isOfNetwork = (name: ScenarioName): boolean => FAULTS[name].group === faultGroups[0];

export const isFault = (value: unknown): value is ScenarioName =>
  typeof value === 'string' && Object.hasOwn(FAULTS, value);
