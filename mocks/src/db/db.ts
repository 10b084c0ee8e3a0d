import { type CatalogueItem, catalogue } from '../fixtures/vault.ts';
import { findPersona, personas } from '../personas/personas.ts';
import type { ScenarioName, ScenarioOptions } from '../scenarios/names.ts';
import type { LoggedRequest } from './requests.ts';
import type { Persona, PersonState, World } from './state.ts';
import { Clock } from './time.ts';

/** A user in the store. */
export interface Account {
  persona: Persona;
  state: PersonState;
  world: World;
}

export interface ActiveScenario {
  name: ScenarioName;
  options: ScenarioOptions;
}

/** Increase when the shape of a snapshot changes: snapshots of other versions are ignored. */
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

/** Bearer token of a persona. It never changes, so that tests can store it beforehand. */
export function tokenOf(code: string): string {
  return `mock-token-${code}`;
}

/** State of the mock server: all data that the handlers read and change. */
export class Db {
  readonly clock = new Clock();
  /** All calls since the last reset, in the order of arrival. */
  readonly requests: LoggedRequest[] = [];
  /** Reports that the app has sent (`VITE_REPORT_URL`). */
  readonly reports: unknown[] = [];
  /** Delay before each response, ms. */
  latency = 0;
  /** Base of product images: a URL or a path relative to the page, with a slash at the end. */
  imageBase = 'mock/img/';
  /** The products of the vault; the whole catalogue after a reset. */
  products: readonly CatalogueItem[] = catalogue;
  /** Runs after every call that may have changed the state. */
  onChange: () => void = () => {};

  private people = new Map<string, Account>();
  private sessions = new Map<string, string>();
  private prices = new Map<string, number>();
  private active: ActiveScenario | null = null;
  private orderNumber = FIRST_ORDER_NUMBER;
  private folio = FIRST_FOLIO;

  /**
   * Resets wallets, orders, sessions, scenario and log; the clock and the latency stay. With a persona's code, logs
   * that persona in and returns its token. Throws on an unknown code.
   */
  reset(code?: string): string | null {
    this.people.clear();
    this.sessions.clear();
    this.prices.clear();
    this.requests.length = 0;
    this.reports.length = 0;
    this.active = null;
    this.products = catalogue;
    this.orderNumber = FIRST_ORDER_NUMBER;
    this.folio = FIRST_FOLIO;
    return code === undefined ? null : this.openSession(code);
  }

  /** Starts a session for a persona and returns its token. Throws on an unknown code. */
  openSession(code: string): string {
    const token = tokenOf(this.account(code).persona.code);
    this.sessions.set(token, code);
    return token;
  }

  /** Ends every session: calls get status 401 until the next login. */
  expireSessions(): void {
    this.sessions.clear();
  }

  /** The account with this code, created on first use. Throws on an unknown code. */
  account(code: string): Account {
    const known = this.people.get(code);
    if (known) return known;
    const persona = findPersona(code);
    if (!persona) throw new RangeError(`No hay persona con el código ${code}`);
    return this.addAccount(persona, persona.state(this.clock.now()));
  }

  /** The account whose session a request carries; null without one. */
  accountOf(request: Request): Account | null {
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    const code = token === undefined ? undefined : this.sessions.get(token);
    return code === undefined ? null : this.account(code);
  }

  /** The account with this user id; null for an unknown id. */
  accountById(id: number): Account | null {
    const persona = personas.find((candidate) => candidate.id === id);
    return persona ? this.account(persona.code) : null;
  }

  get scenario(): ActiveScenario | null {
    return this.active;
  }

  /** Activates a scenario, or ends it with null. It lasts until the next reset, or for `options.times` responses. */
  setScenario(name: ScenarioName | null, options: ScenarioOptions = {}): void {
    this.active = name === null ? null : { name, options };
    this.onChange();
  }

  /** Counts a response of the active scenario, which ends after `times` of them. */
  countScenarioResponse(): void {
    const times = this.active?.options.times;
    if (!this.active || times === undefined) return;
    this.active =
      times > 1 ? { ...this.active, options: { ...this.active.options, times: times - 1 } } : null;
  }

  /** Price in pesos that replaces the catalogue's; undefined if it is unchanged. */
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

  /** The state that has to survive a reload, as JSON text. The log is not part of it. */
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

  /** Restores a snapshot. Returns false, and changes nothing, if it is of another version or not valid JSON. */
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
