import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { claimPrize } from '../db/raffle.ts';
import { placeOrder, priceInGems } from '../db/redeem.ts';
import { isFileRequest, readBody } from '../db/requests.ts';
import { catalogue, findProduct, PESOS_PER_GEM } from '../fixtures/vault.ts';
import { fieldsOf } from '../handlers/fields.ts';
import {
  type NetworkScenario,
  SCENARIO_NAMES,
  SCENARIO_TITLES,
  type ScenarioName,
  type ScenarioOptions,
} from './names.ts';
import { NETWORK_FAULTS } from './network.ts';

/** Argument of a resolver. A resolver is the function that returns the response of a fault. */
interface FaultContext {
  db: Db;
  request: Request;
  options: ScenarioOptions;
}

type Resolver = (context: FaultContext) => Promise<Response | undefined> | Response | undefined;

/** A simulated fault of the network or the server. Its handlers are tried before the normal ones. */
export interface Scenario {
  name: ScenarioName;
  /** Title, which the Mocks panel and Storybook show. */
  title: string;
  /** Calls that the fault affects, as 'method path'. Empty if it affects all calls. */
  calls: readonly string[];
  handlers: (db: Db, options?: ScenarioOptions) => RequestHandler[];
}

interface Definition {
  calls?: readonly string[];
  resolver: Resolver;
}

const SIMULATION = ['POST /orders/simulation'];
const ORDER = ['POST /orders'];
const CLAIM = ['POST /orders/reward'];
const LOGIN = '/auth/login';

const json =
  (body: Record<string, unknown> | unknown[], status = 200): Resolver =>
  () =>
    HttpResponse.json(body, { status });
const networkError: Resolver = () => HttpResponse.error();
const failed = (status: number, message?: string) =>
  json(message === undefined ? {} : { message }, status);

/**
 * Returns a resolver that rejects `POST /orders/simulation`, the check before an order. The HTTP status is 200, because
 * the app reads the status in the body (contract, Calls).
 */
const rejectedSimulation = (message: string, over: Record<string, unknown> = {}) =>
  json({ status: 400, message, type: null, body: null, ...over });

async function skuOf(request: Request): Promise<string> {
  return String(fieldsOf(await readBody(request)).sku ?? '');
}

/**
 * Raises the price of a product in the mock data. Later calls, for example an order of the product, then use the new
 * price.
 */
async function raisePrice(
  db: Db,
  request: Request,
  gems: (price: number, balance: number) => number,
) {
  const sku = await skuOf(request);
  const item = findProduct(sku);
  const balance = db.accountOf(request)?.state.balance ?? 0;
  const pesos = gems(item ? priceInGems(db, item) : 0, balance) * PESOS_PER_GEM;
  db.changePrice(sku, pesos);
  return { sku, pesos };
}

const PRICE_CHANGED = 'El precio del producto cambió. Revisa el nuevo costo antes de canjear.';
const RAISE_GEMS = 21;

