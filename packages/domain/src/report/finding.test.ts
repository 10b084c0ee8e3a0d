import { describe, expect, it } from 'vitest';
import { routes } from '../routes/routes.ts';
import {
  blockedOf,
  findingOf,
  findingsIn,
  foreignMessage,
  policyFinding,
  routeOf,
  unreadablePart,
  vitalFinding,
  withoutWords,
} from './finding.ts';

const thrown = (error: Error, stack: string) => Object.assign(error, { stack });

/** A stack whose first position in our own code is in line 12. */
const STACK = `TypeError: …
    at a (https://tienda.example/juego/assets/app-Bx1.js:12:2040)
    at b (https://tienda.example/juego/assets/vault-9.js:3:1)`;

describe('an error is reported', () => {
  it('with its message and its position, if the message is only about code', () => {
    const error = thrown(
      new TypeError("Cannot read properties of undefined (reading 'waiting')"),
      STACK,
    );
    expect(findingOf(error)).toEqual({
      kind: 'error',
      text: 'TypeError: Cannot read properties of undefined (reading *)',
      at: 'app-Bx1.js:12:2040',
    });
  });

  it.each([
    [new ReferenceError('total is not defined'), 'ReferenceError: * is not defined'],
    [
      new RangeError('Maximum call stack size exceeded'),
      'RangeError: Maximum call stack size exceeded',
    ],
    [Object.assign(new Error('Loading failed'), { name: 'ChunkLoadError' }), 'ChunkLoadError'],
  ])('%s with its position', (error, text) => {
    const finding = findingOf(thrown(error, STACK), 'chunk');
    expect(finding).toEqual({ kind: 'chunk', text, at: 'app-Bx1.js:12:2040' });
  });

  it('without a position in its message', () => {
    const message = '/assets/fernanda.js:1:1 is not a function';
    const error = thrown(new TypeError(message), `TypeError: ${message}\n${STACK}`);
    expect(findingOf(error)).toMatchObject({ at: 'app-Bx1.js:12:2040' });
  });

  it.each(['app', 's', 'app-Bx1.js:12:2040', ''])(
    'with the position in its stack, if its message is a part of the stack: %j',
    (message) => {
      for (const stack of [STACK.replace('…', message), STACK.replace('TypeError: …', '')]) {
        expect(findingOf(thrown(new TypeError(message), stack)).at).toBe('app-Bx1.js:12:2040');
      }
    },
  );

  it('without a position, if its stack has none in our own code', () => {
    const error = thrown(new SyntaxError('x'), 'at https://elsewhere.example/x.js:1:2');
    expect(findingOf(error)).toStrictEqual({ kind: 'error', text: 'SyntaxError' });
  });

  it.each([
    [new SyntaxError('Unexpected token F, "Fernanda H"... is not valid JSON'), 'SyntaxError'],
    [new Error('no such persona: Fernanda'), 'Error'],
    [Object.assign(new Error('x'), { name: 'Fernanda Hernández' }), 'Error'],
    [Object.assign(new Error('x'), { name: '' }), 'Error'],
    ['Fernanda', 'string'],
  ])('%s without its message', (error, text) => {
    expect(findingOf(error)).toMatchObject({ text });
  });
});

it.each([
  ['Server Error', 'POST /orders: Server Error'],
  ["Duplicate entry 'fer@correo.mx' for key Fernanda", 'POST /orders: * * * for * *'],
])('the server message %j is reported without personal words', (said, text) => {
  expect(foreignMessage('POST /orders', said)).toEqual({ kind: 'message', text });
});

