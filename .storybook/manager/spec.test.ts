import { expect, it } from 'vitest';
import { groupsOf } from './spec.ts';

it('the states that a story shows are grouped by section, in the order of the state map', () => {
  const rule = { anchor: 'vault-list', text: '' };
  const ids = ['vault.results', 'score.wallet', 'vault.empty', 'vault.empty', 'no.such'];
  const groups = groupsOf(ids, { '2 Vault list': rule });
  expect(groups.map(({ section, states }) => [section, states.map(({ id }) => id)])).toEqual([
    ['2 Score screen', ['score.wallet']],
    ['2 Vault list', ['vault.results', 'vault.empty']],
  ]);
  expect(groups.map((group) => group.rule)).toEqual([null, rule]);
  expect(groupsOf([], {})).toEqual([]);
});