const ERRORS: Readonly<Record<Exclude<ScenarioName, NetworkScenario>, Definition>> = {
  'version-409': { resolver: failed(409, 'Actualiza la aplicación') },
  'blacklist-403': {
    resolver: json(
      { error_code: 'blacklist', message: 'Tu usuario fue bloqueado por actividad inusual.' },
      403,
    ),
  },
  'blacklist-403-no-message': {
    resolver: json({ error_code: 'blacklist' }, 403),
  },
  'maintenance-503': { resolver: failed(503, 'En mantenimiento') },
  'token-401': {
    resolver: ({ request }) =>
      request.url.includes(LOGIN)
        ? undefined
        : HttpResponse.json({ message: 'Tu sesión terminó. Vuelve a entrar.' }, { status: 401 }),
  },
  'login-401': {
    calls: ['POST /auth/login'],
    resolver: failed(401, 'Código de empleado no encontrado'),
  },
  'user-500': { calls: ['GET /auth/user'], resolver: failed(500) },
  'update-500': {
    calls: ['POST /auth/complete_update'],
    resolver: failed(500),
  },
  'tour-500': {
    calls: ['POST /auth/tour_complete'],
    resolver: failed(500),
  },
  'survey-500': {
    calls: ['POST /surveys/complete'],
    resolver: failed(500),
  },
  'simulation-out-of-stock': {
    calls: SIMULATION,
    resolver: rejectedSimulation('Este producto se ha agotado'),
  },
  'simulation-price-change': {
    calls: SIMULATION,
    resolver: async ({ db, request }) => {
      const { sku, pesos } = await raisePrice(db, request, (gems) => gems + RAISE_GEMS);
      return HttpResponse.json({
        status: 400,
        message: PRICE_CHANGED,
        type: 'priceChange',
        body: { ProductId: sku, Price: pesos },
      });
    },
  },
  'simulation-price-over-balance': {
    calls: SIMULATION,
    resolver: async ({ db, request }) => {
      const { sku, pesos } = await raisePrice(db, request, (_gems, balance) => balance + 1);
      return HttpResponse.json({
        status: 400,
        message: PRICE_CHANGED,
        type: 'priceChange',
        body: { ProductId: sku, Price: pesos },
      });
    },
  },
  'simulation-other-product-price': {
    calls: SIMULATION,
    resolver: async ({ request }) => {
      const sku = await skuOf(request);
      const other = catalogue.find((item) => item.provided && item.sku !== sku);
      return HttpResponse.json({
        status: 400,
        message: PRICE_CHANGED,
        type: 'priceChange',
        body: { ProductId: other?.sku, Price: other?.pesos },
      });
    },
  },
  'simulation-redeem-cost': {
    calls: SIMULATION,
    resolver: async ({ db, request }) => {
      await raisePrice(db, request, (gems) => gems + RAISE_GEMS);
      return HttpResponse.json({
        status: 400,
        message: 'Hubo un cambio en el costo del canje',
        type: null,
        body: null,
      });
    },
  },
  'simulation-postal-code': {
    calls: SIMULATION,
    resolver: rejectedSimulation('Invalid postal code 37000'),
  },
  'simulation-no-shipping': {
    calls: SIMULATION,
    resolver: rejectedSimulation('Item 0 without shipping info'),
  },
  'simulation-sla': {
    calls: SIMULATION,
    resolver: rejectedSimulation('The selected SLA is not valid'),
  },
  'simulation-sla-dom': {
    calls: SIMULATION,
    resolver: rejectedSimulation('SLA no dom'),
  },
  'simulation-not-available': {
    calls: SIMULATION,
    resolver: rejectedSimulation('El producto no está disponible en tu zona'),
  },
  'simulation-sla-retailer': {
    calls: SIMULATION,
    resolver: rejectedSimulation('SLA no retailer'),
  },
  'simulation-unknown': {
    calls: SIMULATION,
    resolver: rejectedSimulation('ORD-999'),
  },
  'simulation-500': { calls: SIMULATION, resolver: failed(500) },
  'simulation-no-answer': {
    calls: SIMULATION,
    resolver: networkError,
  },
  'order-message': {
    calls: ORDER,
    resolver: failed(422, 'Llegaste al límite de canjes de este mes.'),
  },
  'order-200-message': {
    calls: ORDER,
    resolver: json({ message: 'Llegaste al límite de canjes de este mes.' }),
  },
  'order-500': { calls: ORDER, resolver: failed(500) },
  'order-500-message': {
    calls: ORDER,
    resolver: failed(500, 'El catálogo no responde. Intenta más tarde.'),
  },
  'order-no-answer': {
    calls: ORDER,
    resolver: async ({ db, request }) => {
      const account = db.accountOf(request);
      if (account) placeOrder(db, account, fieldsOf(await readBody(request)));
      return HttpResponse.error();
    },
  },
  'order-offline': { calls: ORDER, resolver: networkError },
  'confirm-500': {
    calls: ['POST /orders/confirm/:id'],
    resolver: failed(500),
  },
  'claim-message': {
    calls: CLAIM,
    resolver: failed(422, 'No encontramos esa dirección'),
  },
  'claim-500': {
    calls: CLAIM,
    resolver: failed(500),
  },
  'claim-no-answer': {
    calls: CLAIM,
    resolver: async ({ db, request }) => {
      const account = db.accountOf(request);
      if (account) claimPrize(account, fieldsOf(await readBody(request)));
      return HttpResponse.error();
    },
  },
  'ticket-500': {
    calls: ['POST /support/create-ticket/:userId'],
    resolver: failed(500),
  },
  'products-empty': {
    calls: ['GET /products'],
    resolver: json({ last_page: 1, products_db: [], products_elektra: { Products: [] } }),
  },
  'products-500': {
    calls: ['GET /products'],
    resolver: failed(500),
  },
  'next-page-500': {
    calls: ['GET /products'],
    resolver: ({ request }) =>
      Number(new URL(request.url).searchParams.get('page') ?? 1) > 1
        ? HttpResponse.json({}, { status: 500 })
        : undefined,
  },
  'product-404': {
    calls: ['GET /products/:id'],
    resolver: failed(404, 'No encontramos ese premio'),
  },
  'postal-code-empty': {
    calls: ['GET /postal_code/:code'],
    resolver: json([]),
  },
  'postal-code-500': {
    calls: ['GET /postal_code/:code'],
    resolver: failed(500),
  },
  'stores-empty': {
    calls: ['GET /agencies/ekt/find'],
    resolver: json([]),
  },
};

