import { expect, it } from 'vitest';
import { ApiError, toFailure } from './call.ts';

it.each([
  [
    new ApiError('server', 'Mensaje', { status: 500 }),
    { kind: 'server', message: 'Mensaje', status: 500 },
  ],
  [new ApiError('offline'), { kind: 'offline', message: null }],
  [new TypeError('x'), { kind: 'unreadable', message: null }],
  ['x', { kind: 'unreadable', message: null }],
])('%s becomes a failure', (error, failure) => {
  expect(toFailure(error)).toStrictEqual(failure);
});

it('an error of a call is named, and its text is the message of the server or the kind', () => {
  const cause = new Error();
  const error = new ApiError('server', 'Mensaje', { cause });
  expect(String(error)).toBe('ApiError: Mensaje');
  expect(error.cause).toBe(cause);
  expect(String(new ApiError('offline'))).toBe('ApiError: offline');
});
