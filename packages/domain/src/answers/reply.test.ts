import { describe, expect, it } from 'vitest';
import { readGameClosed } from './game-end.ts';
import { list, number, object } from './read.ts';
import { contentOf, failureOfReply, messageIn, readReply } from './reply.ts';

const PAGE = '<!doctype html><html><body>Inicia sesión en la red</body></html>';

it.each([
  [200, '{"a":1}', { data: { a: 1 } }],
  [201, '', { data: '' }],
  [200, 'Listo', { data: 'Listo' }],
  [200, 'Tu "Licuadora" va en camino', { data: 'Tu "Licuadora" va en camino' }],
  [200, '{"orders":[{"id"', { unreadable: 'cut' }],
  [200, ' [1, 2', { unreadable: 'cut' }],
  [200, '"Recibimos tu men', { unreadable: 'cut' }],
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
  [400, null, 'server'],
  [403, null, 'server'],
  [404, null, 'missing'],
  [408, null, 'timeout'],
  [409, null, 'version'],
  [429, null, 'busy'],
  [502, null, 'gateway'],
  [503, null, 'maintenance'],
  [504, null, 'gateway'],
  [304, null, 'unreadable'],
  [500, { error_code: 'blacklist' }, 'server'],
])('an answer with status %d and content %j fails as %s', (status, data, kind) => {
  expect(failureOfReply(status, data)).toEqual({ kind, message: null, status });
});

it('passes on the message of the server', () => {
  expect(failureOfReply(422, { message: 'Sin existencias' }).message).toBe('Sin existencias');
  expect(messageIn({ message: 'Sin existencias' })).toBe('Sin existencias');
});

it.each([null, 'Listo', { message: '  ' }, { message: 7 }])('there is no message in %j', (data) =>
  expect(messageIn(data)).toBeNull(),
);

describe('readReply', () => {
  const read = object({ gems: number });
  const replyOf = (status: number, body: string) => readReply({ status, body }, read, 'POST');
  const none = { omitted: [], foreignMessage: null };

  it('returns the value of an answer', () => {
    expect(replyOf(200, '{"gems":"7"}')).toEqual({ value: { gems: 7 }, ...none });
  });

  it('reports an omitted field, without the dot before its path', () => {
    expect(replyOf(200, '{"gems":[]}')).toEqual({ ...none, value: { gems: 0 }, omitted: ['gems'] });
    const rows = readReply({ status: 200, body: '[{"gems":[]}]' }, list(read), 'GET');
    expect(rows.omitted).toEqual(['[0].gems']);
  });

  it.each([
    ['an html page, which is reported', PAGE, null, ['']],
    ['an answer that is cut off, which is not reported', '{"gems"', null, []],
    ['an answer of another shape', '[]', null, ['']],
    ['an empty body', '', null, ['']],
  ])('fails for %s', (_what, body, message, omitted) => {
    const failure = { kind: 'unreadable', message, status: 200 };
    expect(replyOf(200, body)).toMatchObject({ failure, omitted, foreignMessage: null });
  });

  it('reports only the unreadable field if that field makes the whole answer unreadable', () => {
    const refuse = (_value: unknown, omitted: string[] = []): never => {
      omitted.push('.user.id');
      throw new TypeError('unreadable');
    };
    const answer = readReply({ status: 200, body: '{"message":"Listo"}' }, refuse, 'GET');
    expect(answer).toEqual({
      failure: { kind: 'unreadable', message: 'Listo', status: 200 },
      cause: new TypeError('unreadable'),
      omitted: ['user.id'],
      foreignMessage: null,
    });
  });

  it('returns a failure for an error status, and reports a message that staff would not understand', () => {
    expect(replyOf(404, '{"gems":7}')).toEqual({
      ...none,
      failure: { kind: 'missing', message: null, status: 404 },
    });
    const message = 'Server Error';
    expect(replyOf(500, JSON.stringify({ message }))).toEqual({
      failure: { kind: 'server', message, status: 500 },
      omitted: [],
      foreignMessage: message,
    });
  });

  it.each(['{"message":"Server Error"}', '"Server Error"'])(
    'finds the foreign message in %s',
    (body) => expect(replyOf(200, body).foreignMessage).toBe('Server Error'),
  );

  it('does not judge the texts of a successful GET, whose message is html, but those of a failed one', () => {
    const message = '<p>The game is over</p>';
    const body = JSON.stringify({ message, closed: true });
    expect(readReply({ status: 200, body }, readGameClosed, 'GET')).toEqual({
      ...none,
      value: { closed: true, message },
    });
    expect(readReply({ status: 500, body }, readGameClosed, 'GET').foreignMessage).toBe(message);
  });
});
