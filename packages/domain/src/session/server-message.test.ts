import { describe, expect, it, vi } from 'vitest';
import { isPage, MAX_MESSAGE_LENGTH, messageForUsers } from './server-message.ts';

it.each([
  'Ya tienes un ticket abierto',
  'Error interno',
  'La PlayStation 5 Slim ya no está disponible',
  'El token de tu sesión expiró, vuelve a entrar.',
  'Recibimos tu ticket #20418 con tus comentarios',
  'Ve a Perfil -> Cerrar sesión',
  'Gracias',
  'OK',
  // The words of an address are not judged.
  'Cuenta bloqueada. Contacta a it@empresa.com',
  'Cuenta bloqueada. Entra a https://empresa.com/user/is/not/valid',
  // Neither technical nor English.
  'El premio [nuevo] ya no está',
  'El pedido #12 /norte ya está en la tienda',
  'No hay data de tu premio',
  // A Spanish sentence that names a file is shown (spec section 8: the server's message).
  'No se pudo abrir pedidos.php, intenta más tarde',
  'El valor null no es válido para tu premio',
])('messageForUsers passes on %j', (message) => {
  expect(messageForUsers(message)).toBe(message);
});

it.each([
  'Server Error',
  'The given data was invalid.',
  'Too Many Attempts.',
  'Not Found',
  'Service Unavailable',
  'SQLSTATE[23000]: Integrity constraint violation',
  '<h1>502</h1>',
  'Внутренняя ошибка сервера',
  ' ',
  '',
  null,
  undefined,
  // Technical, although Spanish.
  ' {"premio": "ya no está"}',
  '["El premio ya no está"]',
  ' [el premio ya no está',
  'La conexión se perdió: ECONNRESET de la tienda',
  'El envío falló en la tienda at  Tienda.envía  (línea)',
  'El envío falló en la tienda at Tienda.envía(línea)',
  'La tienda\n#12 /tienda/envío de la línea',
  'El envío falló en la tienda: TypeError',
  'El envío falló en la tienda: SocketException',
  'El premio no está en App\\Models\\Product',
  '<html><body>El premio ya no está en la tienda</body></html>',
  // The words are no sentence for users.
  '[Elektra]',
  '[Elektra] Server Error',
  '<p> </p>',
  '502',
  'index.php',
  '[]',
])('messageForUsers drops %j', (message) => {
  expect(messageForUsers(message)).toBeNull();
});

it.each([
  ['<!DOCTYPE html><p>Portal</p>', true],
  ['\n<html>', true],
  ['<?xml version="1.0"?>', true],
  ['<p>Gracias</p>', false],
  ['3 < 4', false],
])('isPage(%j) returns %s', (text, is) => {
  expect(isPage(text)).toBe(is);
});

it.each([
  ['[Elektra] Este producto no está disponible', 'Este producto no está disponible'],
  [' [API][422]: El premio ya no está', 'El premio ya no está'],
  ['Tu cuenta está <b>bloqueada</b>', 'Tu cuenta está bloqueada'],
  [
    '<p>Tu cuenta está bloqueada.</p><p>Habla con tu l&iacute;der.</p>',
    'Tu cuenta está bloqueada.\nHabla con tu líder.',
  ],
  [
    'Recibimos tu ticket.\n\nTe responderemos en 24 horas. ',
    'Recibimos tu ticket.\n\nTe responderemos en 24 horas.',
  ],
  ['Bater&iacute;a agotada', 'Batería agotada'],
])('messageForUsers removes markup and the sender of %j', (message, words) => {
  expect(messageForUsers(message)).toBe(words);
});

describe('a message of 50,000 characters', () => {
  // Each part was read in quadratic time, or could be, if the whole text were judged.
  it.each(['\n', ' ', 'at ', '[a] ', 'a-', '<', '<b>', '&amp;', 'x@', '#1 /', 'ñ ', '['])(
    'is judged by its first 1,000 characters: %j',
    (part) => {
      const long = `El premio ya no está en la tienda. ${part.repeat(50_000 / part.length)}`;
      const read = vi.spyOn(RegExp.prototype, 'exec');
      const words = messageForUsers(long);
      const texts = read.mock.calls.map(([text]) => text.length);
      read.mockRestore();
      expect(Math.max(0, ...texts)).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
      expect(words?.length ?? 0).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH + 1);
      expect(messageForUsers(`${long}SQLSTATE`)).toBe(words);
    },
  );

  it('is cut, not in the middle of a character, and ends with "…"', () => {
    const long = `La ${'💎'.repeat(25_000)}`;
    expect(messageForUsers(long)).toBe(`La ${'💎'.repeat(498)}…`);
  });
});
