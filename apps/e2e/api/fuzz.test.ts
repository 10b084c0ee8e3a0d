// Tests that the app's readers read every answer that docs/openapi.yaml allows. Other answers are tested in
// apps/web/src/api/calls.test.ts.
import type { Reader } from '@gemas/domain';
import { startServer } from '@gemas/mocks/http';
import { docsContract, type Schema } from '@gemas/tools/api/contract';
import fc, { type Arbitrary } from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { askAll } from './ask.ts';

/** Answers for each call. `FUZZ_RUNS=10000` takes some 60 s. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);
const PERSONAS = ['48213', '50120', '40210', '40211', '33190', '10027'];

const { operations, find, resolve, isValid } = docsContract();
const readers = new Map<string, Reader<unknown>>();

beforeAll(async () => {
  const mock = await startServer();
  for (const code of PERSONAS) {
    const target = {
      api: `${mock.origin}/api`,
      secondary: `${mock.origin}/api`,
      code,
      version: '1',
      timeoutMs: 9000,
    };
    for (const { call } of await askAll(target))
      readers.set(find(call.method, call.path)?.operation.path ?? '', call.read);
  }
  await mock.close();
});

const DAYS = [
  '2026-03-14',
  '2026-03-14T15:05:00Z',
  '09/07/2026 15:05',
  '2024-02-29 00:00:00',
  '',
  null,
];

const isEmpty = (value: unknown) =>
  typeof value !== 'object' ? String(value ?? '').trim() === '' : value === null;

/** Returns values of a schema. */
function valuesOf(node: Schema): Arbitrary<unknown> {
  const schema = resolve(node);
  const { title, enum: values, const: only, anyOf, items, properties, type, pattern } = schema;
  if (title === 'Day') return fc.constantFrom(...DAYS);
  if (values) return fc.constantFrom(...values);
  if (only !== undefined) return fc.constant(only);
  if (anyOf) return fc.oneof(...anyOf.map(valuesOf));
  if (properties) return objectsOf(schema);
  if (items) {
    const rows = fc.uniqueArray(valuesOf(items), {
      maxLength: 3,
      selector: (row) => (typeof row === 'object' && row && 'id' in row ? String(row.id) : {}),
    });
    return [type].flat().includes('null') ? fc.option(rows) : rows;
  }
  const { minimum = 0, maximum = 1e9, minLength = 0 } = schema;
  const limits = fc.constantFrom(minimum, maximum);
  const kinds: Record<string, Arbitrary<unknown>> = {
    null: fc.constant(null),
    string: pattern ? fc.stringMatching(new RegExp(pattern)) : fc.string({ minLength }),
    integer: fc.oneof(
      limits,
      fc.integer({ min: Math.max(minimum, -1e9), max: Math.min(maximum, 1e9) }),
    ),
    number: fc.oneof(limits, fc.double({ min: minimum, max: maximum, noNaN: true })),
  };
  return fc.oneof(...[type].flat().map((name) => kinds[name ?? ''] ?? fc.constant({})));
}

function objectsOf(schema: Schema): Arbitrary<unknown> {
  const { properties = {}, 'x-essential': essential = [], 'x-needs-text': texts = [] } = schema;
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => {
      const values = valuesOf(field);
      return [name, essential.includes(name) ? values.filter((value) => !isEmpty(value)) : values];
    }),
  );
  const [first = ''] = texts;
  return fc
    .record(fields, { requiredKeys: [...essential], noNullPrototype: true })
    .map((row: Record<string, unknown>) =>
      first !== '' && texts.every((name) => isEmpty(row[name]))
        ? { ...row, [first]: 'Texto' }
        : row,
    );
}

/** Returns the paths of numbers that are NaN. A price that is NaN is a product that cannot be redeemed (decision 28). */
function notNumbers(value: unknown, path = ''): string[] {
  if (Number.isNaN(value) && !/\.(gems|Price)$/.test(path)) return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => notNumbers(part, `${path}.${name}`));
}

/** Returns the fields of the answer itself that are 0, though the server has sent no such number. */
function inventedZeros(node: Schema, sent: unknown, read: unknown): string[] {
  const { properties = {} } = resolve(node);
  return Object.entries(properties).flatMap(([name, field]) => {
    // The balance may stand beside the user instead of in the wallet.
    const beside = name === 'wallet' ? { balance: Object(sent).balance } : undefined;
    const [sentField, readField] = [Object(sent)[name] ?? beside, Object(read)[name]];
    const { title = '' } = resolve(field);
    if (resolve(field).properties) return inventedZeros(field, sentField, readField);
    const isSent = !isEmpty(sentField) && isValid(field, sentField);
    return /^(Figure|Amount)$/.test(title) && !isSent && readField === 0 ? [name] : [];
  });
}

const GETS = operations.filter(({ method }) => method === 'GET');

it.each(GETS.map((operation) => [operation.path, operation.answer.schema] as const))(
  '%s: every answer of the document is read whole',
  (path, schema) => {
    const read = readers.get(path) as Reader<unknown>;
    fc.assert(
      fc.property(valuesOf(schema), (sent) => {
        const omitted: string[] = [];
        const value = read(sent, omitted);
        expect([omitted, notNumbers(value), inventedZeros(schema, sent, value)]).toEqual([
          [],
          [],
          [],
        ]);
      }),
      { numRuns: RUNS },
    );
  },
);
