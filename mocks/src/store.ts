import type { RequestHandler } from 'msw';
import { Db } from './db/db.ts';
import { createHandlers } from './handlers/handlers.ts';
import type { ScenarioName, ScenarioOptions } from './scenarios/names.ts';
import { scenarioHandlers } from './scenarios/scenarios.ts';

/** The store that this package's ready-made handlers share. */
export const db = new Db();

/** Handlers for every call, at any origin and any base that ends in /api. */
export const handlers: RequestHandler[] = createHandlers(db);

/**
 * Forgets everything that happened. With a persona's code that persona is logged in and its token answered:
 * store it under `token` and the next call is hers. Throws on an unknown code.
 */
export function resetDb(personaCode?: string): string | null {
  return db.reset(personaCode);
}

/** Turns a fault on (null: off); `resetDb` turns it off too. */
export function setScenario(name: ScenarioName | null, options?: ScenarioOptions): void {
  db.setScenario(name, options);
}

/** A scenario's handlers, to be put before the normal ones: `msw.use(...faults('order-500'))`. */
export function faults(name: ScenarioName, options?: ScenarioOptions): RequestHandler[] {
  return scenarioHandlers(name, db, options);
}
