import { expect, it } from 'vitest';
import { blockedMessage } from './blocked-message.ts';

it.each([
  [null, 'Usuario bloqueado'],
  [' ', 'Usuario bloqueado'],
  [' Baja temporal ', 'Baja temporal'],
  ['💎'.repeat(301), '💎'.repeat(300)],
])('blockedMessage of %j is %j', (param, message) => {
  expect(blockedMessage(param)).toBe(message);
});
