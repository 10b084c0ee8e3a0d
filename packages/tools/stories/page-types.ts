// Checks the types in Storybook's pages: `node --import tsx packages/tools/stories/page-types.ts`. Checks the code of
// MDX pages, and the snippets (`snippets.ts`) on the pages of components. tsc alone can read neither of the two.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
// @ts-expect-error -- Storybook has no declarations for its loader
import mdxLoader from '@storybook/addon-docs/mdx-loader';
import { ROOT, readSource, sourceFiles } from '../lib/sources.ts';
import { snippets } from './snippets.ts';

const PAGES = '.storybook';

/** Start of the code that MDX adds to the end of every page. The code has no types, so `compiled` removes it. */
const FRAME = '\nexport default function MDXContent';

/** Compiles an MDX page as Storybook does, but keeps its JSX. Rejects if the page has a syntax error. */
const compiled = (path: string, source: string) =>
  new Promise<string>((resolve, reject) => {
    const done = (error: Error | null, code = '') =>
      error ? reject(error) : resolve(code.split(FRAME)[0] ?? '');
    /** The part of a loader's context that Storybook's loader uses. */
    const context = {
      async: () => done,
      getOptions: () => ({ mdxCompileOptions: { jsx: true } }),
      resourcePath: path,
    };
    void mdxLoader.call(context, source);
  });

/** Matches errors about implicit `any` types in MDX pages. These errors are ignored, because MDX adds untyped code. */
const ADDED_BY_MDX = /\.mdx\.tsx\(.* error TS7\d{3}:/;

/**
 * Returns the errors that tsc reports about MDX pages and snippets, with line numbers of the compiled page.
 * @param pages source of each MDX page, by its path from the root; all pages are in `.storybook`
 * @param copied code of each snippet, by the title of the snippet's page
 */
export async function problemsIn(
  pages: Readonly<Record<string, string>>,
  copied: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const cache = join(ROOT, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'page-types-'));
  const files: string[] = [];
  const write = (path: string, source: string) => {
    const file = join(folder, `${path}.tsx`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
    files.push(file);
  };
  try {
    for (const [path, source] of Object.entries(pages))
      write(relative(PAGES, path), await compiled(path, source));
    for (const [title, source] of Object.entries(copied)) write(join('copied', title), source);
    const config = {
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: {
        // tsc resolves the relative imports of a compiled page as if the page were in `PAGES`.
        rootDirs: [join(ROOT, PAGES), folder],
        // If no entry point exports a component, a snippet imports the component by its path from the root.
        paths: { 'packages/*': [`${ROOT}packages/*`], 'apps/*': [`${ROOT}apps/*`] },
        // MDX adds code that a page does not use. A snippet may use only one variable of `const [a, b] = rows`.
        noUnusedLocals: false,
        noUnusedParameters: false,
      },
      include: [],
      files: [
        ...files,
        join(ROOT, 'packages/tools/stories/virtual-modules.d.ts'),
        join(ROOT, 'packages/ui/src/theme/css-properties.d.ts'),
      ],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { status, stdout, stderr } = spawnSync(
      'npx',
      ['tsc', '-p', folder, '--pretty', 'false'],
      {
        cwd: ROOT,
        encoding: 'utf8',
      },
    );
    const lines = stdout.split('\n').filter((line) => line !== '');
    if (status !== 0 && lines.length === 0) throw new Error(`tsc did not run: ${stderr}`);
    return lines
      .filter((line) => !ADDED_BY_MDX.test(line))
      .map((line) => line.replace(relative(ROOT, folder), PAGES));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const paths = sourceFiles([PAGES], /\.mdx$/);
  const copied = snippets();
  const problems = await problemsIn(
    Object.fromEntries(paths.map((path) => [path, readSource(path)])),
    copied,
  );
  for (const problem of problems) console.error(problem);
  const count = Object.keys(copied).length;
  console.log(`pages: ${paths.length} of MDX, ${count} of components, ${problems.length} problems`);
  if (problems.length > 0) process.exitCode = 1;
}
