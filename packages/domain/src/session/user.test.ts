import { describe, expect, it } from 'vitest';
import { lastWordOfName } from './user.ts';

describe('lastWordOfName', () => {
  it.each([
    ['Fernanda Hernández Ávila', 'Ávila'],
    ['  Fernanda   Ávila  ', 'Ávila'],
    ['Xicohténcatl-Montes', 'Xicohténcatl-Montes'],
    ['', ''],
    ['   ', ''],
  ])('returns for %j the word %j', (name, word) => {
    expect(lastWordOfName(name)).toBe(word);
  });
});
