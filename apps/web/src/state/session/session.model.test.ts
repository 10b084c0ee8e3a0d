import { ignored, type Reply, type Startup, type User } from '@gemas/domain';
import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { type Adapter, ApiError } from '../../api/call.ts';
import { fetchNotifications } from '../../api/notifications.ts';
import {
  fail,
  playAll,
  type Step,
  setStorage,
  settle,
  settleBurst,
  simulateBrowser,
  stepOf,
} from '../../testing/model.ts';
import { fakeStorage } from '../../testing/storage.ts';
import { openPage } from '../../testing/stores.ts';
import { local, OWNER_KEY, session } from '../core/storage.ts';
import { leaveForAtom, pageAtom } from './change-person.ts';
import { refreshIdentityAtom } from './connection.ts';
import { enterAtom, enterByLinkAtom } from './entering.ts';
import { latched } from './latch.ts';
import { ownsPhone } from './owner.ts';
import {
  balanceAtom,
  checkTokenAtom,
  identityAtom,
  linkAtom,
  linkQuestionAtom,
  rememberedAtom,
  sendAtom,
  startupAtom,
  tokenAtom,
  userAtom,
} from './session.ts';
import { followLinkAtom, runStartupAtom } from './start.ts';
import type { AppStore } from './store.ts';

// Model of two users who share a phone and open the app in two tabs, while the server's answers are delayed, reordered
// and lost. The session's real code runs; only the network, the storages and the clock are simulated.

const SEED = 20_260_314;
/** Number of random sequences of steps. Set the environment variable `RUNS=10000` for a long run. */
const RUNS = Number(process.env.RUNS ?? 2000);

/** Relative frequency of each step. */
const WEIGHTS = {
  ...{ open: 1, 'open by link': 1, 'follow link': 1, 'answer question': 2, 'type code': 1 },
  ...{ call: 2, act: 1, refresh: 4, watch: 1, 'log out': 1, earn: 3, 'kill tokens': 1 },
  ...{ arrive: 6, deliver: 7, lose: 1, 'lose page load': 1, time: 1 },
};
type SessionStep = Step<keyof typeof WEIGHTS>;

/** How often the sequences reach the situations that are to be tested. */
const counts = { ready: 0, remembered: 0, out: 0, loads: 0, lostLoads: 0, questions: 0 };

const CODES = ['48213', '50110'] as const;
const UNKNOWN_CODE = '99999';
const FORGED = 'no hex';

/** Encodes a code for a link, in the format that the stubbed cipher decrypts: 12 arbitrary bytes, then the text. */
const encrypted = (code: string) =>
  code === FORGED ? FORGED : Buffer.from(`${' '.repeat(12)}${code.padEnd(20)}`).toString('hex');

const idOf = (code: string) => 1001 + CODES.indexOf(code as (typeof CODES)[number]);

const userOf = (code: string): Partial<User> => ({
  ...{ id: idOf(code), name: code, code, role_id: 3, active: true, tour_complete: true },
});

/** A call that was sent, and the server's result. */
interface Sent {
  /** Number of the call, ascending. A retry of a call of `refresh` has the number of the first attempt. */
  seq: number;
  /** Identifies a call of `refresh`: all attempts of the call have the same mark. Undefined for other calls. */
  mark: unknown;
  tab: number;
  store: AppStore;
  path: string;
  isPost: boolean;
  token: string | null;
  body: unknown;
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
  reply: Reply | null;
  isOver: boolean;
}

/** The newest balance that a store has received from the server. */
interface NewestBalance {
  seq: number;
  balance: number;
}

const isOut = ({ step }: Startup) => step === 'failed' || step === 'blocked' || step === 'left';
const isOfStart = (path: string) => path === '/auth/user' || path === '/auth/login';

