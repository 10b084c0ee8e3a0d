import { expect, it } from 'vitest';
import { type FailureKind, failureAdvice } from './failure.ts';

const CONNECTION = 'Revisa tu conexión e intenta de nuevo.';
const OURS = 'Algo falló de nuestro lado. Intenta de nuevo en un momento.';

it.each<[FailureKind, string]>([
  ['offline', CONNECTION],
  ['timeout', CONNECTION],
  ['canceled', CONNECTION],
  ['busy', 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.'],
  ['gateway', OURS],
  ['unreadable', OURS],
  ['server', OURS],
  ['missing', OURS],
])('failureAdvice for %s is "%s"', (kind, advice) => {
  expect(failureAdvice(kind)).toBe(advice);
});

it('failureAdvice omits the sentence about the cause with isBrief', () => {
  expect(failureAdvice('server', true)).toBe('Intenta de nuevo en un momento.');
  expect(failureAdvice('offline', true)).toBe(CONNECTION);
});
