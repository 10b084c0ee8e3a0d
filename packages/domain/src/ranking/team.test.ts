import { describe, expect, it } from 'vitest';
import { member } from '../testing/members.ts';
import {
  EMPTY_TEAM,
  isTeamIdle,
  ownRow,
  rowName,
  teamRows,
  teamSummary,
  weeklyGoalText,
} from './team.ts';

it.each([
  [412, 600, 'Meta semanal: 412/600'],
  [128_400, 1_000_000, 'Meta semanal: 128,400/1,000,000'],
  [412, 0, ''],
])('weeklyGoalText for %d of %d is "%s"', (weekly_activations, weekly_goal, text) => {
  expect(weeklyGoalText({ weekly_activations, weekly_goal })).toBe(text);
});

it.each([
  [0, true],
  [1, false],
  [null, false],
  [Number.NaN, true],
])('isTeamIdle with %s successful members is %s', (sumary, idle) => {
  expect(isTeamIdle(sumary)).toBe(idle);
});

it('EMPTY_TEAM contains the texts of the spec', () => {
  expect(EMPTY_TEAM).toEqual({
    title: 'Tu equipo aún no logra activaciones.',
    help: 'Motiva y ayuda a los activadores a lograr su meta diaria.',
  });
});

it.each([
  ['Rosa Elena AGUIRRE', 'rosa elena aguirre'],
  [' ÁNGEL Ñúñez ', 'ángel ñúñez'],
  [' ', 'sin nombre'],
])('rowName formats %j as %j', (name, lower) => {
  expect(rowName(name)).toBe(lower);
});

describe('teamRows', () => {
  it('gives a medal for activations of this week, even if the total is 0', () => {
    const [first] = teamRows([member(1, { total_referals: 0 })], { id: 2 });
    expect(first).toMatchObject({ week: 39, total: 0, medal: 1 });
  });

  const rows = teamRows([member(1), member(2)], { id: 2 });

  it("numbers the rows and marks the user's own row", () => {
    expect(rows).toEqual([
      {
        id: 1,
        number: 1,
        position: 1,
        medal: 1,
        name: 'Persona 1',
        today: 5,
        week: 39,
        total: 399,
        dailyGoal: 5,
        isOwn: false,
      },
      expect.objectContaining({ id: 2, number: 2, position: 2, medal: 2, isOwn: true }),
    ]);
  });

  it.each<[string, figures: string, number[], (number | null)[]]>([
    [
      "different figures in the server's order",
      '9/90 8/80 7/70 6/60',
      [1, 2, 3, 4],
      [1, 2, 3, null],
    ],
    ['equal figures on the same rank', '9/90 8/80 8/80 7/70', [1, 2, 2, 4], [1, 2, 2, null]],
    ['the same week by the total', '9/90 9/80', [1, 2], [1, 2]],
    ['a team without activations without medals', '0/0 0/0 0/0', [1, 1, 1], [null, null, null]],
    ['a member without activations without a medal', '9/90 0/0', [1, 2], [1, null]],
    ['members without activations this week by their total', '0/90 0/80', [1, 2], [1, 2]],
  ])('ranks %s: week and total of %s', (_what, figures, positions, medals) => {
    const members = figures.split(' ').map((figure, index) => {
      const [weekly_activations = 0, total_referals = 0] = figure.split('/').map(Number);
      return member(index + 1, { weekly_activations, total_referals });
    });
    const ranked = teamRows(members, { id: 0 });
    expect(ranked.map(({ number }) => number)).toEqual(members.map(({ id }) => id));
    expect(ranked.map(({ position }) => position)).toEqual(positions);
    expect(ranked.map(({ medal }) => medal)).toEqual(medals);
  });

  it("ownRow returns the user's own row, or null", () => {
    expect(ownRow(rows)?.number).toBe(2);
    expect(ownRow(teamRows([member(1)], { id: 2 }))).toBeNull();
  });
});

it.each([
  [3, 3],
  [0, 0],
  // If the server's number is missing, or exceeds the size of the team, the members who reached their goal are counted.
  [4, 2],
  [null, 2],
])(
  "the server's number %s counts as %d if 2 of 3 members have reached their goal",
  (sumary, summary) => {
    const referals = [member(1), member(2), member(3, { daily_activations: 4 })];
    expect(teamSummary({ sumary, referals })).toBe(summary);
  },
);

it('teamSummary is null if the server sends no number and no member has a daily goal', () => {
  const referals = [member(1, { daily_goal: 0 }), member(2, { daily_goal: 0 })];
  expect(teamSummary({ sumary: null, referals })).toBeNull();
});

it.each([
  ['nobody of an empty team', [], 0],
  ['nobody who has 0 of 0', [member(1), member(2, { daily_activations: 0, daily_goal: 0 })], 1],
])('teamSummary counts %s', (_what, referals, summary) => {
  expect(teamSummary({ sumary: null, referals })).toBe(summary);
});
