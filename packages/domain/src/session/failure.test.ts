import { expect, it } from 'vitest';
import { failureOfReply } from '../answers/reply.ts';
import {
  type FailureKind,
  failureAdvice,
  isCodeRefused,
  isRetried,
  retryDelayMs,
} from './failure.ts';

const CONNECTION = 'Revisa tu conexión e intenta de nuevo.';
const OURS = 'Algo falló de nuestro lado. Intenta de nuevo en un momento.';

it.each<[FailureKind, string]>([
  ['offline', CONNECTION],
  ['canceled', CONNECTION],
  ['busy', 'Hay muchas personas a la vez. Espera un minuto e intenta de nuevo.'],
  ['server', OURS],
])('failureAdvice for %s is "%s"', (kind, advice) => {
  expect(failureAdvice(kind)).toBe(advice);
});

it('failureAdvice omits the sentence about the cause with isBrief', () => {
  expect(failureAdvice('server', true)).toBe('Intenta de nuevo en un momento.');
  expect(failureAdvice('offline', true)).toBe(CONNECTION);
});

it.each<[FailureKind, boolean]>([
  ['offline', true],
  ['timeout', true],
  ['gateway', true],
  ['server', true],
  ['busy', false],
  ['canceled', false],
])('a query that fails with %s is fetched again, twice at most: %s', (kind, isAgain) => {
  expect([0, 1, 2].map((retries) => isRetried(kind, retries))).toEqual([isAgain, isAgain, false]);
});

it.each<[number, object, boolean]>([
  [400, {}, true],
  [403, {}, true],
  [499, {}, true],
  [403, { error_code: 'blacklist' }, false],
  [408, {}, false],
  [409, {}, false],
  [429, {}, false],
  [500, {}, false],
])(
  'a log-in that fails with %i and %j says that the code is wrong (spec section 4, Session: login fails): %s',
  (status, data, isRefused) => {
    expect(isCodeRefused(failureOfReply(status, data))).toBe(isRefused);
  },
);

it('a log-in without an answer says nothing about the code', () => {
  expect(isCodeRefused({ kind: 'offline', message: null })).toBe(false);
});

it('the pause before a query is fetched again doubles', () => {
  expect([0, 1].map(retryDelayMs)).toEqual([500, 1000]);
});
