import { readSource } from '@gemas/tools/lib/sources';
import { STATES } from '@gemas/ui/state-map';
import { describe, expect, it } from 'vitest';
import { rulesIn } from '../pages/project/rules.ts';
import { blockBehind, LINE_OF_STATE } from './block-behind.ts';
import { changesOf, groupsOf, inlines, isConnected } from './spec.ts';

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
    { kind: 'text', text: 'decisions ' },
    { kind: 'decision', text: '28', number: '28' },
    { kind: 'text', text: ' and ' },
    { kind: 'decision', text: '29', number: '29' },
    { kind: 'text', text: '), see it.' },
  ]);
});

describe('the line behind a state', () => {
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
  ])('of %s is the one about it', (id, line) => {
    expect(behind(id)).toMatch(line);
  });

  it.each(['error.slow', 'shell.connection-back', 'checkout.cancel'])(
    'is none for %s, which no line names',
    (id) => expect(behind(id)).toBeNull(),
  );

  it('is there where it is told by hand', () => {
    const lost = Object.entries(LINE_OF_STATE).filter(([id, line]) => line !== null && !behind(id));
    expect(lost).toEqual([]);
    const twice = STATES.filter(({ id, spec }) => {
      const line = (LINE_OF_STATE as Readonly<Record<string, string | null>>)[id];
      return line && rules[spec]?.blocks.filter(({ text }) => text.startsWith(line)).length !== 1;
    });
    expect(twice).toEqual([]);
  });

  it('is found for most of the map', () => {
    const found = STATES.filter(({ id }) => behind(id));
    expect(found.length / STATES.length).toBeGreaterThan(0.7);
  });

  it('is marked among those of its section', () => {
    const [group] = groupsOf(['vault.empty'], rules);
    expect([...(group?.behind ?? [])].map(({ text }) => text)).toEqual([behind('vault.empty')]);
  });
});

describe('what the toolbar changes of a story', () => {
  const file = './apps/web/src/stories/Vault.stories.tsx';
  const globals = { persona: 'driver', fault: '', latency: 800, text: 200 };

  it('is who is in, what goes wrong and how late', () => {
    expect(changesOf(globals, file)).toEqual([
      { what: 'persona', value: 'driver' },
      { what: 'latency', value: '800' },
    ]);
    expect(changesOf({ text: 200 }, file)).toEqual([]);
  });

  it('is nothing for a story without a server', () => {
    expect(changesOf(globals, './packages/ui/src/vault/ProductRow.stories.tsx')).toEqual([]);
    expect(changesOf(globals, undefined)).toEqual([]);
    expect(isConnected('./packages/ui/src/vault/ProductRow.stories.tsx')).toBe(false);
    expect(isConnected(file)).toBe(true);
  });
});
