import { expect, it } from 'vitest';
import { type FailureKind, failureAdvice, mayBeDone } from './failure.ts';

const CONNECTION = 'Revisa tu conexión e intenta de nuevo.';
const OURS = 'Algo falló de nuestro lado. Intenta de nuevo en un momento.';

it.each<[FailureKind, string, boolean]>([
  ['offline', CONNECTION, true],
  ['timeout', CONNECTION, true],
  ['canceled', CONNECTION, true],
  ['busy', 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.', false],
  ['gateway', OURS, true],
  ['unreadable', OURS, true],
  ['server', OURS, false],
  ['missing', OURS, false],
])('%s: %s May be done: %s', (kind, advice, isDone) => {
  expect(failureAdvice(kind)).toBe(advice);
  expect(mayBeDone(kind)).toBe(isDone);
});

it('leaves out whose fault it was where there is little space', () => {
  expect(failureAdvice('server', true)).toBe('Intenta de nuevo en un momento.');
  expect(failureAdvice('offline', true)).toBe(CONNECTION);
});
