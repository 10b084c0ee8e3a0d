import { describe, expect, it } from 'vitest';
import { groupsOf, inlines } from './spec.ts';

describe('what a story shows of the specification', () => {
  const rule = { anchor: 'vault-list', blocks: [] };

  it('comes by section, in the order of the map, each state once', () => {
    const groups = groupsOf(['vault.results', 'score.wallet', 'vault.empty', 'vault.empty'], {
      '2 Vault list': rule,
    });
    expect(groups.map(({ section, states }) => [section, states.map(({ id }) => id)])).toEqual([
      ['2 Score screen', ['score.wallet']],
      ['2 Vault list', ['vault.results', 'vault.empty']],
    ]);
    expect(groups.map((group) => group.rule)).toEqual([null, rule]);
  });

  it('is nothing for a story that names no state, or an unknown one', () => {
    expect(groupsOf([], {})).toEqual([]);
    expect(groupsOf(['no.such'], {})).toEqual([]);
  });
});

it('tells code, literals and decisions of a line apart', () => {
  expect(
    inlines("**Over** `vault_open` says 'Bóveda cerrada' (decisions 28 and 29), see [it](a.md)."),
  ).toEqual([
    { kind: 'text', text: 'Over ' },
    { kind: 'code', text: 'vault_open' },
    { kind: 'text', text: ' says ' },
    { kind: 'literal', text: "'Bóveda cerrada'" },
    { kind: 'text', text: ' (' },
    { kind: 'decision', text: 'decisions 28 and 29' },
    { kind: 'text', text: '), see it.' },
  ]);
});
