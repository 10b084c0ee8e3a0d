import { expect, it } from 'vitest';
import { addressChoice, NEW_ADDRESS } from './choice.ts';

const SAVED = [{ id: 12 }, { id: 34 }];

it.each([
  ['nothing kept', '', SAVED, '12'],
  ['a saved one kept', '34', SAVED, '34'],
  ['a new one kept', NEW_ADDRESS, SAVED, NEW_ADDRESS],
  ['one kept that is gone', '56', SAVED, '12'],
  ['nothing kept, none saved', '', [], NEW_ADDRESS],
  ['one kept that is gone, none saved', '34', [], NEW_ADDRESS],
])('%s', (_name, kept, addresses, choice) => {
  expect(addressChoice(kept, addresses)).toBe(choice);
});
