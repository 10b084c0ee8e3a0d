import { expect, it } from 'vitest';
import { addressChoice, NEW_ADDRESS } from './choice.ts';

const SAVED = [{ id: 12 }, { id: 34 }];

it.each([
  ['the first saved address for an empty draft', '', SAVED, '12'],
  ['the saved address that the draft contains', '34', SAVED, '34'],
  ['a new address if the draft contains a new address', NEW_ADDRESS, SAVED, NEW_ADDRESS],
  ['the first saved address if the address of the draft was deleted', '56', SAVED, '12'],
  ['a new address for an empty draft and no saved address', '', [], NEW_ADDRESS],
  ['a new address if all saved addresses were deleted', '34', [], NEW_ADDRESS],
])('addressChoice returns %s', (_name, kept, addresses, choice) => {
  expect(addressChoice(kept, addresses)).toBe(choice);
});
