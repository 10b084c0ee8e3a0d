import type { StateId } from '@gemas/ui/state-map';
// Imported by path, because `@gemas/mocks` would also load the mocks in stories that use no server.
import type { PersonaAlias } from '../../mocks/src/personas/names.ts';
import {
  SCENARIO_GROUPS,
  SCENARIO_TITLES,
  type ScenarioGroup,
  type ScenarioName,
} from '../../mocks/src/scenarios/names.ts';

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

/** What staff see during each fault. Texts in quotes are exact texts of the screen. */
const SEEN: Readonly<Record<ScenarioName, string>> = {
  offline:
    "Stored data under 'Sin conexión. Ves tus datos…'. Without any: 'Revisa tu conexión e intenta de nuevo.'",
  timeout: "Placeholders, with 'Cargando...'. Everything else can be used.",
  slow: "Placeholders after 150 ms, with the texts of the spec: 'Buscando premios...', 'Cargando...'.",
  'server-500': `${RETRY} 'Intenta de nuevo en un momento.'`,
  'malformed-body': RETRY,
  'wrong-shape': `${RETRY} Nothing of a hotel's log-in page reaches the screen.`,
  'reset-after-headers': OFFLINE,
  'cut-body': OFFLINE,
  'slow-body': "Placeholders, until the app gives up after 15 s. Then the same as 'No connection'.",
  'broken-gzip': OFFLINE,
  'no-content-204': OURS,
  'login-redirect-301': `${OURS} Nothing of the page reaches the screen.`,
  'forbidden-403': OURS,
  'missing-404':
    'A message that the place or prize does not exist, if one was opened. Otherwise the same as error 500.',
  'timeout-408': OFFLINE,
  'too-large-413': OURS,
  'too-many-429':
    "The place that failed says 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.' Nothing is repeated by itself.",
  'gateway-502': `${OURS} An order or a claim may have arrived, so the app asks the server about it.`,
  'html-page': `${OURS} Nothing of the page reaches the screen.`,
  'null-body': OURS,
  'huge-body': 'The usual screen, a moment later.',
  'version-409': "'Hay una versión nueva' over the whole screen, with 'Recargar'.",
  'blacklist-403':
    "ErrorApp with the server's words: 'Tu usuario fue bloqueado por actividad inusual.'",
  'blacklist-403-no-message': "ErrorApp with 'Usuario bloqueado'.",
  'maintenance-503': "'El juego está en mantenimiento, regresa pronto', with 'Reconectar'.",
  'token-401':
    'Nothing if a code is stored: the app logs in again. Without a code, SessionFail asks for it.',
  'login-401': 'SessionFail with an error under the field; what was typed stays.',
  'user-500': 'A stored code logs in instead. Without one: SessionFail.',
  'update-500': "'ACTUALIZAR' reloads the page all the same.",
  'tour-500': 'Nothing: the tour is over for this visit and Score opens.',
  'survey-500': "Dialog and answers stay, with an error and 'Intentar de nuevo' inside.",
  'products-empty': "A grey gem and 'No encontré lo que buscas...'",
  'products-500': RETRY,
  'next-page-500': "The first page stays. Under it 'No pudimos cargar más premios', with a retry.",
  'product-404': "A card in place of the prize, with 'Ver otros premios'.",
  'postal-code-empty': "'No encontramos ese código postal' under the field. What was typed stays.",
  'postal-code-500': "An error under the postal code, with 'Reintentar'.",
  'stores-empty': "'No encontramos tiendas' under the search. The button to redeem is not there.",
  'simulation-out-of-stock':
    "A warning, 'Atención': 'Este producto se ha agotado'. After 3 s the vault.",
  'simulation-price-change': NEW_PRICE,
  'simulation-price-over-balance':
    "The form with the new price and 'No tienes gemas suficientes.' There is no button to redeem.",
  'simulation-other-product-price': 'The page is reloaded. What was typed stays.',
  'simulation-redeem-cost': NEW_PRICE,
  'simulation-postal-code': NO_DELIVERY,
  'simulation-no-shipping': NO_DELIVERY,
  'simulation-sla': NO_DELIVERY,
  'simulation-sla-dom': NO_DELIVERY,
  'simulation-not-available':
    "A warning, 'Atención': 'El producto seleccionado ya no se encuentra disponible'.",
  'simulation-sla-retailer':
    "A warning, 'Atención': 'El producto seleccionado no es vendido por' and the retailer's name.",
  'simulation-unknown': TRY_ANOTHER,
  'simulation-500': TRY_ANOTHER,
  'simulation-no-answer': TRY_ANOTHER,
  'order-message': "A warning with the server's words: 'Llegaste al límite de canjes de este mes.'",
  'order-200-message':
    'The same warning. The form is back as soon as a list of orders does not have the order.',
  'order-500': `${NOBODY_KNOWS} ${NOT_MADE}`,
  'order-500-message': `${NOBODY_KNOWS} Also a warning with the server's words. ${NOT_MADE}`,
  'order-no-answer': `${NOBODY_KNOWS} A moment later '¡Felicidades!', 'Tu canje sí se hizo.'`,
  'order-offline': `${NOBODY_KNOWS} ${NOT_MADE}`,
  'confirm-500': 'An error inside the question, with another try.',
  'claim-message': "An error above the button, with 'Intentar de nuevo'. What was typed stays.",
  'claim-500':
    "'No sabemos si tu premio ya se reclamó' in place of the form, while the server is asked.",
  'claim-no-answer':
    "'¡Felicidades!' all the same: the app fetches the raffle again, and nothing is left to claim.",
  'ticket-500': "'No pudimos enviar tu ticket'. What was typed stays.",
};

