import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreCalls, scoreCardPath, scoreView } from './score-view.ts';

const PLACE = { region_id: 21, territory_id: 4 };

function shown(role_id: number, region_id: number | null) {
  const user = { role_id, region_id, territory_id: 4 };
  const view = scoreView(user);
  return {
    calls: scoreCalls(view, false),
    cards: view.cards.map((card) => ('scope' in card ? `${card.kind} ${card.scope}` : card.kind)),
    links: view.cards.map((card) => scoreCardPath(card, user, { id: 77 })),
    personal: view.personalChallenge,
  };
}

describe('Score of each role', () => {
  it('shows an activator both rankings and the challenge', () => {
    expect(shown(3, 21)).toEqual({
      calls: ['region-stats', 'territory-stats'],
      cards: ['ranking region', 'ranking territory'],
      links: ['/ranking/region', '/ranking/territory'],
      personal: true,
    });
  });

  it('shows a promoter with a region that region', () => {
    expect(shown(4, 21)).toEqual({
      calls: ['region-stats'],
      cards: ['team region'],
      links: ['/corporate/region/4/21'],
      personal: false,
    });
  });

  it.each([null, 0])('shows a promoter whose region is %s the territory', (region) => {
    expect(shown(4, region)).toEqual({
      calls: ['territory-stats'],
      cards: ['team territory'],
      links: ['/corporate/territory/4'],
      personal: false,
    });
  });

  it('shows a driver the agency and the challenge', () => {
    expect(shown(5, 21)).toEqual({
      calls: ['agency-stats'],
      cards: ['agency'],
      links: ['/ranking/agency/77'],
      personal: true,
    });
  });

  it.each([2, 6, 9])('shows corporate staff of role %d the territories', (role) => {
    expect(shown(role, null)).toEqual({
      calls: ['territories'],
      cards: ['territories'],
      links: [null],
      personal: false,
    });
  });

  it('gives every other role no card and no call', () => {
    fc.assert(
      fc.property(
        fc.integer().filter((role) => ![2, 3, 4, 5, 6, 9].includes(role)),
        (role) => {
          expect(shown(role, 21)).toEqual({ calls: [], cards: [], links: [], personal: false });
        },
      ),
    );
  });
});

it('fetches nothing once the game is closed', () => {
  expect(scoreCalls(scoreView({ role_id: 3, region_id: 21 }), true)).toEqual([]);
});

it('waits for the stats where only they know the id', () => {
  expect(scoreCardPath({ kind: 'agency', call: 'agency-stats' }, PLACE, null)).toBeNull();
  expect(scoreCardPath({ kind: 'agency', call: 'agency-stats' }, PLACE, { id: 0 })).toBeNull();
  const team = { kind: 'team', scope: 'territory', call: 'territory-stats' } as const;
  const nowhere = { region_id: null, territory_id: null };
  expect(scoreCardPath(team, nowhere, null)).toBeNull();
  expect(scoreCardPath(team, nowhere, { id: 9 })).toBe('/corporate/territory/9');
});
