import { expect, it } from 'vitest';
import { weeklyProgressText } from './week.ts';

it.each([
  [0, 600, 'Sin activaciones'],
  [0, 0, 'Sin activaciones'],
  [12, 0, ''],
  [412, 600, 'Faltan 188 para la meta semanal'],
  [599, 600, 'Falta 1 para la meta semanal'],
  [1, 1_285, 'Faltan 1,284 para la meta semanal'],
  [600, 600, 'Meta semanal cumplida'],
  [640, 600, 'Meta semanal cumplida'],
])('%d of %d reads "%s"', (weekly_activations, weekly_goal, text) => {
  expect(weeklyProgressText({ weekly_activations, weekly_goal })).toBe(text);
});
