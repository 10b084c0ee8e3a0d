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
  /** Base of the calls, as the app has it: '/api' or an absolute address. It must end in /api. */
  baseUrl?: string;
  /** Wait before each answer, ms; 150 unless given. */
  latency?: number;
  /** What to do about a call below the base that no handler answers; a warning unless given. */
  onUnhandledRequest?: (request: Request) => void;
  /** Handlers that come before the normal ones. */
  before?: readonly AnyHandler[];
}

/** What a development panel needs: who may log in, what may go wrong, and the switches. */
export interface Mocks {
  personas: readonly Persona[];
  scenarios: readonly Scenario[];
  /** Code of the chosen persona; the first one until somebody chooses. */
  persona(): string;
  /** Name of the active fault, null when all is well. */
  scenario(): ScenarioName | null;
  /** Starts over as this persona and answers the token to store. Throws on an unknown code. */
  choosePersona(code: string): string;
  /** Turns a fault on, or off with null; it survives a reload. */
  chooseScenario(name: ScenarioName | null, options?: ScenarioOptions): void;
  /** Starts over as the chosen persona and answers the token to store. */
  reset(): string;
  /** The `code` of a login link. */
  loginCode(code: string, keyHex: string): Promise<string>;
  stop(): void;
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage may be closed off (private window): the mocks then live until the reload.
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // As above.
  }
}

function chosenPersona(): string {
  const code = read(PERSONA_KEY);
  return code !== null && findPersona(code) ? code : personas[0].code;
}

/**
 * Starts the mocks inside the browser. What happened survives a reload of the tab (sessionStorage), so that
 * wallet and orders stay true. The worker is expected beside the page, as `mockServiceWorker.js`.
 */
export async function startMocks(options: StartOptions = {}): Promise<Mocks> {
  const base = new URL(options.baseUrl ?? '/api', document.baseURI).href;
  const worker = setupWorker(...(options.before ?? []), ...handlers);
  db.latency = options.latency ?? LATENCY_MS;
  const snapshot = read(SNAPSHOT_KEY);
  if (snapshot === null || !db.restore(snapshot)) db.reset(chosenPersona());
  db.onChange = () => write(SNAPSHOT_KEY, db.snapshot());

  await worker.start({
    quiet: true,
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).pathname },
    onUnhandledRequest(request, print) {
      if (!request.url.startsWith(`${base}/`)) return;
      if (options.onUnhandledRequest) options.onUnhandledRequest(request);
      else print.warning();
    },
  });

  const startOver = (code: string): string => {
    const token = db.reset(code) ?? '';
    write(PERSONA_KEY, code);
    db.onChange();
    return token;
  };
  return {
    personas,
    scenarios,
    persona: chosenPersona,
    scenario: () => db.scenario?.name ?? null,
    choosePersona: startOver,
    chooseScenario: (name, scenarioOptions) => db.setScenario(name, scenarioOptions),
    reset: () => startOver(chosenPersona()),
    loginCode: (code, keyHex) => encryptLoginCode(code, keyHex),
    stop: () => worker.stop(),
  };
}
