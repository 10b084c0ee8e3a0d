import { expect, it } from 'vitest';
import { iconNames } from './catalogue.ts';

it('iconNames lists the icons that the app uses, without duplicates', () => {
  const names = iconNames();
  expect(names).toContain('Search');
  expect(names).not.toContain('LucideIcon');
  expect(names).not.toContain('createLucideIcon');
  expect(new Set(names).size).toBe(names.length);
});
