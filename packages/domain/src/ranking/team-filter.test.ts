import { describe, expect, it } from 'vitest';
import type { TeamRow } from './team.ts';
import { nobodyFound, teamFilter, teamGoals, WHOLE_TEAM } from './team-filter.ts';

function row(id: number, over: Partial<TeamRow> = {}): TeamRow {
  return {
    id,
    number: id,
    position: id,
    medal: null,
    name: `Persona ${id}`,
    today: 5,
    week: 20,
    total: 100,
    dailyGoal: 5,
    isOwn: false,
    ...over,
  };
}

const reached = row(1);
const over = row(2, { today: 7 });
const under = row(3, { today: 4, name: 'Noé Santoyo' });
const none = row(4, { today: 0, name: 'Noé Núñez' });
const withoutGoal = row(5, { today: 0, dailyGoal: 0 });
const team = [reached, over, under, none, withoutGoal];

describe('teamGoals', () => {
  it('counts only the members who have a goal', () => {
    expect(teamGoals(team)).toEqual({ reached: 2, under: 2 });
  });

  it.each([
    ['an empty team', []],
    ['a team without goals', [withoutGoal, row(7, { dailyGoal: Number.NaN })]],
  ])('is null for %s', (_what, rows) => {
    expect(teamGoals(rows)).toBeNull();
  });
});

describe('teamFilter', () => {
  const filtered = teamFilter(team);

  it('returns the same array for the filter that shows all members', () => {
    expect(filtered(WHOLE_TEAM)).toBe(team);
  });

  it('combines search text and daily goal', () => {
    expect(filtered({ typed: 'NOE', isUnderGoal: true })).toEqual([under, none]);
    expect(filtered({ typed: 'nunez', isUnderGoal: true })).toEqual([none]);
    expect(filtered({ typed: 'persona 1', isUnderGoal: true })).toEqual([]);
  });
});

it('nobodyFound says why no member matches the filter', () => {
  expect(nobodyFound({ typed: 'rosa', isUnderGoal: false })).toEqual({
    title: 'No encontramos a nadie con ese nombre.',
    help: 'Prueba con otro nombre.',
  });
  expect(nobodyFound({ typed: ' ', isUnderGoal: true })).toEqual({
    title: 'Nadie está sin su meta de hoy.',
    help: 'Quita el filtro para ver a todos.',
  });
  expect(nobodyFound({ typed: 'rosa', isUnderGoal: true })).toEqual({
    title: 'Nadie con ese nombre está sin su meta de hoy.',
    help: 'Prueba con otro nombre o quita el filtro.',
  });
});
