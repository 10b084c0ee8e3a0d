// Measures how many bytes an import of our packages adds to another app: part of `npm run check:packages`. The exit code
// is 1 if an import exceeds its limit.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions, type Rolldown } from 'vite';
import { leavingNothing } from '../lib/leaving.ts';
import { markdownTable } from '../lib/markdown.ts';
import { ROOT, readSource } from '../lib/sources.ts';

/** Matches peer dependencies: every app installs these libraries itself. Their size is not counted. */
const PEERS = /^(react|react-dom|styled-components)(\/|$)/;
/** Matches the specifiers of our own modules. All other imports are libraries. */
const OURS = /^(\.|\/|@gemas\/)/;

interface Import {
  readonly name: string;
  readonly from: '@gemas/ui' | '@gemas/ui/components';
  /** Maximum gzipped size of our own code, bytes. */
  readonly limit: number;
}

/** Maximum gzipped size of our own code and its libraries, bytes. The largest screens load react-hook-form and yup. */
const LIMIT_WITH_LIBRARIES = 64_000;

const part = (name: string, limit = 12_000): Import => ({
  name,
  from: '@gemas/ui/components',
  limit,
});

/** Returns one import for each screen that `@gemas/ui` exports. */
function screens(): Import[] {
  const names = readSource('packages/ui/src/index.ts').match(/\b[A-Z]\w+Screen\b/g);
  return [...new Set(names)].map((name) => ({ name, from: '@gemas/ui', limit: 40_000 }));
}

const IMPORTS: readonly Import[] = [
  part('Button', 6_000),
  part('TeamTable'),
  part('GemWallet'),
  part('TrackingStepper'),
  part('CountdownModal'),
  part('CardNumberFields'),
  ...screens(),
];

interface Weight extends Import {
  /** Gzipped size of our own code, bytes. */
  readonly ours: number;
  /** Gzipped size of our own code and of the libraries that it imports, bytes. Does not include `PEERS`. */
  readonly all: number;
  /** Gzipped size of the chunks that a dynamic import loads later, bytes. Not included in `all`. */
  readonly later: number;
}

async function bundle(
  entry: string,
  isExternal: (id: string) => boolean,
): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    root: dirname(entry),
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: [...defaultClientConditions] },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, external: isExternal, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
}

/** Returns the entry chunk and all chunks that it imports statically. */
function loadedFirst(chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of first) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
  }
  return first;
}

const gzipOf = (chunks: Iterable<Rolldown.OutputChunk>) =>
  [...chunks].reduce((total, { code }) => total + gzipSync(code).length, 0);

async function weigh(folder: string, wanted: Import): Promise<Weight> {
  const entry = join(folder, `${wanted.name}.js`);
  writeFileSync(entry, `export { ${wanted.name} } from '${wanted.from}';\n`);
  const ours = await bundle(entry, (id) => !OURS.test(id));
  const all = await bundle(entry, (id) => PEERS.test(id));
  const first = gzipOf(loadedFirst(all));
  return {
    ...wanted,
    ours: gzipOf(loadedFirst(ours)),
    all: first,
    later: gzipOf(all) - first,
  };
}

const number = (bytes: number) => bytes.toLocaleString('en');

const isWithin = ({ ours, all, limit }: Weight) => ours <= limit && all <= LIMIT_WITH_LIBRARIES;

const cellsOf = (weight: Weight) => [
  `\`${weight.name}\` of \`${weight.from}\``,
  `${number(weight.ours)} B`,
  `≤ ${number(weight.limit)} B`,
  isWithin(weight) ? 'PASS' : 'FAIL',
  `${number(weight.all)} B`,
  weight.later > 0 ? `${number(weight.later)} B` : '',
];

// The folder is inside the project, so that imports of packages resolve to `node_modules`.
const folder = `${ROOT}node_modules/.cache/weight`;
mkdirSync(folder, { recursive: true });
await leavingNothing(
  () => rmSync(folder, { recursive: true, force: true }),
  async () => {
    const weights: Weight[] = [];
    for (const wanted of IMPORTS) weights.push(await weigh(folder, wanted));
    const heads = ['import', 'ours', 'limit', '', 'with libraries', 'loaded later'];
    console.log(markdownTable([heads, ...weights.map(cellsOf)]));
    if (!weights.every(isWithin)) process.exitCode = 1;
  },
);