class World {
  private readonly tabs: {
    store: AppStore;
    storage: Storage;
    before: Startup;
    token: string | null;
  }[] = [];
  private readonly sent: Sent[] = [];
  private readonly balances = [100, 200];
  private readonly codeOfToken = new Map<string, string>();
  private readonly dead = new Set<string>();
  private readonly done: number[] = [];
  private readonly newestBalances = new Map<AppStore, NewestBalance>();
  /** The employee code of the first user that a page has shown. */
  private readonly shownCodes = new Map<AppStore, string>();
  private acts = 0;
  /** Page loads that will fail, because the network is gone. */
  private lostLoads = 0;
  /** Whether the current step has loaded a page from a link. */
  private isLinkOpened = false;
  private codeBefore: string | null = null;

  constructor(pick: number) {
    setStorage('localStorage', fakeStorage(pick % 7 === 0 ? 300 + (pick % 5) * 100 : undefined));
    local.clear();
    if (pick % 3 !== 0) {
      local.setItem('token', this.newToken(CODES[0]));
      if (pick % 2 === 0) local.setItem('login_code', CODES[0]);
    }
    this.codeBefore = local.getItem('login_code');
    session.clear();
    for (const at of [0, 1]) this.start(at, fakeStorage(), null);
  }

  private newToken(code: string): string {
    const token = `${code}-${this.codeOfToken.size}`;
    this.codeOfToken.set(token, code);
    return token;
  }

  private page(tab: number): AppStore {
    const adapter: Adapter = async (config) => {
      const { status, body: data } = await new Promise<Reply>((resolve, reject) => {
        const authorization = config.headers.get('Authorization') as string | null;
        const path = config.url ?? '';
        const first = this.sent.find(({ mark }) => mark !== undefined && mark === config.signal);
        this.sent.push({
          seq: first?.seq ?? this.sent.length,
          mark: config.signal,
          isPost: config.method === 'post',
          token: authorization?.slice('Bearer '.length) ?? null,
          body: config.data === undefined ? undefined : JSON.parse(config.data),
          ...{ tab, store, path, resolve, reject, reply: null, isOver: false },
        });
      });
      return { status, data, statusText: '', headers: {}, config };
    };
    const store = openPage({ adapter });
    const load = (address: string | null) => {
      if (this.lostLoads > 0) this.lostLoads -= 1;
      else if (this.tabs[tab]) {
        counts.loads += 1;
        // `address` is an encrypted code in this model.
        this.open(tab, address);
      }
    };
    store.set(pageAtom, { load });
    return store;
  }

  private tabAt(tab: number) {
    return this.tabs[tab] ?? fail('no such tab');
  }

  private storeOf(tab: number): AppStore {
    return this.tabAt(tab).store;
  }

  /** Switches to this tab: each tab has its own session storage. */
  private enter(tab: number): void {
    setStorage('sessionStorage', this.tabAt(tab).storage);
  }

  private start(tab: number, storage: Storage, address: string | null): void {
    this.tabs[tab] = { store: this.page(tab), storage, before: { step: 'booting' }, token: null };
    this.enter(tab);
    void this.storeOf(tab).set(runStartupAtom, address);
  }

  /** Reloads the page of a tab, from a link if `address`, the encrypted code of the link, is given. The pending calls of the old page get no answer. */
  private open(tab: number, address: string | null): void {
    for (const call of this.sent) if (call.tab === tab) call.isOver = true;
    this.storeOf(tab).set(startupAtom, { type: 'leave' });
    this.isLinkOpened = address !== null;
    this.start(tab, this.tabAt(tab).storage, address);
  }

  private identity(code: string) {
    return { user: userOf(code), wallet: { balance: this.balances[idOf(code) - 1001] } };
  }

  /**
   * Returns the status and the body of the server's answer to a call. `whim` chooses the kind of answer: with 0
   * everything works.
   */
  private replyTo({ path, isPost, token, body }: Sent, whim: number): [number, unknown?] {
    if (whim === 1) return [500];
    if (whim === 2 && !isOfStart(path)) return [404];
    if (path === '/auth/login') {
      const { code } = body as { code: string };
      if (code === UNKNOWN_CODE) return [401];
      return [200, { token: this.newToken(code), ...this.identity(code) }];
    }
    const code = this.codeOfToken.get(token ?? '');
    if (code === undefined || this.dead.has(token ?? '')) return [401];
    if (path === '/auth/user') return [200, this.identity(code)];
    if (isPost) {
      const act = body as { act: number; by: string };
      if (act.by !== code) fail(`an action of ${act.by} was done for ${code}`);
      this.done.push(act.act);
    }
    return [200, []];
  }