function handlerFor(
  call: string,
  respond: (request: Request) => ReturnType<Resolver>,
): RequestHandler {
  const [method = '', path = ''] = call.split(' ');
  const resolver = ({ request }: { request: Request }) =>
    isFileRequest(request) ? undefined : respond(request);
  const url = `*/api${path}`;
  switch (method) {
    case 'GET':
      return http.get(url, resolver);
    case 'POST':
      return http.post(url, resolver);
    case '*':
      return http.all(url, resolver);
    default:
      throw new RangeError(`Una llamada se escribe 'GET /ruta' o 'POST /ruta', no '${call}'`);
  }
}

const ENTERING = /\/auth\/(user|login)$/;
const isEntering = ({ url }: Request) => ENTERING.test(new URL(url).pathname);

function scenario(name: ScenarioName, { calls = [], resolver }: Definition): Scenario {
  return {
    name,
    title: SCENARIO_TITLES[name],
    calls,
    handlers: (db, options = {}) => {
      const affected = options.only === undefined ? calls : [options.only];
      return (affected.length === 0 ? ['* /*'] : affected).map((call) =>
        handlerFor(call, (request) =>
          options.afterEntering && isEntering(request)
            ? undefined
            : resolver({ db, request, options }),
        ),
      );
    },
  };
}

const isOfNetwork = (name: ScenarioName): name is NetworkScenario => name in NETWORK_FAULTS;

/** All scenarios, in the order in which the Mocks panel lists them. */
export const scenarios: readonly Scenario[] = SCENARIO_NAMES.map((name) =>
  scenario(
    name,
    isOfNetwork(name)
      ? { resolver: ({ db, options, request }) => NETWORK_FAULTS[name](options, db, request) }
      : ERRORS[name],
  ),
);

/** Returns the handlers of a scenario, which read and change the mock data `db`. Throws on an unknown name. */
export function scenarioHandlers(
  name: ScenarioName,
  db: Db,
  options: ScenarioOptions = {},
): RequestHandler[] {
  const found = scenarios.find((candidate) => candidate.name === name);
  if (!found) throw new RangeError(`There is no scenario ${String(name)}`);
  return found.handlers(db, options);
}
