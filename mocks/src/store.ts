import type { RequestHandler } from 'msw';
import { Db } from './db/db.ts';
import { createHandlers } from './handlers/handlers.ts';
import type { ScenarioName, ScenarioOptions } from './scenarios/names.ts';
import { scenarioHandlers } from './scenarios/scenarios.ts';

/** The store shared by `handlers`. */
export const db = new Db();

/** Handlers for all calls, at any origin and any base that ends in /api. */
export const handlers: RequestHandler[] = createHandlers(db);

/**
 * Resets the store. With a persona's code, logs that persona in and returns its token: store it under `token` to
 * make the next call as that persona. Throws on an unknown code.
 */
export function resetDb(personaCode?: string): string | null {
  return db.reset(personaCode);
}

/** Activates a scenario. Null ends it, and so does `resetDb`. */
export function setScenario(name: ScenarioName | null, options?: ScenarioOptions): void {
  db.setScenario(name, options);
}

/** Handlers of a scenario, to put before the normal ones: `server.use(...faults('order-500'))`. */
export function faults(name: ScenarioName, options?: ScenarioOptions): RequestHandler[] {
  return scenarioHandlers(name, db, options);
}
