import { readSource } from '@gemas/tools/lib/sources';
import { blockBehind, LINE_OF_STATE } from '@gemas/tools/stories/spec-lines';
import { rulesIn } from '@gemas/tools/stories/spec-rules';
import { STATES } from '@gemas/ui/state-map';
import { describe, expect, it } from 'vitest';
import { changesOf, groupsOf, inlines, isConnected } from './spec.ts';

describe('the states of the specification that a story shows', () => {
  const rule = { anchor: 'vault-list', blocks: [] };

  it('are grouped by section, in the order of the state map, without duplicates', () => {
    const groups = groupsOf(['vault.results', 'score.wallet', 'vault.empty', 'vault.empty'], {
      '2 Vault list': rule,
    });
    expect(groups.map(({ section, states }) => [section, states.map(({ id }) => id)])).toEqual([
      ['2 Score screen', ['score.wallet']],
      ['2 Vault list', ['vault.results', 'vault.empty']],
    ]);
    expect(groups.map((group) => group.rule)).toEqual([null, rule]);
  });

  it('are none for a story that names no state or an unknown state', () => {
    expect(groupsOf([], {})).toEqual([]);
    expect(groupsOf(['no.such'], {})).toEqual([]);
  });
});

it('inlines splits a line into text, code, literals and cited decisions', () => {
  const line = "**Over** `vault_open` says 'Bóveda cerrada' (decisions 28 and 29), see [it](a.md).";
  expect(inlines(line)).toEqual([
    'Over ',
    '`vault_open`',
    ' says ',
    "'Bóveda cerrada'",
    ' (',
    'decisions 28 and 29',
    '), see it.',
  ]);
});

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
    expect(behind(id)).toMatch(line);
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
    expect(lost).toEqual([]);
    const twice = STATES.filter(({ id, spec }) => {
      const line = LINE_OF_STATE[id];
      return line && rules[spec]?.blocks.filter(({ text }) => text.startsWith(line)).length !== 1;
    });
    expect(twice).toEqual([]);
  });

  it('is found for more than 70 % of the state map', () => {
    const found = STATES.filter(({ id }) => behind(id));
    expect(found.length / STATES.length).toBeGreaterThan(0.7);
  });

  it('is in the group of its section', () => {
    const [group] = groupsOf(['vault.empty'], rules);
    expect([...(group?.behind ?? [])].map(({ text }) => text)).toEqual([behind('vault.empty')]);
  });
});

describe('the settings of the toolbar that change a story', () => {
  const file = './apps/web/src/stories/Vault.stories.tsx';
  const globals = { persona: 'driver', fault: '', latency: 800, text: 200 };

  it('are persona, fault and latency for a connected story', () => {
    expect(changesOf(globals, file)).toEqual([
      { what: 'persona', value: 'driver' },
      { what: 'latency', value: '800' },
    ]);
    expect(changesOf({ text: 200 }, file)).toEqual([]);
  });

  it('are none for a story without the mock server', () => {
    expect(changesOf(globals, './packages/ui/src/vault/ProductRow.stories.tsx')).toEqual([]);
    expect(changesOf(globals, undefined)).toEqual([]);
    expect(isConnected('./packages/ui/src/vault/ProductRow.stories.tsx')).toBe(false);
    expect(isConnected(file)).toBe(true);
  });
});
