// Makes the calls of the app as one user, in the app's order, with the app's headers and readers.
import {
  challengeView,
  hasOwnHistory,
  joinCatalogue,
  readReply,
  roleOf,
  scoreView,
  type User,
} from '@gemas/domain';
import { fetchPostalCode, fetchStates } from '@gemas/web/api/address';
import type { Call, Send } from '@gemas/web/api/call';
import * as challenges from '@gemas/web/api/challenges';
import { headersOf } from '@gemas/web/api/early-calls';
import { fetchFaqs } from '@gemas/web/api/faqs';
import { fetchGameClosed } from '@gemas/web/api/game-end';
import { fetchHistory } from '@gemas/web/api/history';
import { fetchMaterials } from '@gemas/web/api/materials';
import { fetchNotifications } from '@gemas/web/api/notifications';
import { fetchOrders } from '@gemas/web/api/orders';
import { fetchParam } from '@gemas/web/api/params';
import { fetchAgencies, fetchRegions, fetchTerritories } from '@gemas/web/api/places';
import * as ranking from '@gemas/web/api/ranking';
import { fetchUser, login } from '@gemas/web/api/session';
import { fetchStores } from '@gemas/web/api/stores';
import { fetchSurveys } from '@gemas/web/api/surveys';
import { fetchThread, fetchTickets } from '@gemas/web/api/tickets';
import { fetchProduct, fetchProducts } from '@gemas/web/api/vault';

/** What is known about one call. `body` and `value` may contain personal data, and must not be printed. */
export interface Asked {
  readonly call: Call<unknown>;
  readonly ms: number;
  readonly status: number | null;
  readonly headers: Headers;
  readonly body: string;
  /** What the app has read. Undefined if the call failed. */
  readonly value?: unknown;
  /** Why the call failed, in words. */
  readonly failure?: string;
  /** Paths that the app's reader has left out. */
  readonly omitted: readonly string[];
}

export interface Target {
  readonly api: string;
  readonly secondary: string;
  readonly code: string;
  readonly version: string;
  /** Time limit of a call, ms. */
  readonly timeoutMs: number;
}

const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/;
/** Postal code to ask for if the user has no address. */
const ANY_POSTAL_CODE = '06700';

const STATUS_MEANING: Readonly<Record<number, string>> = {
  401: 'the code or the token is refused',
  403: 'the user is blocked or may not do this',
  404: 'there is no such call',
  409: 'the version of the app is no longer served',
  503: 'maintenance',
};

function failureOf(status: number, body: string): string {
  if (status >= 300 && status < 400) return 'redirects to another address';
  if (status >= 400) return STATUS_MEANING[status] ?? 'fails';
  if (/^\s*</.test(body)) return 'answers with a page: this is no API';
  return 'cannot be read';
}

/** Says why there is no answer. `error` is what `fetch` has thrown. */
function connectionFailureOf(error: unknown): string {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return 'no answer in time';
  const isUntrusted = UNTRUSTED.test(String((cause as { code?: unknown } | undefined)?.code));
  return isUntrusted ? 'nobody trusts the certificate' : 'no connection';
}

type Answer = Omit<Asked, 'call' | 'ms'>;

