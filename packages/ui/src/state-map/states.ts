import type { SpecState } from './spec/in-section.ts';
import { PROFILE_STATES } from './spec/profile.ts';
import { RANKING_STATES } from './spec/rankings.ts';
import { REDEEM_STATES } from './spec/redeem.ts';
import { SCORE_STATES } from './spec/score.ts';
import { SESSION_STATES } from './spec/session.ts';
import { SUPPORT_STATES } from './spec/support.ts';
import { VAULT_STATES } from './spec/vault.ts';

export type { SpecState, StateKind } from './spec/in-section.ts';

/**
 * The state map: every state, transition and error of spec sections 4 and 8, and the states of each screen of spec
 * section 2. A story lists the ids of the states that it shows in `parameters.states`.
 */
export const STATES = [
  ...SESSION_STATES,
  ...SCORE_STATES,
  ...RANKING_STATES,
  ...VAULT_STATES,
  ...REDEEM_STATES,
  ...PROFILE_STATES,
  ...SUPPORT_STATES,
] as const satisfies readonly SpecState[];

/** The id of an entry of the state map. */
export type StateId = (typeof STATES)[number]['id'];