interface Place {
  /** Id of the state (of the state map) that the fault causes. Needed if no story activates the fault itself. */
  readonly state?: StateId;
  /** Screen and persona in `Start/Explore` that show the fault. Default screen: the one in `FAULT_SCREENS`. */
  readonly screen?: string;
  readonly persona?: PersonaAlias;
}

const PLACES: Readonly<Partial<Record<ScenarioName, Place>>> = {
  'reset-after-headers': { state: 'rewards.failure' },
  'cut-body': { state: 'rewards.failure' },
  'slow-body': { state: 'notifications.loading' },
  'broken-gzip': { state: 'rewards.failure' },
  'no-content-204': { state: 'notifications.failure' },
  'login-redirect-301': { state: 'notifications.failure' },
  'forbidden-403': { state: 'notifications.failure' },
  'missing-404': { state: 'detail.missing' },
  'timeout-408': { state: 'rewards.failure' },
  'too-large-413': { state: 'notifications.failure' },
  'html-page': { state: 'notifications.failure' },
  'null-body': { state: 'notifications.failure' },
  'huge-body': { state: 'ranking.huge' },
  'update-500': { persona: 'forced-update' },
  'tour-500': { persona: 'first-visit' },
  'survey-500': { persona: 'two-surveys' },
  'product-404': { screen: 'detail' },
  'postal-code-empty': { persona: 'no-addresses' },
  'postal-code-500': { persona: 'no-addresses' },
  'stores-empty': { state: 'checkout.stores-empty', screen: 'card-checkout' },
  'confirm-500': { state: 'received.failed', persona: 'every-order' },
  'claim-message': { screen: 'claim', persona: 'raffle-winner' },
  'claim-500': { screen: 'claim', persona: 'raffle-winner' },
  'claim-no-answer': { screen: 'claim', persona: 'raffle-winner' },
  'ticket-500': { state: 'new-ticket.failed', persona: 'no-tickets' },
};

/** For each group, the screen in `Start/Explore` on which its faults can be seen. */
export const FAULT_SCREENS: Readonly<Record<ScenarioGroup, string>> = {
  Network: 'score',
  Session: 'score',
  'Before Score': 'score',
  Vault: 'vault',
  Checkout: 'checkout',
  Simulation: 'checkout',
  Order: 'checkout',
  'After the order': 'rewards',
  Support: 'new-ticket',
};

export interface FaultEntry extends Place {
  readonly group: ScenarioGroup;
  readonly title: string;
  readonly seen: string;
}

export const FAULTS = Object.fromEntries(
  Object.entries(SCENARIO_GROUPS).flatMap(([group, titles]) =>
    (Object.keys(titles) as ScenarioName[]).map((name) => [
      name,
      { group, title: SCENARIO_TITLES[name], seen: SEEN[name], ...PLACES[name] },
    ]),
  ),
) as unknown as Readonly<Record<ScenarioName, FaultEntry>>;

/** Whether a fault can affect every call. Such a fault starts after the log-in, so that the app can open. */
export const isOfNetwork = (name: ScenarioName): boolean => name in SCENARIO_GROUPS.Network;
