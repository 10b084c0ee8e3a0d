import { readFileSync } from 'node:fs';
import {
  nextFlow,
  REDEEM_START,
  type RedeemEvent,
  type RedeemFacts,
  type RedeemFlow,
  type SimulationOutcome,
} from '@gemas/domain';
import { expect, it } from 'vitest';

const FACTS: RedeemFacts = {
  type: 'elektra',
  price: 489,
  balance: 1284,
  vaultOpen: true,
  hasOpenOrder: false,
  orderedToday: false,
  waitUntil: null,
};

/** Facts that lead to different states. */
const VARIANTS: readonly Partial<RedeemFacts>[] = [
  ...[{}, { type: 'card' }, { orderedToday: true }, { waitUntil: 6 }, { vaultOpen: false }],
];

/** At least one state for each step. */
const STATES: readonly RedeemFlow[] = [
  REDEEM_START,
  { step: 'risk' },
  { step: 'ordered-today', price: 489 },
  { step: 'wait', price: 489, until: 5, again: true },
  { step: 'wait', price: 489, until: 5, again: false },
  { step: 'confirm', price: 489, again: false },
  { step: 'simulating', price: 489 },
  { step: 'ordering', price: 489 },
  { step: 'success', balance: 1 },
  { step: 'leaving', warning: 'x' },
  { step: 'reloading', warning: 'x' },
];

const OUTCOMES: readonly SimulationOutcome[] = [
  { kind: 'accepted', isPriceUnclear: false },
  { kind: 'refused', text: 'x' },
  { kind: 'sold-out', text: 'x' },
  { kind: 'price-changed', text: 'x', pesos: 1, otherProduct: true },
];

const EVENTS: readonly RedeemEvent[] = [
  { type: 'submit', price: 489 },
  ...(['ask-risk', 'accept-risk', 'redeem-again', 'wait-over', 'confirm', 'cancel'] as const).map(
    (type) => ({ type }),
  ),
  ...OUTCOMES.map((outcome) => ({ type: 'simulated', outcome }) as const),
  { type: 'ordered', balance: 1 },
  { type: 'refused', message: null },
  { type: 'untold' },
];

const path = new URL('../../../../../docs/architecture.md', import.meta.url);
const docs = readFileSync(path, 'utf8');
const [, diagram = ''] =
  docs.match(/```mermaid\n(stateDiagram-v2\n +\[\*\] --> form\n[^`]+)/) ?? [];

/** Names in Mermaid contain no hyphens. */
const stepOf = (name: string) => name.replaceAll('_', '-');

it('the diagram in docs/architecture.md has each transition of a redeem, and no other', () => {
  const drawn = [...diagram.matchAll(/^ *(\S+) --> (\S+): (.+)$/gm)].flatMap(
    ([, from = '', to = '', events = '']) =>
      events.split(', ').map((type) => `${stepOf(from)} -> ${stepOf(to)}: ${type}`),
  );
  const arrows = STATES.flatMap((state) =>
    EVENTS.flatMap((event) =>
      VARIANTS.flatMap((over) => {
        const next = nextFlow(state, event, { ...FACTS, ...over });
        return next === state ? [] : [`${state.step} -> ${next.step}: ${event.type}`];
      }),
    ),
  );
  expect(drawn.toSorted()).toEqual([...new Set(arrows)].sort());
});

it('the diagram ends where no event leads on', () => {
  const ends = [...diagram.matchAll(/^ *(\S+) --> \[\*\]$/gm)].map(([, from]) => from);
  const isEnd = (state: RedeemFlow) => EVENTS.every((one) => nextFlow(state, one, FACTS) === state);
  expect(ends).toEqual(STATES.filter(isEnd).map(({ step }) => step));
});
