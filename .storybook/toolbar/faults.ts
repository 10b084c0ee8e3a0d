import type { StateId } from '@gemas/ui/state-map';
// Imported by path, because `@gemas/mocks` would also load the mocks in stories that use no server.
import type { PersonaAlias } from '../../mocks/src/personas/names.ts';
import {
  SCENARIO_GROUPS,
  SCENARIO_TITLES,
  type ScenarioGroup,
  type ScenarioName,
} from '../../mocks/src/scenarios/names.ts';

interface Place {
  /** Id of the state (of the state map) that the fault causes. Needed if no story activates the fault itself. */
  readonly state?: StateId;
  /** Screen and persona in `Start/Explore` that show the fault. Default screen: the one in `FAULT_SCREENS`. */
  readonly screen?: string;
  readonly persona?: PersonaAlias;
}

const PLACES: Readonly<Partial<Record<ScenarioName, Place>>> = {
  'reset-after-headers': { state: 'rewards.failure' },
  'cut-body': { state: 'rewards.failure' },
  'slow-body': { state: 'notifications.loading' },
  'broken-gzip': { state: 'rewards.failure' },
  'no-content-204': { state: 'notifications.failure' },
  'login-redirect-301': { state: 'notifications.failure' },
  'forbidden-403': { state: 'notifications.failure' },
  'missing-404': { state: 'detail.missing' },
  'timeout-408': { state: 'rewards.failure' },
  'too-large-413': { state: 'notifications.failure' },
  'html-page': { state: 'notifications.failure' },
  'null-body': { state: 'notifications.failure' },
  'huge-body': { state: 'ranking.huge' },
  'update-500': { persona: 'forced-update' },
  'tour-500': { persona: 'first-visit' },
  'survey-500': { persona: 'two-surveys' },
  'product-404': { screen: 'detail' },
  'postal-code-empty': { persona: 'no-addresses' },
  'postal-code-500': { persona: 'no-addresses' },
  'stores-empty': { state: 'checkout.stores-empty', screen: 'card-checkout' },
  'confirm-500': { state: 'received.failed', persona: 'every-order' },
  'claim-message': { screen: 'claim', persona: 'raffle-winner' },
  'claim-500': { screen: 'claim', persona: 'raffle-winner' },
  'claim-no-answer': { screen: 'claim', persona: 'raffle-winner' },
  'ticket-500': { state: 'new-ticket.failed', persona: 'no-tickets' },
};

/** For each group, the screen in `Start/Explore` on which its faults can be seen. */
export const FAULT_SCREENS: Readonly<Record<ScenarioGroup, string>> = {
  Network: 'score',
  Session: 'score',
  'Before Score': 'score',
  Vault: 'vault',
  Checkout: 'checkout',
  Simulation: 'checkout',
  Order: 'checkout',
  'After the order': 'rewards',
  Support: 'new-ticket',
};

export interface FaultEntry extends Place {
  readonly group: ScenarioGroup;
  readonly title: string;
}

export const FAULTS = Object.fromEntries(
  Object.entries(SCENARIO_GROUPS).flatMap(([group, titles]) =>
    (Object.keys(titles) as ScenarioName[]).map((name) => [
      name,
      { group, title: SCENARIO_TITLES[name], ...PLACES[name] },
    ]),
  ),
) as unknown as Readonly<Record<ScenarioName, FaultEntry>>;

/** Whether a fault can affect every call. Such a fault starts after the log-in, so that the app can open. */
export const isOfNetwork = (name: ScenarioName): boolean => name in SCENARIO_GROUPS.Network;
