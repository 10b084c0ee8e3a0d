import { describe, expect, it } from 'vitest';
import { docsContract, type SentRequest } from './contract.ts';
import { collectExchanges } from './exchanges.ts';

const contract = docsContract();
const { answerProblems, differences, document, operations, requestProblems, resolve } = contract;

const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-app-version': '1.0.0' };
const sent = (method: string, path: string, body: unknown = null): SentRequest => ({
  method,
  path,
  query: {},
  headers,
  body,
});
const stats = { name: 'Bajío Norte', position: 12, me_referals: 38, total_referals: '1,204' };
const figures = {
  daily_activations: 95,
  weekly_activations: 412,
  weekly_goal: '600',
  referals: [],
};

it('has every call of spec section 7 and the assumed calls', () => {
  expect(operations).toHaveLength(40);
  expect(operations.filter(({ assumption }) => assumption).map(({ path }) => path)).toEqual([
    '/auth/user/seen/reward',
    '/orders/reward',
    '/challenges/personal',
    '/challenges/transactions',
  ]);
});

it.each([
  ['a call', 'GET', '/ranking', 200, {}, 'GET /ranking is not in docs/openapi.yaml'],
  [
    'a field',
    'GET',
    '/faqs',
    200,
    [{ id: 1, question: 'a', answer: '', order: 2 }],
    'GET /faqs answers 200 [0].order: number instead of nothing',
  ],
  [
    'a status',
    'GET',
    '/faqs',
    204,
    null,
    'GET /faqs answers 204, which is not in docs/openapi.yaml',
  ],
] as const)(
  'finds an answer with %s that the document lacks',
  (_, method, path, status, body, problem) => {
    expect(answerProblems(method, path, status, body)).toEqual([problem]);
  },
);

it('finds a renamed field, a list that is an object, and a number that is a word', () => {
  const { position: rank, ...others } = stats;
  const answer = { ...others, rank, ...figures, referals: {}, weekly_goal: 'seiscientos' };
  expect(answerProblems('GET', '/stats/region/referals', 200, answer)).toEqual(
    [
      'position: nothing instead of Figure',
      'rank: number instead of nothing',
      'weekly_goal: string instead of Count',
      'referals: object instead of list',
    ].map((line) => `GET /stats/region/referals answers 200 ${line}`),
  );
});

it.each([
  ['a field', { code: '48213', pin: 1 }, 'POST /auth/login sends pin: number instead of nothing'],
  ['no field', {}, 'POST /auth/login sends code: nothing instead of string'],
])('finds a request with %s that the document does not have', (_, body, problem) => {
  expect(requestProblems(sent('POST', '/auth/login', body))).toEqual([problem]);
});

it('finds a request without a header, with an unknown parameter, or with fields that do not fit together', () => {
  expect(requestProblems({ ...sent('GET', '/faqs'), headers: {}, query: { tag: 'a' } })).toEqual([
    'GET /faqs header X-Requested-With is missing',
    'GET /faqs header X-App-Version is missing',
    'GET /faqs query tag is not in docs/openapi.yaml',
  ]);
  const person = { first_name: 'a', last_name: 'b', email: 'a@b.mx', phone: '4771234508' };
  const order = { sku: '1', ...person, type_card: 'new', pickup_id: 1, address_id: 61 };
  expect(requestProblems(sent('POST', '/orders', order))).toEqual([]);
  expect(requestProblems(sent('POST', '/orders', { sku: '1', ...person }))).toEqual([
    'POST /orders sends : object instead of other fields together',
  ]);
});

describe('a claim', () => {
  const claim = {
    type_card: '',
    first_name: 'Fernanda',
    last_name: 'Ávila',
    email: 'fernanda@example.com',
    phone: '4771234508',
  };
  const address = {
    street: 'Hidalgo',
    number: '12',
    neighborhood: 'Centro',
    state: 'Guanajuato',
    city: 'León',
    receiver: 'Fernanda Ávila',
    postal_code: '37000',
  };
  const problems = (body: object) => requestProblems(sent('POST', '/orders/reward', body));

  it('has a saved address or a whole new one', () => {
    expect(problems({ ...claim, address_id: 61 })).toEqual([]);
    expect(problems({ ...claim, ...address })).toEqual([]);
  });

  it.each(Object.keys(address))('is refused without %s', (name) => {
    const others = Object.entries(address).filter(([other]) => other !== name);
    expect(problems({ ...claim, ...Object.fromEntries(others) })).not.toEqual([]);
  });
});

it('the app may send nothing that the document lacks, and its mocks may answer nothing that it lacks', async () => {
  const exchanges = collectExchanges(true);
  exchanges.add(sent('GET', '/faqs'), Response.json([]));
  expect(await exchanges.problems()).toEqual([]);
  exchanges.add(sent('GET', '/faqs', { page: 1 }), Response.json({ faqs: [] }));
  exchanges.add(sent('GET', '/faqs', { page: 1 }), null);
  expect(await exchanges.problems()).toEqual([
    'GET /faqs sends a body',
    'GET /faqs answers 200 : object instead of list',
  ]);
});

it('every schema of the document has something to say about a value of another type', () => {
  const lax = Object.keys(document.components.schemas).filter((name) => {
    const schema = resolve({ $ref: `#/components/schemas/${name}` });
    return (
      differences(schema, { '': [] }, true).length === 0 && differences(schema, [[]]).length === 0
    );
  });
  expect(lax).toEqual(['Acknowledgement']);
});
