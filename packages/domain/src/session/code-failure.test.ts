import { expect, it } from 'vitest';
import { codeFailureText, reconnectFailureText } from './code-failure.ts';

it.each([
  ['unauthorized', 'No encontramos ese código. Revísalo e intenta de nuevo.'],
  ['offline', 'Sin conexión. Revisa tu internet e intenta de nuevo.'],
  ['busy', 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.'],
  ['timeout', 'Tardamos demasiado en responder. Intenta de nuevo.'],
  ['server', 'No pudimos abrir tu sesión. Intenta de nuevo en un momento.'],
] as const)('a log-in that failed with %s has the same text on Maintenance: %j', (kind, text) => {
  expect(codeFailureText(kind)).toBe(text);
  expect(reconnectFailureText(kind)).toBe(text);
});

it('reconnectFailureText says that the maintenance is not over', () => {
  expect(reconnectFailureText('maintenance')).toBe(
    'Seguimos en mantenimiento. Intenta de nuevo en unos minutos.',
  );
});
