import type { ScenarioName } from '@gemas/mocks';
import type { StateId } from '@gemas/ui/state-map';

interface Description {
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

/** All faults of the mocks by name, in groups named after the part of the app that they affect. */
const BY_GROUP = {
  'Network, once somebody is in': {
    offline: {
      title: 'No connection',
      seen: "Kept data under 'Sin conexión. Ves tus datos…'. Without any: 'Revisa tu conexión e intenta de nuevo.'",
    },
    timeout: {
      title: 'The server never answers',
      seen: "The shape of what is to come, with 'Cargando...'. Everything else can be used.",
    },
    slow: {
      title: 'Slow network, 3 s',
      seen: "The shape of what is to come after 150 ms, with the words of the spec: 'Buscando premios...', 'Cargando...'.",
    },
    'server-500': { title: 'Error 500', seen: `${RETRY} 'Intenta de nuevo en un momento.'` },
    'malformed-body': { title: 'Answer cut in half', seen: RETRY },
    'wrong-shape': {
      title: 'Answer of another shape',
      seen: `${RETRY} Nothing of a hotel's log-in page reaches the screen.`,
    },
    'reset-after-headers': {
      title: 'Connection reset after the headers',
      seen: OFFLINE,
      state: 'rewards.failure',
    },
    'cut-body': { title: 'Less than the content length', seen: OFFLINE, state: 'rewards.failure' },
    'slow-body': {
      title: 'One byte a second',
      seen: "The shape of what is to come, until the app gives up after 15 s. Then as 'No connection'.",
      state: 'notifications.loading',
    },
    'broken-gzip': { title: 'Garbage for gzip', seen: OFFLINE, state: 'rewards.failure' },
    'no-content-204': { title: 'No content (204)', seen: OURS, state: 'notifications.failure' },
    'login-redirect-301': {
      title: 'Redirect to a log-in page (301)',
      seen: `${OURS} Nothing of the page reaches the screen.`,
      state: 'notifications.failure',
    },
    'forbidden-403': {
      title: 'Forbidden, nobody blocked (403)',
      seen: OURS,
      state: 'notifications.failure',
    },
    'missing-404': {
      title: 'Not found, as a page (404)',
      seen: 'That there is no such place or prize, where one was opened; else as error 500.',
      state: 'detail.missing',
    },
    'timeout-408': {
      title: 'The request took too long (408)',
      seen: OFFLINE,
      state: 'rewards.failure',
    },
    'too-large-413': {
      title: 'The request is too large (413)',
      seen: OURS,
      state: 'notifications.failure',
    },
    'too-many-429': {
      title: 'Too many requests (429, Retry-After)',
      seen: "The place that failed says 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.' Nothing is repeated by itself.",
    },
    'gateway-502': {
      title: 'Gateway without an answer, as a page (502)',
      seen: `${OURS} An order or a claim may have arrived: it is asked about.`,
    },
    'html-page': {
      title: 'A page in place of data',
      seen: `${OURS} Nothing of the page reaches the screen.`,
      state: 'notifications.failure',
    },
    'null-body': { title: 'The answer null', seen: OURS, state: 'notifications.failure' },
    'huge-body': {
      title: 'Some megabytes, thousands of rows',
      seen: 'The screen as ever, a moment later.',
      state: 'ranking.huge',
    },
  },
  Session: {
    'version-409': {
      title: 'Version no longer served (409)',
      seen: "'Hay una versión nueva' over the whole screen, with 'Recargar'.",
    },
    'blacklist-403': {
      title: 'Blocked, with a message (403)',
      seen: "ErrorApp with the server's words: 'Tu usuario fue bloqueado por actividad inusual.'",
    },
    'blacklist-403-no-message': {
      title: 'Blocked, without a message (403)',
      seen: "ErrorApp with 'Usuario bloqueado'.",
    },
    'maintenance-503': {
      title: 'Maintenance (503)',
      seen: "'El juego está en mantenimiento, regresa pronto', with 'Reconectar'.",
    },
    'token-401': {
      title: 'Session over (401, but the log-in works)',
      seen: 'Nothing where a code is stored: it logs in again and goes on. Without one SessionFail asks for it.',
    },
    'login-401': {
      title: 'The log-in does not know the code',
      seen: 'SessionFail with an error under the field; what was typed stays.',
    },
    'user-500': {
      title: 'The user cannot be loaded',
      seen: 'A stored code logs in instead. Without one: SessionFail.',
    },
    'update-500': {
      title: 'The update is not taken down',
      seen: "'ACTUALIZAR' loads the page anew all the same.",
      persona: 'forced-update',
    },
  },
  'Before Score': {
    'tour-500': {
      title: 'The end of the tour is not taken down',
      seen: 'Nothing: the tour is over for this visit and Score opens.',
      persona: 'first-visit',
    },
    'survey-500': {
      title: 'The survey is not sent',
      seen: "Dialog and answers stay, with an error and 'Intentar de nuevo' inside.",
      persona: 'two-surveys',
    },
  },
  Vault: {
    'products-empty': {
      title: 'A vault without prizes',
      seen: "A grey gem and 'No encontré lo que buscas...'",
    },
    'products-500': { title: 'Prizes do not load', seen: RETRY },
    'next-page-500': {
      title: 'The second page does not load',
      seen: "The first page stays. Under it 'No pudimos cargar más premios', with a retry.",
    },
    'product-404': {
      title: 'No such prize',
      seen: "A card in place of the prize, with 'Ver otros premios'.",
      screen: 'detail',
    },
  },
  Checkout: {
    'postal-code-empty': {
      title: 'Postal code without neighbourhoods',
      seen: "'No encontramos ese código postal' under the field. What was typed stays.",
      persona: 'no-addresses',
    },
    'postal-code-500': {
      title: 'Neighbourhoods do not load',
      seen: "An error under the postal code, with 'Reintentar'.",
      persona: 'no-addresses',
    },
    'stores-empty': {
      title: 'No store to collect a card',
      seen: "'No encontramos tiendas' under the search. The button to redeem is not there.",
      state: 'checkout.stores-empty',
      screen: 'card-checkout',
    },
  },
  Simulation: {
    'simulation-out-of-stock': {
      title: 'Sold out',
      seen: "A warning, 'Atención': 'Este producto se ha agotado'. After 3 s the vault.",
    },
    'simulation-price-change': { title: 'The price changed', seen: NEW_PRICE },
    'simulation-price-over-balance': {
      title: 'The new price is over the balance',
      seen: "The form with the new price and 'No tienes gemas suficientes.' There is no button to redeem.",
    },
    'simulation-other-product-price': {
      title: 'A price of another product',
      seen: 'The page loads anew. What was typed is kept.',
    },
    'simulation-redeem-cost': { title: 'The cost of the redeem changed', seen: NEW_PRICE },
    'simulation-postal-code': { title: 'Postal code not valid', seen: NO_DELIVERY },
    'simulation-no-shipping': { title: 'No shipping', seen: NO_DELIVERY },
    'simulation-sla': { title: 'Selected SLA', seen: NO_DELIVERY },
    'simulation-sla-dom': { title: 'SLA no dom', seen: NO_DELIVERY },
    'simulation-not-available': {
      title: 'No longer available',
      seen: "A warning, 'Atención': 'El producto seleccionado ya no se encuentra disponible'.",
    },
    'simulation-sla-retailer': {
      title: 'Sold by somebody else',
      seen: "A warning, 'Atención': 'El producto seleccionado no es vendido por' and the retailer's name.",
    },
    'simulation-unknown': { title: 'An error nobody knows', seen: TRY_ANOTHER },
    'simulation-500': { title: 'Error 500', seen: TRY_ANOTHER },
    'simulation-no-answer': { title: 'No answer', seen: TRY_ANOTHER },
  },
  Order: {
    'order-message': {
      title: 'Refused with a message',
      seen: "A warning with the server's words: 'Llegaste al límite de canjes de este mes.'",
    },
    'order-200-message': {
      title: '200 with a message and no wallet',
      seen: `${NOBODY_KNOWS} With the server's words. ${NOT_MADE}`,
    },
    'order-500': { title: 'Error 500 without a message', seen: `${NOBODY_KNOWS} ${NOT_MADE}` },
    'order-no-answer': {
      title: 'Made, but the answer was lost',
      seen: `${NOBODY_KNOWS} A moment later '¡Felicidades!', 'Tu canje sí se hizo.'`,
    },
    'order-offline': { title: 'It never left the phone', seen: `${NOBODY_KNOWS} ${NOT_MADE}` },
  },
  'After the order': {
    'confirm-500': {
      title: 'A card cannot be confirmed as received',
      seen: 'An error inside the question, with another try.',
      state: 'received.failed',
      persona: 'every-order',
    },
    'claim-message': {
      title: "The raffle's prize: the claim is refused",
      seen: "An error above the button, with 'Intentar de nuevo'. What was typed stays.",
      persona: 'raffle-winner',
      screen: 'claim',
    },
    'claim-500': {
      title: "The raffle's prize: error 500",
      seen: "'No sabemos si tu premio ya se reclamó' in place of the form, while the server is asked.",
      persona: 'raffle-winner',
      screen: 'claim',
    },
    'claim-no-answer': {
      title: 'Claimed, but the answer was lost',
      seen: "'¡Felicidades!' all the same: the raffle is asked again, and nothing is left to claim.",
      persona: 'raffle-winner',
      screen: 'claim',
    },
  },
  Support: {
    'ticket-500': {
      title: 'The ticket is not sent',
      seen: "'No pudimos enviar tu ticket'. What was typed stays.",
      state: 'new-ticket.failed',
      persona: 'no-tickets',
    },
  },
} satisfies Readonly<Record<string, Partial<Record<ScenarioName, Description>>>>;

/** A fault of the mocks, with the description that the toolbar and the pages show. */
export interface FaultEntry extends Description {
  readonly group: keyof typeof BY_GROUP;
}

export const faultGroups = Object.keys(BY_GROUP) as readonly FaultEntry['group'][];

export const FAULTS = Object.fromEntries(
  Object.entries(BY_GROUP).flatMap(([group, faults]) =>
    Object.entries(faults).map(([name, fault]) => [name, { ...fault, group }]),
  ),
) as unknown as Readonly<Record<ScenarioName, FaultEntry>>;

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