  private arrive(call: Sent | undefined, whim: number): void {
    if (!call || call.reply) return;
    const [status, body = {}] = this.replyTo(call, whim);
    call.reply = { status, body: JSON.stringify(body) };
  }

  private deliver(call: Sent | undefined): void {
    if (!call?.reply) return;
    call.isOver = true;
    this.enter(call.tab);
    call.resolve(call.reply);
  }

  private lose(call: Sent | undefined, way: number): void {
    if (!call) return;
    call.isOver = true;
    call.reply = null;
    this.enter(call.tab);
    call.reject(new ApiError(way % 2 === 0 ? 'offline' : 'timeout'));
  }

  /** Checks the token, as the app does when a tab becomes visible or another tab changes the storage. */
  private watch(tab: number): void {
    this.enter(tab);
    const store = this.storeOf(tab);
    if (store.set(checkTokenAtom)) void store.set(leaveForAtom, null);
  }

  /** Refreshes the identity. Gives the call a new `AbortSignal`, by which the stub in `page` recognises retries. */
  private refresh(store: AppStore): void {
    const send = store.get(sendAtom);
    store.set(sendAtom, (call) => send({ ...call, signal: new AbortController().signal }));
    void store.set(refreshIdentityAtom);
    store.set(sendAtom, send);
  }

  private waiting(hasArrived: boolean): Sent[] {
    return this.sent.filter(({ isOver, reply }) => !isOver && (reply !== null) === hasArrived);
  }

  async play([name, pick]: SessionStep): Promise<void> {
    const tab = pick % 2;
    const way = pick >> 1;
    const code = [...CODES, UNKNOWN_CODE, FORGED][way % 4] ?? FORGED;
    const call = (hasArrived: boolean) => {
      const calls = this.waiting(hasArrived);
      return calls[way % Math.max(1, calls.length)];
    };
    this.enter(tab);
    this.isLinkOpened = false;
    const store = this.storeOf(tab);
    const isIn = store.get(identityAtom) !== null;
    let touched: Sent | undefined;
    const acts: Record<SessionStep[0], () => unknown> = {
      open: () => this.open(tab, null),
      'open by link': () => this.open(tab, encrypted(code)),
      'follow link': () =>
        isIn
          ? store.set(followLinkAtom, encrypted(code), '/')
          : store.set(leaveForAtom, encrypted(code)),
      'answer question': () => {
        if (store.get(linkQuestionAtom)) counts.questions += 1;
        return way % 3 === 0 ? store.set(linkAtom, null) : store.set(enterByLinkAtom);
      },
      'type code': () =>
        isOut(store.get(startupAtom)) && code !== FORGED && store.set(enterAtom, code, null),
      call: () => fetchNotifications(store.get(sendAtom)).catch(() => undefined),
      act: () => {
        this.acts += 1;
        if (!isIn) return;
        store.set(actAtom, this.acts, store.get(userAtom).code).catch(() => undefined);
      },
      refresh: () => this.refresh(store),
      watch: () => this.watch(tab),
      'log out': () => {
        if (!isIn) return;
        local.clear();
        session.clear();
        this.open(tab, null);
      },
      earn: () => {
        this.balances[tab] = (this.balances[tab] ?? 0) + 1;
      },
      'kill tokens': () => {
        if (way % 3 === 0) for (const token of this.codeOfToken.keys()) this.dead.add(token);
      },
      arrive: () => this.arrive(call(false), (way >> 4) % 9),
      deliver: () => {
        touched = call(true);
        this.deliver(touched);
      },
      lose: () => {
        touched = this.sent.filter(({ isOver }) => !isOver)[way % 5];
        this.lose(touched, way >> 3);
      },
      'lose page load': () => {
        this.lostLoads += 1;
        counts.lostLoads += 1;
      },
      time: () => vi.advanceTimersByTime(15_000),
    };
    void acts[name]();
    await settleBurst();
    this.check(name, touched);
  }

