import { describe, expect, it } from 'vitest';
import { historyView } from './outcome.ts';

const view = (...totals: number[]) =>
  historyView({ activations: totals.map((total) => ({ date: '2026-03-09', total })) });

describe('historyView', () => {
  it.each([
    [4, 'under', 'Fallo', 0],
    [5, 'met', 'Cumplida', 1],
    [6, 'over', 'Sobrepaso', 1],
    [10, 'over', 'Sobrepaso', 2],
    [-5, 'under', 'Fallo', 0],
    [Number.NaN, 'under', 'Fallo', 0],
  ])('rates a day with %d activations as %s, %s, with %d gems', (total, outcome, label, gems) => {
    expect(view(total).rows[0]).toMatchObject({ outcome, label, gems });
  });

  it.each([
    ['2026-03-09', { day: '09', month: 'mar', spoken: '9 de marzo' }],
    ['2026-03-10T03:00:00Z', { day: '09', month: 'mar', spoken: '9 de marzo' }],
    ['ayer', { day: '', month: '', spoken: '' }],
  ])('formats the calendar day of %j', (date, words) => {
    expect(historyView({ activations: [{ date, total: 1 }] }).rows[0]).toMatchObject(words);
  });

  it('computes gems for each day separately, then adds them', () => {
    expect(view(4, 4, 4)).toMatchObject({ activations: 12, gems: 0 });
    expect(view(6, 9, 12)).toMatchObject({ activations: 27, gems: 4 });
    expect(view()).toEqual({ rows: [], activations: 0, gems: 0 });
  });
});
