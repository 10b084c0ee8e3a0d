import { describe, expect, it } from 'vitest';
import { lastWordOfName, roleTitle } from './user.ts';

describe('roleTitle', () => {
  it.each([
    [3, 'Activador'],
    [4, 'Promotor'],
    [5, 'Impulsor'],
    [6, 'Corporativo'],
    [2, 'Corporativo'],
    [9, 'Corporativo'],
    [7, ''],
  ])('role %d is %s', (role, title) => {
    expect(roleTitle(role)).toBe(title);
  });
});

describe('lastWordOfName', () => {
  it.each([
    ['Fernanda Hernández Ávila', 'Ávila'],
    ['  Fernanda   Ávila  ', 'Ávila'],
    ['Xicohténcatl-Montes', 'Xicohténcatl-Montes'],
    ['', ''],
    ['   ', ''],
  ])('of %j is %j', (name, word) => {
    expect(lastWordOfName(name)).toBe(word);
  });
});
