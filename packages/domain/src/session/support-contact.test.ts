import { expect, test } from 'vitest';
import { supportContact } from './support-contact.ts';

test.each([
  ['tel:+52-55-1234-5678', 'Llamar a soporte: +52 55 1234 5678'],
  ['mailto:soporte@example.com', 'Escribir a soporte: soporte@example.com'],
])('supportContact(%j) has the text %j', (href, label) =>
  expect(supportContact(href)).toEqual({ href, label }),
);

test.each(['tel:', 'xtel:55', 'https://example.com', 'tel:55\n55'])(
  'supportContact(%j) returns null',
  (href) => expect(supportContact(href)).toBeNull(),
);
