import type { RequestHandler } from 'msw';
import { Db } from './db/db.ts';
import { createHandlers } from './handlers/handlers.ts';
import type { ScenarioName, ScenarioOptions } from './scenarios/names.ts';
import { scenarioHandlers } from './scenarios/scenarios.ts';

/** The mock data that `handlers` read and change. */
export const db = new Db();

/** Handlers for all calls, for any origin and any base path that ends in /api. */
export const handlers: RequestHandler[] = createHandlers(db);

/**
 * Resets the mock data. With a persona's code, logs that persona in and returns the token. If the token is stored in
 * localStorage under `token`, the app sends its next call as that persona. Throws on an unknown code.
 */
export function resetDb(personaCode?: string): string | null {
  return db.reset(personaCode);
}

/** Activates a scenario (a simulated fault). Null ends the active scenario, and so does `resetDb`. */
export function setScenario(name: ScenarioName | null, options?: ScenarioOptions): void {
  db.setScenario(name, options);
}

/** Returns the handlers of a scenario. Put them before the normal handlers: `server.use(...faults('order-500'))`. */
export function faults(name: ScenarioName, options?: ScenarioOptions): RequestHandler[] {
  return scenarioHandlers(name, db, options);
}