  private check(step: SessionStep[0], touched: Sent | undefined): void {
    this.checkCode(step, touched);
    this.recordBalance(touched);
    for (const [at, tab] of this.tabs.entries()) {
      this.enter(at);
      const store = this.storeOf(at);
      this.checkPerson(store);
      this.checkStorage();
      const now = store.get(startupAtom);
      const wasShown = tab.before.step === 'ready' || tab.before.step === 'offline';
      if (wasShown && isOut(now)) this.checkPutOut(now, tab.token, touched);
      // While a page starts, only answers to the start-up's own calls may change its start-up state.
      const isOther = touched?.store === store && !isOfStart(touched.path);
      const isStarting = tab.before.step === 'fetching-user' || tab.before.step === 'logging-in';
      if (isOther && isStarting && now !== tab.before) fail('another call moved the start-up');
      tab.before = now;
      tab.token = store.get(tokenAtom);
      if (now.step === 'ready') counts.ready += 1;
      if (store.get(rememberedAtom)) counts.remembered += 1;
      if (isOut(now)) counts.out += 1;
    }
    if (new Set(this.done).size !== this.done.length) fail('something was posted twice');
  }

  /** Records the balance in an answer, if the answer is about the user of the tab's jotai store. */
  private recordBalance(call: Sent | undefined): void {
    if (call?.reply?.status !== 200 || !isOfStart(call.path)) return;
    const { token, user, wallet } = JSON.parse(call.reply.body);
    const { store } = call;
    const isTheirs = store.get(identityAtom)?.user.id === user.id;
    // A newer log-in may have replaced this one, or the phone may belong to another user now.
    const isCancelled = call.path === '/auth/login' && store.get(tokenAtom) !== token;
    if (!isTheirs || isCancelled) return;
    const known = this.newestBalances.get(store);
    if (known && known.seq > call.seq) return;
    this.newestBalances.set(store, { seq: call.seq, balance: wallet.balance });
  }

  /** Asserts that nobody sees another user's data, and that the balance is from the newest answer. */
  private checkPerson(store: AppStore): void {
    const person = store.get(identityAtom) ?? store.get(rememberedAtom)?.identity;
    if (!person) return;
    const code = this.codeOfToken.get(store.get(tokenAtom) ?? '');
    if (person.user.code !== code) fail(`${person.user.code} is shown for a token of ${code}`);
    const first = this.shownCodes.get(store) ?? person.user.code;
    this.shownCodes.set(store, first);
    if (person.user.code !== first)
      fail(`a page that has shown ${first} shows ${person.user.code}`);
    const newest = this.newestBalances.get(store);
    if (store.get(identityAtom) && newest && Number(store.get(balanceAtom)) < newest.balance) {
      fail(`the wallet shows ${store.get(balanceAtom)} and not ${newest.balance}`);
    }
  }

  private checkStorage(): void {
    for (const storage of [local, session]) {
      const owner = storage.getItem(OWNER_KEY);
      const kept = storage.keys('cache:').filter((key) => !key.startsWith(`cache:${owner}:`));
      if (owner !== null && kept.length > 0)
        fail(`the storage of ${owner} has cached answers of others: ${kept}`);
    }
    const user = session.getItem('user');
    const owner = session.getItem(OWNER_KEY);
    if (user !== null && String(JSON.parse(user).id) !== owner)
      fail('the stored user is not the owner of session storage');
  }

  /** Asserts that only an expired token, a refused code or a removed token ends a session. */
  private checkPutOut(now: Startup, token: string | null, touched: Sent | undefined): void {
    if (now.step === 'left') {
      if (local.getItem('token') !== null) fail('the session ended although the token is stored');
      return;
    }
    const isCodeRefused = touched?.path === '/auth/login' && touched.reply?.status === 401;
    if (!isCodeRefused && !this.dead.has(token ?? '')) {
      fail(`logged out (${JSON.stringify(now)}) with a valid token by ${touched?.path}`);
    }
  }

