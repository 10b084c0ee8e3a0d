import { expect, it } from 'vitest';
import { lastWordOfName } from './user.ts';

it.each([
  ['Fernanda Hernández Ávila', 'Ávila'],
  ['  Fernanda   Ávila  ', 'Ávila'],
  ['   ', ''],
])('lastWordOfName(%j) is %j', (name, word) => {
  expect(lastWordOfName(name)).toBe(word);
});
