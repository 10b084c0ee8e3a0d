// Checks a real server: `npm run check:api -- https://api.example.com --code 48213`. Logs in as one user, makes every GET
// that the app makes for this user, and says which screen lacks what. Sends no other POST than the log-in. Prints types
// and counts, and no value of an answer. Exit code 1 if something would be missing on a screen.
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  type Assumption,
  type Contract,
  docsContract,
  type Operation,
} from '@gemas/tools/api/contract';
import { Problem, runCommand } from '@gemas/tools/lib/problem';
import { readSource } from '@gemas/tools/lib/sources';
import { judgeApi } from '@gemas/web/deploy/doctor';
import { type Asked, askAll, type Target } from './ask.ts';

const USAGE = `npm run check:api -- ADDRESS --code CODE [--second ADDRESS] [--origin ORIGIN]

ADDRESS   base of the calls: https://api.example.com/api
--code    employee code to log in with
--second  second base (VITE_API_URL_SECONDARY). Default: ADDRESS
--origin  origin of the app: also checks CORS`;

const TIMEOUT_MS = 30_000;
/** An answer without compression may have this size, bytes. */
const SMALL_BYTES = 2048;

/** A part that the app cannot read, or that is missing, and the screens that lack it. */
export interface Lack {
  /** 'referals[].name', or '' for the whole answer. */
  readonly path: string;
  readonly found: string;
  readonly wanted: string;
  /** Number of rows with the same lack. */
  readonly times: number;
  readonly screens: readonly string[];
  readonly about: string;
}

export interface Row {
  readonly call: string;
  readonly status: number | null;
  readonly ms: number;
  readonly bytes: number;
  /** What was read: '5 rows', or why nothing was read. */
  readonly read: string;
  readonly lacks: readonly Lack[];
  /** Headers that are missing. */
  readonly warnings: readonly string[];
}

export interface Report {
  readonly rows: readonly Row[];
  readonly assumptions: readonly { assumed: string; otherwise: string; verdict: Verdict }[];
  readonly cors: readonly string[];
  /** Whether every screen has what it needs. */
  readonly isComplete: boolean;
}

type Verdict = 'confirmed' | 'refuted' | 'open';

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

/** Says how much was read, without any value. */
function amountOf(value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return `${value.length} rows`;
  if (typeof value !== 'object') return typeof value;
  const lists = Object.entries(value).filter(([, part]) => Array.isArray(part));
  return lists.map(([name, part]) => `${name}: ${part.length} rows`).join(', ') || 'an object';
}

function lacksOf(contract: Contract, { screens, answer }: Operation, asked: Asked): Lack[] {
  const { differences } = contract;
  if (asked.failure !== undefined && asked.failure !== 'cannot be read')
    return [{ path: '', found: asked.failure, wanted: 'an answer', times: 1, screens, about: '' }];
  const found = differences(answer.schema, parsed(asked.body));
  const isKnown = (path: string) =>
    found.some((one) => one.path.startsWith(path) || path.startsWith(one.path));
  const others = asked.omitted
    .filter((path) => !isKnown(path))
    .map((path) => ({ path, found: 'unreadable', wanted: 'another value', about: '' }));
  const lacks = new Map<string, Lack>();
  for (const { path, found: type, wanted, about } of [...found, ...others]) {
    const place = path.replaceAll(/\[\d+\]/g, '[]');
    const key = `${place} ${type}`;
    const times = (lacks.get(key)?.times ?? 0) + 1;
    lacks.set(key, { path: place, found: type, wanted, times, screens, about });
  }
  return [...lacks.values()];
}

function warningsOf({ headers, status }: Asked, bytes: number): string[] {
  if (status === null) return [];
  const isStored = !/\bno-store\b/.test(headers.get('cache-control') ?? '');
  const isPlain = bytes > SMALL_BYTES && !headers.has('content-encoding');
  return [
    ...(isStored ? ['no Cache-Control: no-store'] : []),
    ...(isPlain ? ['not compressed'] : []),
  ];
}

