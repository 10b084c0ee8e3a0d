import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreCardPath } from './score-path.ts';
import { scoreView } from './score-view.ts';

const PLACE = { region_id: 21, territory_id: 4 };

function shown(role_id: number, region_id: number | null) {
  const user = { role_id, region_id, territory_id: 4 };
  const view = scoreView(user);
  return {
    calls: view.cards.map(({ call }) => call),
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

it('waits for the stats where only they know the id', () => {
  expect(scoreCardPath({ kind: 'agency', call: 'agency-stats' }, PLACE, null)).toBeNull();
  expect(scoreCardPath({ kind: 'agency', call: 'agency-stats' }, PLACE, { id: 0 })).toBeNull();
  const team = { kind: 'team', scope: 'territory', call: 'territory-stats' } as const;
  const nowhere = { region_id: null, territory_id: null };
  expect(scoreCardPath(team, nowhere, null)).toBeNull();
  expect(scoreCardPath(team, nowhere, { id: 9 })).toBe('/corporate/territory/9');
});

describe('a link that no id is known for', () => {
  const region = { kind: 'team', scope: 'region', call: 'region-stats' } as const;
  const territory = { kind: 'team', scope: 'territory', call: 'territory-stats' } as const;
  const agency = { kind: 'agency', call: 'agency-stats' } as const;

  it.each([null, 0, -1, Number.NaN, 1.5, 2 ** 60])(
    'leads a promoter of a region on although the territory is %s',
    (territory_id) => {
      const user = { region_id: 21, territory_id };
      expect(scoreCardPath(region, user, null)).toBe('/corporate/region/0/21');
    },
  );

  it.each([0, -1, Number.NaN])('is none where the place has the id %s', (id) => {
    const user = { region_id: null, territory_id: id };
    expect(scoreCardPath(territory, user, { id })).toBeNull();
    expect(scoreCardPath(territory, user, { id: 9 })).toBe('/corporate/territory/9');
    expect(scoreCardPath(agency, user, { id })).toBeNull();
  });
});
