import { existsSync } from 'node:fs';
import { parse, readSource, sourceFiles } from '../lib/sources.ts';

const FOLDERS = [
  'packages/domain/src',
  'packages/ui/src',
  'apps/web/src',
  'mocks/src',
  '.storybook',
];
/** Matches files that run only in Node: tests, generators, and Storybook's own configuration. */
const IN_NODE =
  /\.test\.|\.d\.ts$|mocks\/src\/(node|http|server)\.|testing\/unit-setup|\.storybook\/((main|preset)\.ts$|manager[/.])/;
const NOT_BUNDLED = /^(\.|virtual:|node:|@gemas\/)|\.(css|woff2)$|\?/;
const ALWAYS = ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'];

/** Returns a specifier that Vite can resolve from the root: `@gemas/web > name` if only the web app has the package. */
function reachable(specifier: string): string {
  const [name] = specifier.match(/^(@[^/]+\/)?[^/]+/) ?? [specifier];
  const nested = existsSync(
    new URL(`../../../apps/web/node_modules/${name}/package.json`, import.meta.url),
  );
  return nested ? `@gemas/web > ${specifier}` : specifier;
}

/**
 * Returns the specifiers that a source file imports or re-exports. Omits type-only imports and exports. Reads only
 * `module`, the parser's lists of imports and exports, because creating the syntax tree takes longer than parsing.
 */
function importedBy(path: string, source: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parse(path, source).module;
  const isLoaded = ({ entries }: { entries: readonly { isType: boolean }[] }) =>
    entries.length === 0 || entries.some(({ isType }) => !isType);
  return [
    ...staticImports.filter(isLoaded).map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .filter(isLoaded)
      .flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.flatMap(
      ({ moduleRequest: { start, end } }) =>
        source.slice(start, end).match(/^(['"`])([^$]*)\1$/)?.[2] ?? [],
    ),
  ];
}

/**
 * Returns the packages that stories load in the browser. Vite pre-bundles these packages before the first story. If
 * Vite discovered a package during a test run, it would reload the page.
 */
export function storyDependencies(): string[] {
  const imported = sourceFiles(FOLDERS, /\.tsx?$/)
    .filter((path) => !IN_NODE.test(path))
    .flatMap((path) => importedBy(path, readSource(path)))
    .filter((specifier) => !NOT_BUNDLED.test(specifier));
  return [...new Set([...ALWAYS, ...imported])].sort().map(reachable);
}
