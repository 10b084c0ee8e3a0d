import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Db } from '@gemas/mocks';
import type { MockServer } from '@gemas/mocks/http';
import { FERNANDA } from '../phone.ts';

/** The fate of a request that orders a prize: whether the order is made, and how the request ends. */
interface Fate {
  isMade: boolean;
  end: 'answer' | 'lost' | 'error' | 'gateway' | 'message' | 'held';
}

export const FATES: Readonly<Record<string, Fate>> = {
  answered: { isMade: true, end: 'answer' },
  'answer lost': { isMade: true, end: 'lost' },
  'request lost': { isMade: false, end: 'lost' },
  'made, then 500': { isMade: true, end: 'error' },
  '500': { isMade: false, end: 'error' },
  'made, then a page of the gateway': { isMade: true, end: 'gateway' },
  'a page of the gateway': { isMade: false, end: 'gateway' },
  'made, then a bare message': { isMade: true, end: 'message' },
  'a bare message': { isMade: false, end: 'message' },
  'made, the answer is late': { isMade: true, end: 'held' },
  'the request is late': { isMade: false, end: 'held' },
  refused: { isMade: false, end: 'answer' },
};

/** A request that ordered a prize, with its real result. */
export interface Sent {
  sku: string;
  fate: string;
  /** Id of the order that the request made. Null if no order was made. */
  order: number | null;
  /** Outcome of the order as shown by the app so far. */
  outcome: 'nothing' | 'made' | 'not-made';
}

/** Answers that the app receives instead of the answer of the server. */
const ENDS = {
  error: () => Response.json({ message: 'No se pudo' }, { status: 500 }),
  message: () => Response.json({ message: 'Estamos revisando tu canje' }),
  gateway: () =>
    new Response('<html><body>Bad Gateway</body></html>', {
      status: 502,
      headers: { 'Content-Type': 'text/html' },
    }),
} as const;
/** The server's reason for refusing an order. The app must show it. */
export const REFUSAL = 'No se pudo hacer el canje';

/**
 * A proxy that disturbs the calls about orders. Also compares the orders that the server has made with the outcomes
 * that the app shows.
 */
export class Adversary {
  /** Fate of the next order, a key of `FATES`. */
  fate = 'answered';
  /** Calls that fail, such as 'GET /api/orders'. */
  readonly failing = new Set<string>();
  readonly sent: Sent[] = [];
  /** Description of the first violation of a rule. Empty if there is none. */
  violation = '';
  /** Ids of the orders that `GET /orders` returns after a call of `lag`. Null if `GET /orders` returns all orders. */
  private listed: Set<number> | null = null;
  private readonly held: (() => Promise<void>)[] = [];
  private mock: MockServer | null = null;

  private get db(): Db {
    if (!this.mock) throw new Error('the server is not running');
    return this.mock.db;
  }

  fail(what: string): void {
    this.violation ||= what;
  }

  /** Starts a new sequence: ends all simulated faults, and forgets the sent and held requests and the violation. */
  reset(): void {
    this.calm();
    this.fate = 'answered';
    this.sent.length = 0;
    this.held.length = 0;
    this.violation = '';
  }

  /** Makes `GET /orders` return only the given orders, like an outdated cache. */
  lag(orders: readonly { id: number | string }[]): void {
    this.listed = new Set(orders.map(({ id }) => Number(id)));
  }

  /** Ends all disturbances of answers. Held requests stay held. */
  calm(): void {
    this.failing.clear();
    this.listed = null;
  }

  /** Releases the held requests. Returns whether there were any. */
  async release(): Promise<boolean> {
    const held = this.held.splice(0);
    for (const arrive of held) await arrive();
    return held.length > 0;
  }

  readonly api = (mock: MockServer): RequestListener => {
    this.mock = mock;
    return (request, response) => void this.answer(request, response);
  };

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    if (call === 'POST /api/orders') return this.answerOrder(request, response);
    const { listed } = this;
    if (this.failing.has(call)) {
      response.destroy();
    } else if (call === 'GET /api/orders' && listed) {
      const reply = await this.forward(request, '');
      const answer = (await reply.json()) as { orders?: { id: number }[] };
      const orders = answer.orders?.filter(({ id }) => listed.has(id));
      await this.send(response, Response.json({ ...answer, orders }, reply));
    } else {
      this.mock?.server.emit('request', request, response);
    }
  }

  private async answerOrder(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { sku } = JSON.parse(body) as { sku: string };
    const { fate: name } = this;
    const fate = FATES[name];
    if (!fate) throw new RangeError(`there is no fate ${name}`);
    const one: Sent = { sku, fate: name, order: null, outcome: 'nothing' };
    const make = async () => {
      const reply = await this.forward(request, body);
      if (reply.status === 200) this.made(one);
      return reply;
    };
    this.sent.push(one);
    if (fate.end === 'held') {
      const reply = fate.isMade ? await make() : null;
      this.held.push(async () => this.send(response, reply ?? (await make())));
      return;
    }
    const reply = fate.isMade ? await make() : Response.json({ message: REFUSAL }, { status: 422 });
    if (fate.end === 'lost') response.destroy();
    else await this.send(response, fate.end === 'answer' ? reply : ENDS[fate.end]());
  }

  private made(one: Sent): void {
    const { orders } = this.db.account(FERNANDA).state;
    one.order = Number(orders[0]?.id);
    if (one.outcome === 'not-made')
      this.fail(`${one.sku}: the app has shown 'no se hizo', but the order was made afterwards`);
    const isWished = !this.sent.some(
      (other) =>
        other !== one && other.sku === one.sku && other.order && other.outcome === 'nothing',
    );
    if (!isWished) this.fail(`${one.sku}: two orders were made, but the user confirmed only one`);
  }

  private async forward(request: IncomingMessage, body: string): Promise<Response> {
    const headers = new Headers();
    for (const name of ['authorization', 'content-type', 'x-app-version']) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const reply = await fetch(`${this.mock?.origin}${request.url}`, {
      method: request.method ?? 'GET',
      headers,
      ...(body !== '' && { body }),
    });
    // Reads the body, because an unread body would keep the connection open.
    return new Response(await reply.text(), reply);
  }

  private async send(response: ServerResponse, reply: Response): Promise<void> {
    const body = await reply.text();
    // If the page was closed meanwhile, the connection has ended.
    if (response.destroyed) return;
    const type = String(reply.headers.get('content-type'));
    response.writeHead(reply.status, { 'Content-Type': type }).end(body);
  }

  /** Records the outcome that the app shows for the latest order of a prize. A wrong outcome is a violation. */
  recordOutcome(sku: string, outcome: 'made' | 'not-made'): void {
    const one = this.sent.filter((sent) => sent.sku === sku).pop();
    if (!one) {
      this.fail(`${sku}: the app shows an outcome, but no order was sent`);
      return;
    }
    if (one.outcome !== 'nothing' && one.outcome !== outcome)
      this.fail(`${sku}: the app has shown two different outcomes`);
    if (outcome === 'not-made' && one.order)
      this.fail(`${sku}: the app shows 'no se hizo', but the order was made`);
    if (outcome === 'made' && !one.order)
      this.fail(`${sku}: the app shows 'sí se hizo', but the order was not made`);
    one.outcome = outcome;
  }
}
