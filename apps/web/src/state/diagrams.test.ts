import { readFileSync } from 'node:fs';
import {
  type FailureKind,
  type Identity,
  nextFlow,
  nextStartup,
  REDEEM_START,
  type RedeemEvent,
  type RedeemFacts,
  type RedeemFlow,
  type Startup,
  type StartupEvent,
} from '@gemas/domain';
import { expect, it } from 'vitest';

// The diagrams in docs/architecture.md have one arrow for each transition of the two flows, and no other.

const docs = readFileSync(
  new URL('../../../../docs/architecture.md', import.meta.url),
  'utf8',
).replaceAll('_', '-');

/** Returns the arrows of a diagram, such as 'form --> risk: ask-risk'. An arrow from `any` starts at all `steps`. */
function drawnArrows(diagram: string, steps: readonly string[] = []): string[] {
  const arrows = [...diagram.matchAll(/^ *(\S+) --> (\S+): (.+)$/gm)].flatMap(
    ([, from = '', to = '', events = '']) =>
      (from === 'any' ? steps : [from]).flatMap((step) =>
        events.split(', ').map((event) => `${step} --> ${to}: ${event}`),
      ),
  );
  return [...new Set(arrows)].sort();
}

/** Returns the arrows of a reducer. `nextOf` returns the states to which an event can lead. */
function realArrows<State extends { step: string }, Event extends { type: string }>(
  states: readonly State[],
  events: readonly Event[],
  nextOf: (state: State, event: Event) => readonly State[],
): string[] {
  const arrows = states.flatMap((state) =>
    events.flatMap((event) =>
      nextOf(state, event)
        .filter((next) => next !== state)
        .map((next) => `${state.step} --> ${next.step}: ${event.type}`),
    ),
  );
  return [...new Set(arrows)].sort();
}

it('the diagram of the session', () => {
  const identityOf = (change: object) =>
    ({ user: { id: 1, active: true, ...change }, wallet: { balance: 1 } }) as Identity;
  const identity = identityOf({});
  const remembered = { identity, at: 0 };
  const states: readonly Startup[] = [
    { step: 'booting' },
    { step: 'fetching-user', code: null, remembered: null },
    { step: 'fetching-user', code: '1', remembered },
    { step: 'logging-in', code: '1' },
    { step: 'offline', remembered },
    { step: 'ready', enteredBy: 'token', userId: 1, landing: 'score' },
    { step: 'blocked', message: '' },
    ...(['version', 'maintenance', 'left', 'leaving'] as const).map((step) => ({ step })),
    { step: 'failed', reason: 'no-code' },
  ];
  const kinds: readonly FailureKind[] = [
    ...(['offline', 'unauthorized', 'blacklisted', 'version', 'maintenance', 'server'] as const),
  ];
  const events: readonly StartupEvent[] = [
    { type: 'start', token: null, code: null },
    { type: 'start', token: null, code: '1' },
    { type: 'start', token: 'T', code: null },
    ...[{}, { active: false }, { black_list: true }].flatMap((change) =>
      (['user-confirmed', 'identity-arrived', 'logged-in'] as const).map((type) => ({
        ...{ type, identity: identityOf(change) },
      })),
    ),
    ...kinds.flatMap((kind) =>
      (['call-failed', 'other-call-failed'] as const).map((type) => ({
        ...{ type, failure: { kind, message: null } },
      })),
    ),
    ...(['code-refused', 'token-gone', 'leave'] as const).map((type) => ({ type })),
  ];
  const [, section = ''] = docs.split('## States of the session');
  const [, diagram = ''] = section.split('```');
  const steps = states.map(({ step }) => step).filter((step) => step !== 'leaving');
  const next = (state: Startup, event: StartupEvent) => [nextStartup(state, event)];
  expect(drawnArrows(diagram, steps)).toEqual(realArrows(states, events, next));
});

it('the diagram of a redeem, which ends where no event leads on', () => {
  const facts: RedeemFacts = {
    ...{ type: 'elektra', price: 489, balance: 1284, vaultOpen: true },
    ...{ hasOpenOrder: false, orderedToday: false, waitUntil: null },
  };
  /** Facts that lead to different states. */
  const variants: readonly Partial<RedeemFacts>[] = [
    ...[{}, { type: 'card' }, { orderedToday: true }, { waitUntil: 6 }, { vaultOpen: false }],
  ];
  const price = 489;
  const states: readonly RedeemFlow[] = [
    ...[REDEEM_START, { step: 'risk' } as const, { step: 'ordered-today', price } as const],
    { step: 'wait', price, until: 5, again: true },
    { step: 'wait', price, until: 5, again: false },
    { step: 'confirm', price, again: false },
    ...(['simulating', 'ordering'] as const).map((step) => ({ step, price })),
    { step: 'success' },
    ...(['leaving', 'reloading'] as const).map((step) => ({ step, warning: 'x' })),
  ];
  const events: readonly RedeemEvent[] = [
    { type: 'submit', price },
    ...(['ask-risk', 'accept-risk', 'redeem-again', 'wait-over', 'confirm'] as const).map(
      (type) => ({ type }),
    ),
    ...(['cancel', 'told-elsewhere'] as const).map((type) => ({ type })),
    { type: 'simulated', outcome: { kind: 'accepted', isPriceUnclear: false } },
    { type: 'simulated', outcome: { kind: 'refused', text: 'x' } },
    { type: 'simulated', outcome: { kind: 'sold-out', text: 'x' } },
    {
      type: 'simulated',
      outcome: { kind: 'price-changed', text: 'x', pesos: 1, otherProduct: true },
    },
    { type: 'ordered' },
    { type: 'refused', message: null },
  ];
  const [diagram = ''] = docs.match(/stateDiagram-v2\n +\[\*\] --> form\n[^`]+/) ?? [];
  const next = (state: RedeemFlow, event: RedeemEvent) =>
    variants.map((over) => nextFlow(state, event, { ...facts, ...over }));
  expect(drawnArrows(diagram)).toEqual(realArrows(states, events, next));
  const ends = [...diagram.matchAll(/^ *(\S+) --> \[\*\]$/gm)].map(([, from]) => from);
  const isEnd = (state: RedeemFlow) =>
    events.every((event) => nextFlow(state, event, facts) === state);
  expect(ends).toEqual(states.filter(isEnd).map(({ step }) => step));
});
