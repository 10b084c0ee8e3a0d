import { expect, it } from 'vitest';
import { shapesOf } from './shapes.ts';

const ANSWER = {
  name: 'Norte',
  weekly_goal: 4,
  weekly_activations: 2,
  rows: [{ id: 1 }, { id: 2 }],
};

it('shapesOf puts each invalid value into each field, and all combinations into pairs of fields', () => {
  const shapes = shapesOf(ANSWER);
  const names = shapes.map(({ name }) => name);
  expect(names).toContain('name missing');
  expect(names).toContain('rows[].id "NaN"');
  expect(names).toContain('weekly_activations 0 and weekly_goal missing');
  // Six fields with eight values each, and 25 combinations for one pair of fields.
  expect(shapes).toHaveLength(6 * 8 + 25);
  const changed = (name: string) => shapes.find((shape) => shape.name === name)?.change(ANSWER);
  expect(changed('rows[].id 0')).toMatchObject({ rows: [{ id: 0 }, { id: 0 }] });
  expect(changed('rows[] missing')).toMatchObject({ rows: [] });
  expect(changed('weekly_activations 0 and weekly_goal missing')).toEqual({
    name: 'Norte',
    weekly_activations: 0,
    rows: ANSWER.rows,
  });
});
