import { type CatalogueItem, catalogue } from '../fixtures/vault.ts';
import { findPersona, personas } from '../personas/personas.ts';
import type { ScenarioName, ScenarioOptions } from '../scenarios/names.ts';
import type { LoggedRequest } from './requests.ts';
import type { Persona, PersonState, World } from './state.ts';
import { Clock } from './time.ts';

/** The data that the mock server has about one user. */
export interface Account {
  persona: Persona;
  state: PersonState;
  world: World;
}

export interface ActiveScenario {
  name: ScenarioName;
  options: ScenarioOptions;
}

/**
 * Version of the snapshot's format. Increase this number when the format changes: snapshots of other versions are
 * ignored.
 */
const SNAPSHOT_VERSION = 1;
const FIRST_ORDER_NUMBER = 80431;
const FIRST_FOLIO = 20432;

interface Snapshot {
  version: number;
  people: [string, PersonState][];
  sessions: [string, string][];
  prices: [string, number][];
  scenario: ActiveScenario | null;
  clock: string | null;
  orderNumber: number;
  folio: number;
}

function isSnapshot(value: unknown): value is Snapshot {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === SNAPSHOT_VERSION
  );
}

/**
 * Returns the token of a persona. A persona always has the same token, so that tests can store it before the log-in.
 */
export function tokenOf(code: string): string {
  return `mock-token-${code}`;
}

/** The mock server's data, which the handlers read and change. */
export class Db {
  readonly clock = new Clock();
  /** All calls since the last reset, in the order of arrival. */
  readonly requests: LoggedRequest[] = [];
  /** Error reports that the app has sent to `VITE_REPORT_URL`. */
  readonly reports: unknown[] = [];
  /** Delay before each response, ms. */
  latency = 0;
  /** Base URL of product images, with a slash at the end: absolute, or relative to the page. */
  imageBase = 'mock/img/';
  /** The products of the vault (the shop for prizes). A reset restores the whole catalogue. */
  products: readonly CatalogueItem[] = catalogue;
  /**
   * Called for every call that any mock server has answered. Tests compare both sides with docs/openapi.yaml. The answer
   * is a copy, and null for a fault of the network.
   */
  static onExchange: ((request: LoggedRequest, answer: Response | null) => void) | null = null;
  /** Called after every call that may have changed the data. */
  onChange: () => void = () => {};

  private people = new Map<string, Account>();
  private sessions = new Map<string, string>();
  private prices = new Map<string, number>();
  private active: ActiveScenario | null = null;
  /** Functions that end a delay early, one for each delayed response. */
  private readonly delays = new Set<() => void>();
  private orderNumber = FIRST_ORDER_NUMBER;
  private folio = FIRST_FOLIO;

  /**
   * Resets all data, sessions, the scenario and the log. The clock and the latency are not reset. With a persona's
   * code, logs that persona in and returns the token. Throws on an unknown code.
   */
  reset(code?: string): string | null {
    this.people.clear();
    this.sessions.clear();
    this.prices.clear();
    this.requests.length = 0;
    this.reports.length = 0;
    this.active = null;
    this.delays.clear();
    this.products = catalogue;
    this.orderNumber = FIRST_ORDER_NUMBER;
    this.folio = FIRST_FOLIO;
    return code === undefined ? null : this.openSession(code);
  }

  /** Logs a persona in and returns the token. Throws on an unknown code. */
  openSession(code: string): string {
    const token = tokenOf(this.account(code).persona.code);
    this.sessions.set(token, code);
    return token;
  }

  /** Ends all sessions. Calls are then answered with status 401 until the next log-in. */
  expireSessions(): void {
    this.sessions.clear();
  }

  /** Returns the account with this code. Creates the account on its first use. Throws on an unknown code. */
  account(code: string): Account {
    const known = this.people.get(code);
    if (known) return known;
    const persona = findPersona(code);
    if (!persona) throw new RangeError(`There is no persona with the code ${code}`);
    return this.addAccount(persona, persona.state(this.clock.now()));
  }

  /** Returns the account to which the token of a request belongs. Null without a valid token. */
  accountOf(request: Request): Account | null {
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    const code = token === undefined ? undefined : this.sessions.get(token);
    return code === undefined ? null : this.account(code);
  }

  /** Returns the account with this user id. Null for an unknown id. */
  accountById(id: number): Account | null {
    const persona = personas.find((candidate) => candidate.id === id);
    return persona ? this.account(persona.code) : null;
  }

  get scenario(): ActiveScenario | null {
    return this.active;
  }

  /**
   * Activates a scenario (a named fault of server or network) until the next reset or for `options.times` responses.
   * Null ends the active scenario. Responses that the scenario `slow` is delaying are sent immediately.
   */
  setScenario(name: ScenarioName | null, options: ScenarioOptions = {}): void {
    this.active = name === null ? null : { name, options };
    for (const end of this.delays) end();
    this.onChange();
  }

  /** Counts a response of the active scenario. The scenario ends after `options.times` responses. */
  countScenarioResponse(): void {
    const times = this.active?.options.times;
    if (!this.active || times === undefined) return;
    this.active =
      times > 1 ? { ...this.active, options: { ...this.active.options, times: times - 1 } } : null;
  }

  /** Resolves after `ms`, or as soon as `setScenario` is called. */
  delay(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.delays.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.delays.add(end);
    });
  }

  /** Returns the price in pesos that was set with `changePrice`. Undefined if the catalogue's price applies. */
  changedPrice(sku: string): number | undefined {
    return this.prices.get(sku);
  }

  changePrice(sku: string, pesos: number): void {
    this.prices.set(sku, pesos);
  }

  nextOrderNumber(): number {
    return this.orderNumber++;
  }

  nextFolio(): number {
    return this.folio++;
  }

  /** Returns the data that have to survive a reload, as JSON. The log of calls is not included. */
  snapshot(): string {
    const snapshot: Snapshot = {
      version: SNAPSHOT_VERSION,
      people: [...this.people].map(([code, { state }]) => [code, state]),
      sessions: [...this.sessions],
      prices: [...this.prices],
      scenario: this.active,
      clock: this.clock.fixedAt,
      orderNumber: this.orderNumber,
      folio: this.folio,
    };
    return JSON.stringify(snapshot);
  }

  /**
   * Restores the data of a snapshot. If the text is not valid JSON or has another format version, returns false and
   * changes nothing.
   */
  restore(text: string): boolean {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return false;
    }
    if (!isSnapshot(value)) return false;
    this.reset();
    this.clock.fix(value.clock);
    for (const [code, state] of value.people) {
      const persona = findPersona(code);
      if (persona) this.addAccount(persona, state);
    }
    this.sessions = new Map(value.sessions.filter(([, code]) => findPersona(code)));
    this.prices = new Map(value.prices);
    this.active = value.scenario;
    this.orderNumber = value.orderNumber;
    this.folio = value.folio;
    return true;
  }

  private addAccount(persona: Persona, state: PersonState): Account {
    const account = { persona, state, world: persona.world(this.clock.now()) };
    this.people.set(persona.code, account);
    return account;
  }
}
