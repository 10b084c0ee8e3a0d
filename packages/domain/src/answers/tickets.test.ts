import { expect, it } from 'vitest';
import { readThread, readTicketMessage } from './tickets.ts';

it.each([
  ['ABIERTO', 'ABIERTO'],
  ['EN REVISIÓN', 'CERRADO'],
  [undefined, 'CERRADO'],
])('the ticket status %j is read as %s', (status, read) => {
  expect(readThread({ status, comments: [] }).status).toBe(read);
});

it('a new ticket may be answered without a body', () => {
  expect(readTicketMessage('')).toBeNull();
  expect(readTicketMessage('\n')).toBeNull();
  expect(readTicketMessage({ message: 'Recibido' })).toBe('Recibido');
});
