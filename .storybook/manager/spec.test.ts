import { readSource } from '@gemas/tools/lib/sources';
import { rulesIn } from '@gemas/tools/stories/spec-rules';
import { STATES } from '@gemas/ui/state-map';
import { describe, expect, it } from 'vitest';
import { groupsOf } from './spec.ts';

describe('the states of the specification that a story shows', () => {
  const rule = { anchor: 'vault-list', text: '' };

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

  it('are in sections that docs/product.md has', () => {
    const groups = groupsOf(
      STATES.map(({ id }) => id),
      rulesIn(readSource('docs/product.md')),
    );
    expect(groups.filter(({ rule }) => !rule?.text)).toEqual([]);
  });

  it('are none for a story that names no state or an unknown state', () => {
    expect(groupsOf([], {})).toEqual([]);
    expect(groupsOf(['no.such'], {})).toEqual([]);
  });
});
