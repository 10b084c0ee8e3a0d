import { expect, it } from 'vitest';
import { roleOf, roleTitle } from './role.ts';

it.each([
  [3, 'activator', 'Activador'],
  [4, 'promoter', 'Promotor'],
  [5, 'driver', 'Impulsor'],
  [6, 'corporate', 'Corporativo'],
  [2, 'corporate', 'Corporativo'],
  [9, 'corporate', 'Corporativo'],
  [7, null, ''],
  [Number.NaN, null, ''],
])('role id %d is the role %s with the title %j', (role_id, role, title) => {
  expect(roleOf({ role_id })).toBe(role);
  expect(roleTitle({ role_id })).toBe(title);
});
