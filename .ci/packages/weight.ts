// Measures what one import costs another app: `npm run weight`, after `npm run build:packages`. `--write-docs` writes the
// table of docs/performance.md. Exit code 1 where a limit is exceeded.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { leavingNothing } from '../leaving.ts';
import { ROOT } from '../sources.ts';

/** What a host brings along. */
const PEERS = /^(react|react-dom|styled-components)(\/|$)/;

interface Import {
  readonly name: string;
  readonly from: '@gemas/ui' | '@gemas/ui/components';
  /** Limit of ours with the libraries beside the peers, gzip, bytes. */
  readonly limit: number;
}

const part = (name: string, limit: number): Import => ({
  name,
  from: '@gemas/ui/components',
  limit,
});
const screen = (name: string, limit = 40_000): Import => ({ name, from: '@gemas/ui', limit });

const IMPORTS: readonly Import[] = [
  part('Button', 6_000),
  part('TeamTable', 12_000),
  part('GemWallet', 12_000),
  part('TrackingStepper', 12_000),
  part('CountdownModal', 12_000),
  part('CardNumberFields', 40_000),
  screen('TeamRankingScreen'),
  screen('VaultScreen'),
  screen('RewardsScreen'),
  screen('ScoreScreen'),
  // With react-hook-form, yup and react-number-format, for three forms.
  screen('CheckoutScreen', 64_000),
];

interface Weight extends Import {
  /** The script, minified, and the same with gzip, bytes. */
  readonly raw: number;
  readonly gzip: number;
  /** What is loaded by a dynamic import, gzip, bytes. */
  readonly later: number;
}

async function weigh(folder: string, wanted: Import): Promise<Weight> {
  const entry = join(folder, `${wanted.name}.js`);
  writeFileSync(entry, `export { ${wanted.name} } from '${wanted.from}';\n`);
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: [...defaultClientConditions] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, external: PEERS, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.flatMap((output) => (output.type === 'chunk' ? [output] : []));
  const first = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    for (const imported of chunk.imports) add(imported);
  };
  for (const { fileName, isEntry } of chunks) if (isEntry) add(fileName);
  const sum = (size: (code: string) => number, isFirst: boolean) =>
    chunks
      .filter(({ fileName }) => first.has(fileName) === isFirst)
      .reduce((total, { code }) => total + size(code), 0);
  const gzip = (code: string) => gzipSync(code).length;
  return {
    ...wanted,
    raw: sum((code) => Buffer.byteLength(code), true),
    gzip: sum(gzip, true),
    later: sum(gzip, false),
  };
}

const number = (bytes: number) => bytes.toLocaleString('en');

const lineOf = ({ name, from, raw, gzip, later, limit }: Weight) =>
  `| \`${name}\` of \`${from}\` | ${number(raw)} B | ${number(gzip)} B | ${later > 0 ? `${number(later)} B` : ''} | ≤ ${number(limit)} B | ${gzip <= limit ? 'PASS' : 'FAIL'} |`;

const MARKS = /<!-- weights -->[\s\S]*<!-- \/weights -->/;

function writeDocs(table: string): void {
  const path = `${ROOT}docs/performance.md`;
  const page = readFileSync(path, 'utf8');
  if (!MARKS.test(page)) throw new Error('docs/performance.md has no place for the weights');
  writeFileSync(path, page.replace(MARKS, `<!-- weights -->\n\n${table}\n\n<!-- /weights -->`));
}

// Inside the project, so that its packages are found.
const folder = `${ROOT}node_modules/.cache/weight`;
mkdirSync(folder, { recursive: true });
await leavingNothing(
  () => rmSync(folder, { recursive: true, force: true }),
  async () => {
    const weights: Weight[] = [];
    for (const wanted of IMPORTS) weights.push(await weigh(folder, wanted));
    const table = [
      '| import | minified | gzip | loaded later, gzip | limit |  |',
      '| --- | --- | --- | --- | --- | --- |',
      ...weights.map(lineOf),
    ].join('\n');
    console.log(table);
    if (process.argv.includes('--write-docs')) writeDocs(table);
    if (weights.some(({ gzip, limit }) => gzip > limit)) process.exitCode = 1;
  },
);
