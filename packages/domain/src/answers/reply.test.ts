import { expect, it } from 'vitest';
import { contentOf, failureOfReply, messageIn } from './reply.ts';

const PAGE = '<!doctype html><html><body>Inicia sesión en la red</body></html>';

it.each([
  [200, '{"a":1}', { data: { a: 1 } }],
  [201, '', { data: '' }],
  [200, '"Listo"', { data: 'Listo' }],
  [200, 'Listo', { data: 'Listo' }],
  [200, 'null', { data: null }],
  [200, '{"orders":[{"id"', { unreadable: 'cut' }],
  [200, ' [1, 2', { unreadable: 'cut' }],
  [200, PAGE, { unreadable: 'page' }],
  [299, JSON.stringify(PAGE), { unreadable: 'page' }],
  [500, PAGE, { data: null }],
  [500, JSON.stringify(PAGE), { data: null }],
  [300, '{"message":', { data: null }],
  [422, '{"message":"No"}', { data: { message: 'No' } }],
  [199, 'Error', { data: null }],
])('the content of an answer with status %d and body %j is %j', (status, body, content) => {
  expect(contentOf({ status, body })).toEqual(content);
});

it.each([
  [401, null, 'unauthorized'],
  [403, { error_code: 'blacklist' }, 'blacklisted'],
  [403, { error_code: 'other' }, 'server'],
  [403, null, 'server'],
  [404, null, 'missing'],
  [408, null, 'timeout'],
  [409, null, 'version'],
  [429, null, 'busy'],
  [502, null, 'gateway'],
  [503, null, 'maintenance'],
  [504, null, 'gateway'],
  [304, null, 'unreadable'],
  [400, null, 'server'],
  [500, { error_code: 'blacklist' }, 'server'],
])('an answer with status %d and content %j fails as %s', (status, data, kind) => {
  expect(failureOfReply(status, data)).toEqual({ kind, message: null, status });
});

it('passes on the message of the server', () => {
  expect(failureOfReply(422, { message: 'Sin existencias' }).message).toBe('Sin existencias');
  expect(messageIn({ message: 'Sin existencias' })).toBe('Sin existencias');
});

it.each([null, undefined, 'Listo', {}, { message: '  ' }, { message: 7 }])(
  'there is no message in %j',
  (data) => expect(messageIn(data)).toBeNull(),
);
