import { expect, it } from 'vitest';
import { ticketFailureText } from './failure.ts';

it("ticketFailureText is the server's Spanish message, otherwise an advice", () => {
  expect(ticketFailureText({ kind: 'server', message: 'Ya tienes un ticket abierto.' })).toBe(
    'Ya tienes un ticket abierto.',
  );
  expect(ticketFailureText({ kind: 'server', message: 'Server Error' })).toBe(
    'Algo falló de nuestro lado. Intenta de nuevo en un momento. Lo que escribiste sigue aquí.',
  );
  expect(ticketFailureText({ kind: 'offline', message: null })).toBe(
    'Revisa tu conexión e intenta de nuevo. Lo que escribiste sigue aquí.',
  );
});
