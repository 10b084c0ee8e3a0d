import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardPlace, scoreCardPath } from './score-path.ts';
import { hasOwnStats, type PlaceScope, scoreView } from './score-view.ts';

function shown(role_id: number, region_id: number | null) {
  const user = { role_id, region_id, territory_id: 4 };
  const view = scoreView(user);
  return {
    cards: view.cards.map((card) => ('scope' in card ? `${card.kind} ${card.scope}` : card.kind)),
    links: view.cards.map((card) => scoreCardPath(card, user, { id: 77 })),
    places: view.cards.map(cardPlace),
    personal: view.personalChallenge,
  };
}

describe('Score of each role', () => {
  it('shows an activator both rankings and the personal challenge', () => {
    expect(shown(3, 21)).toEqual({
      cards: ['ranking region', 'ranking territory'],
      links: ['/ranking/region', '/ranking/territory'],
      places: [null, null],
      personal: true,
    });
  });

  it('shows a promoter with a region the team of that region', () => {
    const links = ['/corporate/region/4/21'];
    const card = { cards: ['team region'], links, places: ['region'] };
    expect(shown(4, 21)).toEqual({ ...card, personal: false });
  });

  it('shows a promoter without a region the team of the territory', () => {
    const links = ['/corporate/territory/4'];
    const card = { cards: ['team territory'], links, places: ['territory'] };
    expect(shown(4, null)).toEqual({ ...card, personal: false });
  });

  it('shows a driver the agency and the personal challenge', () => {
    const card = { cards: ['agency agency'], links: ['/ranking/agency/77'], places: ['agency'] };
    expect(shown(5, 21)).toEqual({ ...card, personal: true });
  });

  it.each([2, 6, 9])('shows corporate staff of role %d the territories', (role) => {
    const card = { cards: ['territories'], links: [null], places: [null] };
    expect(shown(role, null)).toEqual({ ...card, personal: false });
  });

  it('shows no card for any other role', () => {
    fc.assert(
      fc.property(
        fc.integer().filter((role) => ![2, 3, 4, 5, 6, 9].includes(role)),
        (role) => {
          expect(shown(role, 21)).toMatchObject({ cards: [], personal: false });
        },
      ),
    );
  });
});

describe('the link of a card whose place has an unknown id', () => {
  const region = { kind: 'team', scope: 'region' } as const;
  const territory = { kind: 'team', scope: 'territory' } as const;
  const agency = { kind: 'agency', scope: 'agency' } as const;

  it("leads to the user's own place if the ids of user and stats are unknown", () => {
    const user = { region_id: null, territory_id: null };
    expect(scoreCardPath(agency, user, null)).toBe('/ranking/agency/0');
    expect(scoreCardPath(territory, user, { id: null })).toBe('/corporate/territory/0');
  });

  it('is null for the team of a region whose id is unknown', () => {
    expect(scoreCardPath(region, { region_id: null, territory_id: 4 }, { id: 77 })).toBeNull();
  });
});

it.each<[string, number, number | null, PlaceScope[]]>([
  ['an activator', 3, 21, ['region', 'territory']],
  ['a promoter of a region', 4, 21, ['region']],
  ['a promoter of a territory', 4, null, ['territory']],
  ['a driver', 5, 21, ['agency']],
  ['corporate staff', 6, 21, []],
  ['an unknown role', 8, 21, []],
])(
  'hasOwnStats for %s is true only for the stats of own places',
  (_who, role_id, region_id, own) => {
    const scopes = ['region', 'territory', 'agency'] as const;
    expect(scopes.filter((scope) => hasOwnStats({ role_id, region_id }, scope))).toEqual(own);
  },
);
