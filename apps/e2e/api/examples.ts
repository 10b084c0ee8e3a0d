// Writes the examples of docs/openapi.yaml: part of `npm run api`. An example is what the mock server answers to the persona
// whose title is the `summary` of the example.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { BOARD_NOW, personas } from '@gemas/mocks';
import { type MockServer, startServer } from '@gemas/mocks/http';
import { createContract, DOCUMENT, type Example, type Operation } from '@gemas/tools/api/contract';
import { ROOT, readSource } from '@gemas/tools/lib/sources';
import { parseDocument } from 'yaml';

/** A list of objects with more rows is cut to `SHOWN_ROWS` rows. */
const MAX_ROWS = 5;
const SHOWN_ROWS = 2;

const FORMAT = {
  lineWidth: 120,
  flowCollectionPadding: false,
  singleQuote: true,
  blockQuote: 'literal',
} as const;

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.map(shortened);
    return rows.length > MAX_ROWS && typeof rows[0] === 'object' ? rows.slice(0, SHOWN_ROWS) : rows;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}

/** Returns the path and the query of the example of a call: '/products?page=1&query='. */
export function examplePath({ path, parameters }: Operation, example: Example): string {
  const query = new URLSearchParams();
  let filled = example['x-path'] ?? path;
  for (const { name, in: where, example: value } of parameters) {
    if (where === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(String(value)));
    if (where === 'query') query.set(name, String(value));
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

/** Sends the call of an example to the mock server, as its persona and with the first example of its body. */
async function answerOf(mock: MockServer, operation: Operation, example: Example) {
  const persona = personas.find(({ title }) => title === example.summary);
  if (!persona) throw new Error(`${DOCUMENT}: no persona has the title '${example.summary}'`);
  const token = mock.db.reset(persona.code);
  const isLogIn = operation.path === '/auth/login';
  const body = isLogIn
    ? { code: persona.code }
    : Object.values(operation.request?.examples ?? {})[0]?.value;
  const path = operation.path.replace('{userId}', String(persona.id));
  const address = `${mock.origin}/api${examplePath({ ...operation, path }, example)}`;
  const response = await fetch(address, {
    method: operation.method,
    headers: { Authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (response.status !== 200)
    throw new Error(`${operation.method} ${address} answers ${response.status}: ${answer.message}`);
  return shortened(answer);
}

/** Returns the text of the document with the examples that the mock server gives today. */
export async function withExamples(text: string): Promise<string> {
  const document = parseDocument(text);
  const mock = await startServer();
  mock.db.clock.fix(BOARD_NOW);
  mock.db.imageBase = '/mock/img/';
  try {
    for (const operation of createContract(document.toJS()).operations) {
      const { path, method } = operation;
      for (const [name, example] of Object.entries(operation.answer.examples)) {
        const at = ['paths', path, method.toLowerCase(), 'responses', '200', 'content'];
        const value = document.createNode(await answerOf(mock, operation, example), { flow: true });
        document.setIn([...at, 'application/json', 'examples', name, 'value'], value);
      }
    }
  } finally {
    await mock.close();
  }
  return document.toString(FORMAT);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(`${ROOT}${DOCUMENT}`, await withExamples(readSource(DOCUMENT)));
