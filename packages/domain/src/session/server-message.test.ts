import { expect, it } from 'vitest';
import { isPage, messageForUsers } from './server-message.ts';

it.each([
  'Ya tienes un ticket abierto',
  'No encontramos ese lugar',
  'Error interno',
  'Premio agotado',
  'Producto no disponible.',
  'No tienes gemas suficientes.',
  'Tu cuenta fue bloqueada por compartir tu código. Habla con tu líder.',
  'El código 48213 no existe.',
  'Este producto se ha agotado',
  'Hubo un cambio en el costo del canje: ahora son 512 gemas',
  'La PlayStation 5 Slim ya no está disponible',
  'El token de tu sesión expiró, vuelve a entrar.',
  'Recibimos tu ticket con folio 20418. Te responderemos en 24 horas.',
  'La sesión del server expiró',
  'Usuario bloqueado',
  'Recibimos tu ticket #20418 con tus comentarios',
  'Ve a Perfil -> Cerrar sesión',
  'Vuelve a entrar',
  'Has canjeado 3 premios hoy',
  'Gracias',
  'Hubo un error en la tienda',
  'OK',
])('messageForUsers passes on %j', (message) => {
  expect(messageForUsers(message)).toBe(message);
});

it.each([
  'Server Error',
  'The given data was invalid.',
  'Unauthenticated.',
  'Too Many Attempts.',
  'Not Found',
  'Forbidden',
  'Service Unavailable',
  'Internal Server Error',
  'Bad Gateway',
  'CSRF token mismatch.',
  'The email field is required.',
  'Whoops, something went wrong.',
  'Method Not Allowed',
  'No query results for model [App\\Models\\Product] 5',
  'SQLSTATE[23000]: Integrity constraint violation',
  "TypeError: Cannot read properties of undefined (reading 'id')",
  'Error\n    at OrderController.store (/srv/app/orders.js:12:3)',
  '#0 /var/www/vendor/laravel/framework/src/Illuminate/Routing/Router.php(693)',
  'Undefined index: sku',
  '<h1>502</h1>',
  '<!doctype html><title>Error</title>',
  '{"error":"sku"}',
  'Внутренняя ошибка сервера',
  '服务器错误',
  ' ',
  '',
  null,
  undefined,
])('messageForUsers drops %j', (message) => {
  expect(messageForUsers(message)).toBeNull();
});

it.each([
  ['<!DOCTYPE html><p>Portal</p>', true],
  ['\n<html>', true],
  ['<?xml version="1.0"?>', true],
  ['Gracias', false],
  ['<p>Gracias</p>', false],
  ['3 < 4', false],
])('isPage(%j) returns %s', (text, is) => {
  expect(isPage(text)).toBe(is);
});

it.each([
  'El premio <b está agotado',
  ' {"premio": "ya no está"}',
  ' [el premio ya no está',
  'La conexión se perdió: ECONNRESET de la tienda',
  'El envío falló en la tienda at  Tienda.envía  (línea)',
  'El envío falló en la tienda at Tienda.envía(línea)',
  '#12 /tienda/envío de la línea',
  'El envío falló en la tienda: TypeError',
  'El envío falló en la tienda: SocketException',
])('messageForUsers drops the technical message %j, although it is Spanish', (message) => {
  expect(messageForUsers(message)).toBeNull();
});

it.each([
  'El premio [nuevo] ya no está',
  'El pedido #12 /norte ya está en la tienda',
  'No hay data de tu premio',
])('messageForUsers passes on %j, which is neither technical nor English', (message) => {
  expect(messageForUsers(message)).toBe(message);
});
