// Makes the calls of the app as one user, in the app's order, with the app's client and readers.
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
import { type Adapter, type Call, type Send, toFailure } from '@gemas/web/api/call';
import * as challenges from '@gemas/web/api/challenges';
import { createClient } from '@gemas/web/api/client';
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
import axios, { AxiosError, type AxiosResponse } from 'axios';

/** What is known about one call. `body` and `value` may contain personal data, and must not be printed. */
export interface Asked {
  readonly call: Call<unknown>;
  readonly ms: number;
  readonly status: number | null;
  readonly bytes: number;
  readonly headers: Headers;
  readonly body: string;
  /** What the app has read. Undefined if the call failed. */
  value?: unknown;
  /** Why the call failed, in words. */
  failure?: string;
  /** Paths that the app's reader has left out. */
  omitted: readonly string[];
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

function failureOf({ status, body }: Asked, error: unknown): string {
  if (status === null) {
    const { code = '', cause } =
      (error as { cause?: { code?: string; cause?: unknown } }).cause ?? {};
    const inner = String((cause as { code?: unknown } | undefined)?.code ?? code);
    if (UNTRUSTED.test(inner)) return 'nobody trusts the certificate';
    return toFailure(error).kind === 'timeout' ? 'no answer in time' : 'no connection';
  }
  if (status >= 300 && status < 400) return 'redirects to another address';
  if (status >= 400) return STATUS_MEANING[status] ?? 'fails';
  if (/^\s*</.test(body)) return 'answers with a page: this is no API';
  return 'cannot be read';
}

/** Sends the calls of the app. `ask` returns what the app reads, or null for a failed call. */
function createRecorder({ api, secondary, version, timeoutMs }: Target) {
  const asked: Asked[] = [];
  const session = { token: null as string | null };

  const adapter: Adapter = async (config): Promise<AxiosResponse> => {
    const call = config.call?.() as Call<unknown>;
    if (call.method !== 'GET' && call.path !== '/auth/login')
      throw new Error(`${call.method} ${call.path} would change data`);
    const from = performance.now();
    const row = (answer: Partial<Asked>) =>
      asked.push({
        call,
        ms: Math.round(performance.now() - from),
        status: null,
        bytes: 0,
        headers: new Headers(),
        body: '',
        omitted: [],
        ...answer,
      });
    try {
      const response = await fetch(axios.getUri(config), {
        method: call.method,
        headers: config.headers.toJSON() as Record<string, string>,
        ...(config.data !== undefined && { body: config.data }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const body = await response.text();
      const { status, headers } = response;
      row({ status, headers, body, bytes: Buffer.byteLength(body) });
      return { status, data: body, statusText: '', headers: {}, config };
    } catch (cause) {
      row({});
      const isLate = (cause as Error).name === 'TimeoutError';
      throw Object.assign(new AxiosError('', isLate ? 'ETIMEDOUT' : 'ERR_NETWORK'), {
        cause: (cause as Error).cause,
      });
    }
  };
  const send: Send = createClient({
    apiUrl: api,
    secondaryApiUrl: secondary,
    appVersion: version,
    token: () => session.token,
    renew: async () => false,
    onFailure: () => {},
    adapter,
  });

  async function ask<T>(call: (send: Send) => Promise<T>): Promise<T | null> {
    const answer = await call(send).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    const row = asked.at(-1);
    if (row) {
      const { status, body, call: made } = row;
      if (status !== null)
        row.omitted = readReply({ status, body }, made.read, made.method).omitted;
      if ('value' in answer) row.value = answer.value;
      else row.failure = failureOf(row, answer.error);
    }
    return 'value' in answer ? answer.value : null;
  }
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