  /**
   * Asserts that the stored login code changes only in these cases: a log-out, a log-in that the server accepts, a link
   * opened while nobody is in, a link of the user who is in, or an answer which shows that the token belongs to another user.
   */
  private checkCode(step: SessionStep[0], touched: Sent | undefined): void {
    const code = local.getItem('login_code');
    const before = this.codeBefore;
    this.codeBefore = code;
    if (code === before || step === 'log out') return;
    const isAccepted = this.sent.some(
      ({ path, body, reply, isOver }) =>
        path === '/auth/login' &&
        (body as { code: string }).code === code &&
        reply?.status === 200 &&
        isOver,
    );
    if (isAccepted || (before === null && this.isLinkOpened)) return;
    // Allowed: a link has the code of the user who is logged in, so the app stores the code.
    if (code !== null && String(idOf(code)) === local.getItem(OWNER_KEY)) return;
    // Allowed: the answer shows that token and stored code belong to different users, so the app removes the code.
    if (code === null && touched?.path === '/auth/user') return;
    fail(`the stored code became ${code} by ${step}`);
  }

  /**
   * Lets the server answer all pending calls without faults, and refreshes each tab. Asserts that every start-up ends,
   * and that each tab shows the server's balance.
   */
  async finish(): Promise<void> {
    this.lostLoads = 0;
    for (let round = 0; round < 3; round += 1) {
      for (let calls = 0; calls < 40 && this.sent.some(({ isOver }) => !isOver); calls += 1) {
        const touched = this.sent.find(({ isOver }) => !isOver);
        this.arrive(touched, 0);
        this.deliver(touched);
        await settleBurst();
        this.check('deliver', touched);
      }
      for (const tab of this.tabs.keys()) {
        this.watch(tab);
        await settle();
        // The user taps 'Intentar de nuevo' after a page load that failed.
        const isLeaving = this.storeOf(tab).get(startupAtom).step === 'leaving';
        if (isLeaving) await this.storeOf(tab).set(leaveForAtom, null);
        await settle();
        if (round < 2) this.refresh(this.storeOf(tab));
        await settle();
      }
    }
    for (const tab of this.tabs.keys()) {
      const store = this.storeOf(tab);
      const { step } = store.get(startupAtom);
      const isSettled = step === 'ready' || isOut(store.get(startupAtom));
      if (!isSettled) fail(`the start-up never ends: ${step}`);
      const id = store.get(identityAtom)?.user.id;
      if (id === undefined) continue;
      const shown = store.get(balanceAtom);
      const balance = this.balances[Number(id) - 1001];
      if (shown !== balance) fail(`the wallet ends at ${shown} instead of ${balance}`);
    }
  }
}

const actAtom = latched(
  async (post, get, _set, act: number, by: string) => {
    const { id } = get(userAtom);
    const mayBeSent = () => ownsPhone(id);
    await post({ method: 'POST', path: '/act', body: { act, by }, read: ignored, mayBeSent });
  },
  { keyOf: (act) => act },
);

simulateBrowser();
beforeAll(async () => {
  // `settle` does not wait for code that is loading.
  await import('../../api/http.ts');
  const decrypt = (_way: unknown, _key: unknown, bytes: Uint8Array) => Promise.resolve(bytes);
  vi.stubGlobal('crypto', { subtle: { importKey: () => Promise.resolve({}), decrypt } });
});

it(`breaks no rule of the session in ${RUNS} random sequences`, { timeout: 600_000 }, async () => {
  const steps = fc.array(stepOf(WEIGHTS), { minLength: 30, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(steps, fc.nat(999), async (sequence, pick) => {
      const world = new World(pick);
      await settle();
      expect(await playAll(world, sequence)).toBeNull();
    }),
    { numRuns: RUNS, endOnFailure: true, seed: Number(process.env.SEED ?? SEED) },
  );
  // All the situations to be tested have occurred.
  for (const count of Object.values(counts)) expect(count).toBeGreaterThan(RUNS / 100);
});
