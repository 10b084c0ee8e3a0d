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
  /** Called for a call below `baseUrl` that no handler answers. By default a warning is printed. */
  onUnhandledRequest?: (request: Request) => void;
  /** Handlers that are tried before the normal ones. */
  before?: readonly AnyHandler[];
}

/**
 * The personas (invented users), the scenarios (simulated faults), and functions that switch them. Used by the Mocks
 * panel.
 */
export interface Mocks {
  personas: readonly Persona[];
  scenarios: readonly Scenario[];
  /** Returns the code of the chosen persona. The first persona is chosen by default. */
  persona(): string;
  /** Returns the name of the active scenario. Null if none is active. */
  scenario(): ScenarioName | null;
  /**
   * Resets the mock data, logs this persona in and returns the token, which the caller has to store. Throws on an
   * unknown code.
   */
  choosePersona(code: string): string;
  /** Activates a scenario. Null ends the active scenario. A scenario stays active after a reload. */
  chooseScenario(name: ScenarioName | null, options?: ScenarioOptions): void;
  /** Resets the mock data, logs the chosen persona in again and returns the token, which the caller has to store. */
  reset(): string;
  /** Encrypts an employee code with the key `keyHex`. Returns the value for the parameter `code` of a login link. */
  loginCode(code: string, keyHex: string): Promise<string>;
  stop(): void;
}

function readStorage(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage can be blocked (private window). The mock data are then lost at a reload.
    return null;
  }
}

function writeStorage(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage can be blocked (private window). The value is then not stored.
  }
}

function chosenPersona(): string {
  const code = readStorage(PERSONA_KEY);
  return code !== null && findPersona(code) ? code : personas[0].code;
}

/**
 * Starts the mocks in the browser. The mock data are saved in sessionStorage, so that wallet and orders stay the same
 * after a reload of the tab. The server of the page must also serve the worker's script, as `mockServiceWorker.js`.
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