it.each([
  ['"Fernanda Hernández" is not a function', '* is not a function'],
  ["can't access property 'Calle 5', x is undefined", 'cant access property *, x is undefined'],
  ['f.ruiz@correo.example failed', '* failed'],
  ['GET https://api.example/x?code=abc failed', 'GET * failed'],
  ['read '.repeat(99), 'read '.repeat(32)],
  ['Cannot read properties of Fernanda Hidalgo', 'Cannot read properties of * *'],
  ['e.current.focus is not a function', 'e.*.* is not a function'],
  ['reading "access of a function', 'reading *'],
  ['‘fernanda’.x is undefined', '*.x is undefined'],
  ['José is not defined', '* is not defined'],
  ['123 is null', '* is null'],
  ['CP 0, y1 is null', '* * * is null'],
  ['e.e.e.e.e.e.e.e.e.e.e.e is null', 'e.e.e.e.e.e.e.e.e.e.e.e is null'],
  ['e.e.e.e.e.e.e.e.e.e.e.e.e is null', '* is null'],
  ['fetch of s3://e/f failed', 'fetch of * failed'],
])('the text "%s" is reported as "%s"', (text, left) => {
  expect(withoutWords(text)).toBe(left);
});

it.each(['"', 'a-', '1', 'ñ', ' '])(
  'only the first 1,000 characters of a text are reported: %j',
  (part) => {
    const start = `Server Error ${part.repeat(50_000 / part.length)}`;
    expect(withoutWords(`${start} read`)).toBe(withoutWords(start.slice(0, 1000)));
  },
);

it.each([
  ['#/vault/100214/order', '/vault/:id/order'],
  ['#/errorapp?message=Usuario%20bloqueado', '/errorapp'],
  ['#/Fernanda', '/:id'],
  ['#/fernanda-hernandez-avila-de-la-torre', '/:id'],
  ['#/ranking/fernanda', '/ranking/:id'],
  ['#/vault/tickets?order=7', '/vault/:id'],
  ['#/a1/b2/c3/d4/e5/f6/g7', '/:id/:id/:id/:id/:id'],
  ['', '/'],
])('the address %s is reported as %s', (hash, route) => {
  expect(routeOf(hash)).toBe(route);
});

it('what the policy blocks is reported with its directive, cut at 160 characters', () => {
  expect(policyFinding('img-src', 'https://img.example/fernanda.png')).toEqual({
    kind: 'policy',
    text: 'img-src: https://img.example',
  });
  expect(policyFinding('x'.repeat(200), 'inline').text).toBe('x'.repeat(160));
});

it('a measurement is rounded to thousandths', () => {
  expect(vitalFinding('CLS', 0.01234)).toEqual({ kind: 'vital', text: 'CLS', value: 0.012 });
});

it.each(routes.map(({ path }) => path))('the route %s is reported unchanged', (path) => {
  expect(routeOf(`#${path.replace(/:\w+/g, '7')}`)).toBe(path.replace(/:\w+/g, ':id'));
});

it.each([
  ['inline', 'inline'],
  ['wasm-eval', 'wasm-eval'],
  ['trusted-types-policy', 'trusted-types-policy'],
  ['self', 'self'],
  ['blob', 'blob'],
  ['fernanda-inline', ''],
  ['inline-fernanda', ''],
  ['http://elsewhere.example?code=1', 'http://elsewhere.example'],
  ['ws://elsewhere.example:8080#fernanda', 'ws://elsewhere.example:8080'],
  ['fernanda https://elsewhere.example', ''],
  ['https://elsewhere.example/fernanda?code=1', 'https://elsewhere.example'],
])('the blocked address %j is reported as %j', (blocked, reported) => {
  expect(blockedOf(blocked)).toBe(reported);
});

it('an unreadable part of an answer is reported without the numbers of its rows', () => {
  expect(unreadablePart('GET /products', 'products_db[3].prices[12].gems')).toEqual({
    kind: 'unreadable',
    text: 'GET /products: products_db[].prices[].gems',
  });
});

it('reports each part that was omitted from an answer, and a message that staff would not understand', () => {
  expect(findingsIn('GET /faqs', { omitted: [], foreignMessage: null })).toEqual([]);
  expect(
    findingsIn('GET /orders/{id}', { omitted: ['[2].id', ''], foreignMessage: 'Server Error' }),
  ).toEqual([
    { kind: 'message', text: 'GET /orders/{id}: Server Error' },
    { kind: 'unreadable', text: 'GET /orders/{id}: [].id' },
    { kind: 'unreadable', text: 'GET /orders/{id}: ' },
  ]);
});
