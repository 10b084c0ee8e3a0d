export { type Account, Db, tokenOf } from './db/db.ts';
export type { LoggedRequest } from './db/requests.ts';
export type { Persona } from './db/state.ts';
export { BOARD_NOW } from './db/time.ts';
export { fixtures } from './fixtures/fixtures.ts';
export { BLENDER_SKU, GIFT_CARD_SKU, repeatCatalogue } from './fixtures/vault.ts';
export { createHandlers } from './handlers/handlers.ts';
export { encryptLoginCode } from './login-code.ts';
export { findPersona, personas } from './personas/personas.ts';
export {
  isScenarioName,
  SCENARIO_NAMES,
  type ScenarioName,
  type ScenarioOptions,
} from './scenarios/names.ts';
export { type Scenario, scenarioHandlers, scenarios } from './scenarios/scenarios.ts';
export { db, faults, handlers, resetDb, setScenario } from './store.ts';
