import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Db } from '../db/db.ts';
import { claimPrize } from '../db/raffle.ts';
import { placeOrder, priceInGems } from '../db/redeem.ts';
import { isFileRequest, readBody } from '../db/requests.ts';
import { catalogue, findProduct, PESOS_PER_GEM } from '../fixtures/vault.ts';
import { fieldsOf } from '../handlers/fields.ts';
import {
  ERROR_SCENARIOS,
  NETWORK_SCENARIOS,
  type ScenarioName,
  type ScenarioOptions,
} from './names.ts';
import { NETWORK_FAULTS } from './network.ts';

/** Argument of a resolver, which is the function that returns the response of a fault. */
interface FaultContext {
  db: Db;
  request: Request;
  options: ScenarioOptions;
}

type Resolver = (context: FaultContext) => Promise<Response | undefined> | Response | undefined;

/** A simulated fault of the network or the server. Its handlers are tried before the normal ones. */
export interface Scenario {
  name: ScenarioName;
  /** Title in Spanish, which the Mocks panel shows. */
  title: string;
  /** Calls that the fault affects, as 'method path'. Empty if it affects all calls. */
  calls: readonly string[];
  handlers: (db: Db, options?: ScenarioOptions) => RequestHandler[];
}

interface Definition {
  title: string;
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
 * Raises the price of a product in the mock data, so that later calls for the product and the order use the new price
 * too.
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

const ERRORS: Readonly<Record<(typeof ERROR_SCENARIOS)[number], Definition>> = {
  'version-409': { title: 'Versión vieja (409)', resolver: failed(409, 'Actualiza la aplicación') },
  'blacklist-403': {
    title: 'Bloqueo con mensaje (403)',
    resolver: json(
      { error_code: 'blacklist', message: 'Tu usuario fue bloqueado por actividad inusual.' },
      403,
    ),
  },
  'blacklist-403-no-message': {
    title: 'Bloqueo sin mensaje (403)',
    resolver: json({ error_code: 'blacklist' }, 403),
  },
  'maintenance-503': { title: 'Mantenimiento (503)', resolver: failed(503, 'En mantenimiento') },
  'token-401': {
    title: 'Sesión terminada (401 en todo menos el login)',
    resolver: ({ request }) =>
      request.url.includes(LOGIN)
        ? undefined
        : HttpResponse.json({ message: 'Tu sesión terminó. Vuelve a entrar.' }, { status: 401 }),
  },
  'login-401': {
    title: 'El login no encuentra el código',
    calls: ['POST /auth/login'],
    resolver: failed(401, 'Código de empleado no encontrado'),
  },
  'user-500': { title: 'No carga el usuario', calls: ['GET /auth/user'], resolver: failed(500) },
  'update-500': {
    title: 'Falla la actualización',
    calls: ['POST /auth/complete_update'],
    resolver: failed(500),
  },
  'tour-500': {
    title: 'Falla el fin del recorrido',
    calls: ['POST /auth/tour_complete'],
    resolver: failed(500),
  },
  'survey-500': {
    title: 'No se envía la encuesta',
    calls: ['POST /surveys/complete'],
    resolver: failed(500),
  },
  'simulation-out-of-stock': {
    title: 'Simulación: agotado',
    calls: SIMULATION,
    resolver: rejectedSimulation('Este producto se ha agotado'),
  },
  'simulation-price-change': {
    title: 'Simulación: cambió el precio',
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
    title: 'Simulación: el precio nuevo rebasa el saldo',
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
    title: 'Simulación: precio de otro producto',
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
    title: 'Simulación: cambio en el costo del canje',
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
    title: 'Simulación: código postal',
    calls: SIMULATION,
    resolver: rejectedSimulation('Invalid postal code 37000'),
  },
  'simulation-no-shipping': {
    title: 'Simulación: sin envío',
    calls: SIMULATION,
    resolver: rejectedSimulation('Item 0 without shipping info'),
  },
  'simulation-sla': {
    title: 'Simulación: SLA elegido',
    calls: SIMULATION,
    resolver: rejectedSimulation('The selected SLA is not valid'),
  },
  'simulation-sla-dom': {
    title: 'Simulación: SLA sin domicilio',
    calls: SIMULATION,
    resolver: rejectedSimulation('SLA no dom'),
  },
  'simulation-not-available': {
    title: 'Simulación: ya no está disponible',
    calls: SIMULATION,
    resolver: rejectedSimulation('El producto no está disponible en tu zona'),
  },
  'simulation-sla-retailer': {
    title: 'Simulación: otro vendedor',
    calls: SIMULATION,
    resolver: rejectedSimulation('SLA no retailer'),
  },
  'simulation-unknown': {
    title: 'Simulación: error que nadie conoce',
    calls: SIMULATION,
    resolver: rejectedSimulation('ORD-999'),
  },
  'simulation-500': { title: 'Simulación: error 500', calls: SIMULATION, resolver: failed(500) },
  'simulation-no-answer': {
    title: 'Simulación: sin respuesta',
    calls: SIMULATION,
    resolver: networkError,
  },
  'order-message': {
    title: 'Pedido: error con mensaje',
    calls: ORDER,
    resolver: failed(422, 'Llegaste al límite de canjes de este mes.'),
  },
  'order-200-message': {
    title: 'Pedido: 200 con mensaje y sin cartera',
    calls: ORDER,
    resolver: json({ message: 'Llegaste al límite de canjes de este mes.' }),
  },
  'order-500': { title: 'Pedido: error 500 sin mensaje', calls: ORDER, resolver: failed(500) },
  'order-no-answer': {
    title: 'Pedido: se hizo, pero la respuesta se perdió',
    calls: ORDER,
    resolver: async ({ db, request }) => {
      const account = db.accountOf(request);
      if (account) placeOrder(db, account, fieldsOf(await readBody(request)));
      return HttpResponse.error();
    },
  },
  'order-offline': { title: 'Pedido: no salió del teléfono', calls: ORDER, resolver: networkError },
  'confirm-500': {
    title: 'No se confirma la tarjeta',
    calls: ['POST /orders/confirm/:id'],
    resolver: failed(500),
  },
  'claim-message': {
    title: 'Premio del sorteo: error con mensaje',
    calls: CLAIM,
    resolver: failed(422, 'No encontramos esa dirección'),
  },
  'claim-500': {
    title: 'No se reclama el premio',
    calls: CLAIM,
    resolver: failed(500),
  },
  'claim-no-answer': {
    title: 'Premio del sorteo: se reclamó, pero la respuesta se perdió',
    calls: CLAIM,
    resolver: async ({ db, request }) => {
      const account = db.accountOf(request);
      if (account) claimPrize(account, fieldsOf(await readBody(request)));
      return HttpResponse.error();
    },
  },
  'ticket-500': {
    title: 'No se envía el ticket',
    calls: ['POST /support/create-ticket/:userId'],
    resolver: failed(500),
  },
  'products-empty': {
    title: 'Bóveda sin productos',
    calls: ['GET /products'],
    resolver: json({ last_page: 1, products_db: [], products_elektra: { Products: [] } }),
  },
  'products-500': {
    title: 'No cargan los productos',
    calls: ['GET /products'],
    resolver: failed(500),
  },
  'next-page-500': {
    title: 'No carga la segunda página',
    calls: ['GET /products'],
    resolver: ({ request }) =>
      Number(new URL(request.url).searchParams.get('page') ?? 1) > 1
        ? HttpResponse.json({}, { status: 500 })
        : undefined,
  },
  'product-404': {
    title: 'El premio no existe',
    calls: ['GET /products/:id'],
    resolver: failed(404, 'No encontramos ese premio'),
  },
  'postal-code-empty': {
    title: 'Código postal sin colonias',
    calls: ['GET /postal_code/:code'],
    resolver: json([]),
  },
  'postal-code-500': {
    title: 'No cargan las colonias',
    calls: ['GET /postal_code/:code'],
    resolver: failed(500),
  },
  'stores-empty': {
    title: 'Sin tiendas para recoger',
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

function scenario(name: ScenarioName, { title, calls = [], resolver }: Definition): Scenario {
  return {
    name,
    title,
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

/** All scenarios, in the order in which the Mocks panel lists them. */
export const scenarios: readonly Scenario[] = [
  ...NETWORK_SCENARIOS.map((name) =>
    scenario(name, {
      title: NETWORK_FAULTS[name].title,
      resolver: ({ db, options, request }) => NETWORK_FAULTS[name].fault(options, db, request),
    }),
  ),
  ...ERROR_SCENARIOS.map((name) => scenario(name, ERRORS[name])),
];

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
