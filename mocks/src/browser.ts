import type { AnyHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Persona } from './db/state.ts';
import { encryptLoginCode } from './login-code.ts';
import { findPersona, personas } from './personas/personas.ts';
import type { ScenarioName, ScenarioOptions } from './scenarios/names.ts';
import { type Scenario, scenarios } from './scenarios/scenarios.ts';
import { db, handlers } from './store.ts';

const SNAPSHOT_KEY = 'mocks.snapshot';
const PERSONA_KEY = 'mocks.persona';
const LATENCY_MS = 150;

export interface StartOptions {
  /** Base URL of the calls, as configured in the app: '/api' or an absolute URL. It must end in /api. */
  baseUrl?: string;
  /** Delay before each response, ms; 150 by default. */
  latency?: number;
  /** Called for a call below the base that has no handler; prints a warning by default. */
  onUnhandledRequest?: (request: Request) => void;
  /** Handlers to put before the normal ones. */
  before?: readonly AnyHandler[];
}

/** What the Mocks panel needs: personas, scenarios, and the functions that switch them. */
export interface Mocks {
  personas: readonly Persona[];
  scenarios: readonly Scenario[];
  /** Code of the chosen persona; the first persona by default. */
  persona(): string;
  /** Name of the active scenario, null without one. */
  scenario(): ScenarioName | null;
  /** Resets the store, logs this persona in and returns the token to store. Throws on an unknown code. */
  choosePersona(code: string): string;
  /** Activates a scenario, or ends it with null; it survives a reload. */
  chooseScenario(name: ScenarioName | null, options?: ScenarioOptions): void;
  /** Resets the store, logs the chosen persona in again and returns the token to store. */
  reset(): string;
  /** The `code` of a login link. */
  loginCode(code: string, keyHex: string): Promise<string>;
  stop(): void;
}

function readStorage(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage can be blocked (private window). The mocks' state is then lost with a reload.
    return null;
  }
}

function writeStorage(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage can be blocked here too.
  }
}

function chosenPersona(): string {
  const code = readStorage(PERSONA_KEY);
  return code !== null && findPersona(code) ? code : personas[0].code;
}

/**
 * Starts the mocks in the browser. The store survives a reload of the tab (sessionStorage), so that wallet and
 * orders stay consistent. The worker script must be served beside the page, as `mockServiceWorker.js`.
 */
export async function startMocks(options: StartOptions = {}): Promise<Mocks> {
  const base = new URL(options.baseUrl ?? '/api', document.baseURI).href;
  const worker = setupWorker(...(options.before ?? []), ...handlers);
  db.latency = options.latency ?? LATENCY_MS;
  const snapshot = readStorage(SNAPSHOT_KEY);
  if (snapshot === null || !db.restore(snapshot)) db.reset(chosenPersona());
  db.onChange = () => writeStorage(SNAPSHOT_KEY, db.snapshot());

  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledRequest(request, print) {
      if (!request.url.startsWith(`${base}/`)) return;
      if (options.onUnhandledRequest) options.onUnhandledRequest(request);
      else print.warning();
    },
  });

  const resetAs = (code: string): string => {
    const token = db.reset(code) ?? '';
    writeStorage(PERSONA_KEY, code);
    db.onChange();
    return token;
  };
  return {
    personas,
    scenarios,
    persona: chosenPersona,
    scenario: () => db.scenario?.name ?? null,
    choosePersona: resetAs,
    chooseScenario: (name, scenarioOptions) => db.setScenario(name, scenarioOptions),
    reset: () => resetAs(chosenPersona()),
    loginCode: (code, keyHex) => encryptLoginCode(code, keyHex),
    stop: () => worker.stop(),
  };
}