/** Compares the guesses of the document with the answers. A guess about a call holds if the call answers. */
function judgeAssumptions(contract: Contract, asked: readonly Asked[]): Report['assumptions'] {
  const { operations, document, resolve, walk, isValid } = contract;
  const verdicts = new Map<string, { otherwise: string; verdict: Verdict }>();
  const judge = (guess: Assumption | undefined, holds: boolean | null) => {
    if (!guess) return;
    const known = verdicts.get(guess.assumed)?.verdict ?? 'open';
    const now = holds === null || known === 'refuted' ? known : holds ? 'confirmed' : 'refuted';
    verdicts.set(guess.assumed, { otherwise: guess.otherwise, verdict: now });
  };
  for (const { assumption, parameters } of operations) {
    judge(assumption, null);
    for (const parameter of parameters) judge(parameter['x-assumed'], null);
  }
  const judgeIn = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('x-assumed' in node) judge(node['x-assumed'] as Assumption, null);
    Object.values(node).forEach(judgeIn);
  };
  judgeIn(document.components.schemas);
  for (const { call, body, failure, status } of asked) {
    const operation = contract.find(call.method, call.path)?.operation;
    if (!operation || status === null) continue;
    judge(operation.assumption, status < 400 && failure === undefined);
    if (status >= 300) continue;
    walk(operation.answer.schema, parsed(body), (schema, value) => {
      judge(schema['x-assumed'], isValid(schema, value));
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        const isMissing = schema.required?.includes(name) && !(name in Object(value));
        if (isMissing) judge(resolve(field)['x-assumed'], false);
      }
      return true;
    });
  }
  return [...verdicts].map(([assumed, rest]) => ({ assumed, ...rest }));
}

/** Makes the calls, and returns the report about the answers. */
export async function checkApi(target: Target, origin: string | null): Promise<Report> {
  const contract = docsContract();
  const asked = await askAll(target);
  const rows = asked.map((one): Row => {
    const { call, status, ms, body, failure, value } = one;
    const bytes = Buffer.byteLength(body);
    const found = contract.find(call.method, call.path);
    const lacks = found ? lacksOf(contract, found.operation, one) : [];
    const name = `${call.method} ${found?.operation.path ?? call.path}`;
    const read = failure ?? amountOf(value);
    return { call: name, status, ms, bytes, read, lacks, warnings: warningsOf(one, bytes) };
  });
  const cors = origin === null ? [] : await judgeApi(target.api, origin);
  return {
    rows,
    assumptions: judgeAssumptions(contract, asked),
    cors: cors.map(({ wrong, mend = '' }) => (wrong === null ? 'fine' : `${wrong}. ${mend}`)),
    isComplete: rows.every(({ lacks }) => lacks.length === 0),
  };
}

/** Returns the report as text. */
export function reportText({ rows, assumptions, cors, isComplete }: Report): string {
  const lines = rows.flatMap(({ call, status, ms, bytes, read, lacks, warnings }) => [
    `${call.padEnd(34)} ${String(status ?? '–').padStart(4)} ${`${ms} ms`.padStart(9)} ${`${bytes} B`.padStart(10)}  ${read}`,
    ...lacks.map(({ path, found, wanted, times, screens, about }) => {
      const what = path === '' ? '' : `${path}: `;
      const rest = times > 1 ? ` (${times} times)` : '';
      const lost = path === '' ? 'this answer' : about || path;
      return `    ✗ ${what}${found} instead of ${wanted}${rest}. ${screens.join(', ')}: without ${lost}`;
    }),
    ...warnings.map((warning) => `    ! ${warning}`),
  ]);
  return [
    'No other POST than the log-in was sent. The report has types and counts, and no value of an answer.',
    '',
    ...lines,
    '',
    'Guesses about the server:',
    ...assumptions.map(
      ({ assumed, otherwise, verdict }) =>
        `    ${verdict.padEnd(9)} ${assumed}${verdict === 'refuted' ? ` Now: ${otherwise}` : ''}`,
    ),
    '',
    `CORS: ${cors.length > 0 ? cors.join(' ') : 'not checked (--origin)'}`,
    isComplete ? 'Nothing is missing on a screen.' : 'Something is missing on a screen (✗).',
  ].join('\n');
}

async function main(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { code: { type: 'string' }, second: { type: 'string' }, origin: { type: 'string' } },
  });
  const [api = ''] = positionals;
  const { code, second: secondary = api, origin = null } = values;
  if (!code || ![api, secondary].every((address) => URL.canParse(address)))
    throw new Problem(USAGE);
  const { version } = JSON.parse(readSource('package.json'));
  const report = await checkApi({ api, secondary, code, version, timeoutMs: TIMEOUT_MS }, origin);
  process.stdout.write(`${reportText(report)}\n`);
  return report.isComplete;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) void runCommand(main);