/** Sends a call with the headers of the app, and reads the answer as the app does. */
async function request(call: Call<unknown>, target: Target, token: string | null): Promise<Answer> {
  const { method, path, params = {}, body: data, read } = call;
  if (method !== 'GET' && path !== '/auth/login')
    throw new Error(`${method} ${path} would change data`);
  const base = call.secondary ? target.secondary : target.api;
  const address = new URL(`${base.replace(/\/+$/, '')}${path}`);
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, `${value}`);
  const isPost = data !== undefined;
  try {
    const response = await fetch(address, {
      method,
      headers: {
        ...headersOf(target.version, token),
        ...(isPost && { 'Content-Type': 'application/json' }),
      },
      ...(isPost && { body: JSON.stringify(data) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(target.timeoutMs),
    });
    const { status, headers } = response;
    const body = await response.text();
    const answer = readReply({ status, body }, read, method);
    const result =
      'failure' in answer ? { failure: failureOf(status, body) } : { value: answer.value };
    return { status, headers, body, omitted: answer.omitted, ...result };
  } catch (error) {
    const failure = connectionFailureOf(error);
    return { status: null, headers: new Headers(), body: '', omitted: [], failure };
  }
}

/** Sends the calls of the app. `ask` returns what the app reads, or null for a failed call. */
function createRecorder(target: Target) {
  const asked: Asked[] = [];
  const session = { token: null as string | null };
  const send: Send = async (call) => {
    const from = performance.now();
    const answer = await request(call, target, session.token);
    asked.push({ call, ms: Math.round(performance.now() - from), ...answer });
    if (answer.failure !== undefined) throw new Error(answer.failure);
    return answer.value as never;
  };
  const ask = <T>(call: (send: Send) => Promise<T>): Promise<T | null> =>
    call(send).catch(() => null);
  return { asked, session, ask };
}

type Ask = ReturnType<typeof createRecorder>['ask'];

async function askScore(ask: Ask, user: User): Promise<void> {
  await ask(fetchGameClosed);
  const view = scoreView(user);
  for (const card of view.cards) {
    if (card.kind === 'territories') continue;
    if (card.scope === 'region') await ask(ranking.fetchRegionStats);
    if (card.scope === 'territory') await ask(ranking.fetchTerritoryStats);
    if (card.scope === 'agency') await ask(ranking.fetchAgencyStats);
  }
  await ask((send) => fetchParam(send, 'show_faq_btn'));
  await ask((send) => fetchParam(send, 'first_notice'));
  await ask(fetchMaterials);
  await ask(fetchSurveys);
  await ask(fetchNotifications);
  const current = challengeView(await ask(challenges.fetchChallenge), user.role_id);
  if (current === 'transactions') await ask(challenges.fetchClients);
  if (current === 'ranking') {
    await ask(challenges.fetchMyRanking);
    await ask((send) => challenges.fetchRankingPage(send, 1));
  }
  if (view.personalChallenge) await ask(challenges.fetchPersonalChallenge);
  if (hasOwnHistory(user)) await ask((send) => fetchHistory(send, user.id));
}

async function askVault(ask: Ask, user: User): Promise<void> {
  const page = await ask((send) => fetchProducts(send, { page: 1, query: '' }));
  const sku = page && joinCatalogue(page)[0]?.sku;
  if (sku) await ask((send) => fetchProduct(send, sku));
  const postalCode = user.addresses[0]?.postal_code || ANY_POSTAL_CODE;
  await ask((send) => fetchPostalCode(send, postalCode));
  await ask((send) => fetchStores(send, ''));
  await ask(fetchStates);
  await ask(fetchOrders);
}

async function askTeams(ask: Ask, user: User): Promise<void> {
  const isCorporate = roleOf(user) === 'corporate';
  const all = isCorporate ? await ask(fetchTerritories) : null;
  const territory = all?.[0]?.id ?? user.territory_id;
  if (!isCorporate && roleOf(user) !== 'promoter') return;
  if (isCorporate && territory !== null)
    await ask((send) => ranking.fetchTerritoryStatsOf(send, territory));
  const regions = territory === null ? null : await ask((send) => fetchRegions(send, territory));
  const region = regions?.regions[0]?.id ?? user.region_id;
  const agencies = region === null ? null : await ask((send) => fetchAgencies(send, region));
  const agency = agencies?.agencies[0]?.id;
  if (agency !== undefined) await ask((send) => ranking.fetchAgencyStatsOf(send, agency));
}

async function askHelp(ask: Ask, user: User): Promise<void> {
  await ask(fetchFaqs);
  await ask((send) => fetchParam(send, 'support_active'));
  const tickets = await ask((send) => fetchTickets(send, user.id));
  const ticket = tickets?.[0]?.id;
  if (ticket !== undefined) await ask((send) => fetchThread(send, ticket));
}

/** Logs in, and makes every GET that the app makes for the role of the user. Returns the calls in their order. */
export async function askAll(target: Target): Promise<Asked[]> {
  const { asked, session, ask } = createRecorder(target);
  const entered = await ask((send) => login(send, target.code));
  if (entered === null) return asked;
  session.token = entered.token;
  const identity = await ask((send) => fetchUser(send, true));
  const { user } = identity ?? entered;
  await askScore(ask, user);
  await askTeams(ask, user);
  await askVault(ask, user);
  await askHelp(ask, user);
  return asked;
}
