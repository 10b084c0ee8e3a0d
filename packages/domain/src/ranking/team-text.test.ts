import { describe, expect, it } from 'vitest';
import { member } from '../testing/members.ts';
import type { StatsMember } from './stats.ts';
import { teamRows } from './team.ts';
import {
  maySummarise,
  type SummarisedTeam,
  type SummaryMoment,
  summaryToast,
  teamText,
} from './team-text.ts';

const AT = new Date(2026, 2, 14, 10, 42).getTime();
const NOW: SummaryMoment = { at: AT, isStale: false, isOver: false, now: AT + 60_000 };

const rowsOf = (...members: StatsMember[]) => teamRows(members, { id: 0 });
const team = (over: Partial<SummarisedTeam> = {}): SummarisedTeam => ({
  name: 'Bajío Norte',
  weekly_activations: 412,
  weekly_goal: 600,
  rows: rowsOf(
    member(1, { name: 'Rosa Elena Aguirre' }),
    member(2, { name: 'José Luis Mondragón' }),
    member(3, { daily_activations: 4 }),
    member(4, { daily_activations: 0 }),
  ),
  ...over,
});
const lines = (over: Partial<SummarisedTeam> = {}, moment: Partial<SummaryMoment> = {}) =>
  teamText(team(over), { ...NOW, ...moment }).split('\n');

it('the summary contains name, day, week, daily goal and the first three members', () => {
  expect(teamText(team(), NOW)).toBe(
    [
      'Bajío Norte',
      '14 de marzo',
      'Semana: 412 de 600 activaciones. Faltan 188.',
      'Meta del día: 2 la lograron, 2 aún no.',
      'Primeros lugares de la semana:',
      '1. Rosa Elena Aguirre: 39',
      '2. José Luis Mondragón: 38',
      '3. Persona 3: 37',
    ].join('\n'),
  );
});

it('the summary after the end of the game says so, and omits the daily goal', () => {
  expect(lines({ rows: [] }, { isOver: true, at: Number.NaN })).toEqual([
    'Bajío Norte',
    'Así terminó el juego',
    'Semana: 412 de 600 activaciones. Faltan 188.',
  ]);
});

it('the summary omits members without a medal, even if the members with a medal have no activations this week', () => {
  const idle = [1, 2, 3].map((id) => member(id, { weekly_activations: 0 }));
  const rows = rowsOf(...idle, member(4, { weekly_activations: 9, total_referals: 9 }));
  expect(lines({ rows })).not.toContain('Primeros lugares de la semana:');
});

describe('the line with the day', () => {
  const TOMORROW = { isStale: true, now: AT + 86_400_000 };
  const OVER = { isOver: true, isStale: true };

  it.each<[string, Partial<SummaryMoment>, string]>([
    ['has the time of data not refreshed', { isStale: true }, 'Datos de las 10:42 a. m.'],
    ['has the day of older data', TOMORROW, 'Datos del 14 de marzo, 10:42 a. m.'],
    ['has the year', { now: new Date(2027, 0, 1).getTime() }, '14 de marzo de 2026'],
    ['says that the game is over', OVER, 'Así terminó el juego, 14 de marzo'],
  ])('%s', (_what, moment, line) => {
    expect(lines({}, moment)[1]).toBe(line);
  });
});

it.each<[number, number, string]>([
  [0, 1, 'Semana: 0 de 1 activación. Falta 1.'],
  [599, 600, 'Semana: 599 de 600 activaciones. Falta 1.'],
  [600, 600, 'Semana: 600 de 600 activaciones. Meta cumplida.'],
  [412, 0, 'Semana: 412 activaciones.'],
  [1, 0, 'Semana: 1 activación.'],
])(
  'the line for a week with %d activations and a goal of %d is "%s"',
  (weekly_activations, weekly_goal, line) => {
    expect(lines({ weekly_activations, weekly_goal })[2]).toBe(line);
  },
);

describe('the line with the daily goal', () => {
  const under = { daily_activations: 0 };
  it.each<[string, StatsMember[], string]>([
    ['counts both', [member(1), member(2, under)], 'Meta del día: 1 la logró, 1 aún no.'],
    ['counts members who have reached it', [member(1), member(2)], 'Meta del día: 2 la lograron.'],
    ['counts others', [member(1, under), member(2, under)], 'Meta del día: 2 aún no la logran.'],
    ['has a singular for one member', [member(1, under)], 'Meta del día: 1 aún no la logra.'],
    [
      'ignores a member without a goal',
      [member(1, { daily_goal: 10_000 }), member(2, { daily_goal: 0 })],
      'Meta del día: 1 aún no la logra.',
    ],
  ])('%s', (_what, members, line) => {
    expect(lines({ rows: rowsOf(...members) })[3]).toBe(line);
  });

  it('is omitted if no member has a goal, and after the end of the game', () => {
    const without = lines({ rows: rowsOf(member(1, { daily_goal: 0 })) });
    expect(without.join()).not.toContain('Meta del día');
    expect(lines({}, { isOver: true }).join()).not.toContain('Meta del día');
  });
});

describe('the lines with the first three members', () => {
  it('show equal ranks for equal figures, and at most three members', () => {
    const tied = { weekly_activations: 20, total_referals: 90 };
    const rows = rowsOf(...[1, 2, 3, 4].map((id) => member(id, tied)));
    expect(lines({ rows }).slice(5)).toEqual([1, 2, 3].map((id) => `1. Persona ${id}: 20`));
  });

  it('omit members without activations this week', () => {
    const rows = rowsOf(member(1, { weekly_activations: 0 }));
    expect(lines({ rows })).toHaveLength(4);
    expect(lines({ rows: [] })).toHaveLength(3);
  });

  it('remove line breaks from names, and show a text for an empty name', () => {
    const rows = rowsOf(member(1, { name: ' Ana\n María  Ruiz ' }), member(2, { name: ' ' }));
    expect(lines({ rows }).slice(5)).toEqual(['1. Ana María Ruiz: 39', '2. Sin nombre: 38']);
  });
});

it('the first line of a team without a name is a default text', () => {
  expect(lines({ name: '' })[0]).toBe('Tu equipo');
});

it('maySummarise is true only for promoters and corporate staff', () => {
  const roles = [2, 3, 4, 5, 6, 9, 13].filter((role_id) => maySummarise({ role_id }));
  expect(roles).toEqual([2, 4, 6, 9]);
});

describe('summaryToast', () => {
  it('says that a summary was copied', () => {
    expect(summaryToast(true)).toEqual({
      tone: 'ok',
      title: 'Resumen copiado',
      text: 'Pégalo donde quieras compartirlo.',
    });
  });

  it('says how to copy a summary by hand', () => {
    expect(summaryToast(false)).toEqual({
      tone: 'warn',
      title: 'No pudimos copiar el resumen',
      text: 'Mantén presionado el texto para copiarlo.',
    });
  });
});
