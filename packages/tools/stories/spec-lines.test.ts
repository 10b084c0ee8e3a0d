import { tsImport } from 'tsx/esm/api';
import { describe, expect, it } from 'vitest';
import { readSource } from '../lib/sources.ts';
import { blockBehind, LINE_OF_STATE } from './spec-lines.ts';
import { rulesIn } from './spec-rules.ts';

interface State {
  readonly id: string;
  readonly title: string;
  readonly spec: string;
}

const { STATES } = (await tsImport('../../ui/src/state-map/states.ts', import.meta.url)) as {
  STATES: readonly State[];
};

describe('the line of the specification that describes a state', () => {
  const rules = rulesIn(readSource('docs/product.md'));
  const behind = (id: string) => {
    const state = STATES.find((one) => one.id === id);
    const blocks = state ? (rules[state.spec]?.blocks ?? []) : [];
    const at = state ? blockBehind(state, blocks) : null;
    return at === null ? null : blocks[at]?.text;
  };

  it.each([
    ['vault.empty', /^'Buscando premios/],
    ['vault.affordable', /^A row shows picture/],
    ['card.change-option', /^'Cambiar opción'/],
    ['simulation.sla-retailer', /^'SLA no retailer'/],
    ['score.role-promoter', /^4 without/],
    ['tracking.delivered', /^'Entregada'/],
  ])('is found for %s', (id, line) => {
    expect(
      behind(id),
      'The title of the state in packages/ui/src/state-map/spec must name the words and numbers of its line',
    ).toMatch(line);
  });

  it.each(['error.slow', 'shell.connection-back', 'checkout.cancel'])(
    'is null for %s, which no single line describes',
    (id) => expect(behind(id)).toBeNull(),
  );

  it('is in a section of the specification for every state', () => {
    expect(STATES.filter(({ spec }) => !rules[spec]?.blocks.length)).toEqual([]);
  });

  it('exists exactly once for each state in LINE_OF_STATE', () => {
    const lost = Object.entries(LINE_OF_STATE).filter(([id, line]) => line !== null && !behind(id));
    const hint = 'LINE_OF_STATE must quote the first words of a line in docs/product.md';
    expect(lost, hint).toEqual([]);
    const twice = STATES.filter(({ id, spec }) => {
      const line = LINE_OF_STATE[id];
      return line && rules[spec]?.blocks.filter(({ text }) => text.startsWith(line)).length !== 1;
    });
    expect(twice, hint).toEqual([]);
  });

  it('is found for more than 70 % of the state map', () => {
    const found = STATES.filter(({ id }) => behind(id));
    expect(found.length / STATES.length).toBeGreaterThan(0.7);
  });
});
