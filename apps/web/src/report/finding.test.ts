import { describe, expect, it } from 'vitest';
import { findingOf, foreignMessage, routeOf, withoutWords } from './finding.ts';

const thrown = (error: Error, stack: string) => Object.assign(error, { stack });

describe('an error is reported', () => {
  it('with its message and its place, where the message is about code', () => {
    const error = thrown(
      new TypeError("Cannot read properties of undefined (reading 'waiting')"),
      'TypeError: …\n    at a (https://tienda.example/juego/assets/app-Bx1.js:1:2040)\n    at b',
    );
    expect(findingOf(error)).toEqual({
      kind: 'error',
      text: 'TypeError: Cannot read properties of undefined (reading *)',
      at: 'app-Bx1.js:1:2040',
    });
  });

  it.each([
    [new SyntaxError('Unexpected token F, "Fernanda H"... is not valid JSON'), 'SyntaxError'],
    [new Error('no such persona: Fernanda'), 'Error'],
    [Object.assign(new Error('x'), { name: 'Fernanda Hernández' }), 'Error'],
    ['Fernanda', 'string'],
    [{ token: 'abc' }, 'object'],
    [undefined, 'undefined'],
  ])('%s without its message', (error, text) => {
    expect(findingOf(error)).toMatchObject({ text });
  });
});

it.each([
  ['Server Error', 'POST /orders: Server Error'],
  ['The given data was invalid.', 'POST /orders: The given data was invalid.'],
  ["Duplicate entry 'fer@correo.mx' for key Fernanda", 'POST /orders: * * * for * *'],
])(
  'a message of the server that staff do not read, %j, keeps no word of a person',
  (said, text) => {
    expect(foreignMessage('POST /orders', said)).toEqual({ kind: 'message', text });
  },
);

it.each([
  ['"Fernanda Hernández" is not a function', '* is not a function'],
  ["can't access property 'Calle 5', x is undefined", 'cant access property *, x is undefined'],
  ['Ávila is not defined', '* is not defined'],
  ['4771234508 is not iterable', '* is not iterable'],
  ['f.ruiz@correo.example failed', '* failed'],
  ['GET https://api.example/x?code=abc failed', 'GET * failed'],
  ['eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 is null', '* is null'],
  ['read '.repeat(99), 'read '.repeat(32)],
  ['Cannot read properties of Fernanda Hidalgo', 'Cannot read properties of * *'],
  ['fernanda is not iterable', '* is not iterable'],
  ['e.current.focus is not a function', 'e.*.* is not a function'],
])('of "%s" is left "%s"', (text, left) => {
  expect(withoutWords(text)).toBe(left);
});

it.each([
  ['#/vault/100214/order', '/vault/:id/order'],
  ['#/corporate/region/1/11', '/corporate/region/:id/:id'],
  ['#/errorapp?message=Usuario%20bloqueado', '/errorapp'],
  ['#/Fernanda', '/:id'],
  ['#/fernanda-hernandez-avila-de-la-torre', '/:id'],
  ['', '/'],
])('%s is reported as %s', (hash, route) => {
  expect(routeOf(hash)).toBe(route);
});
