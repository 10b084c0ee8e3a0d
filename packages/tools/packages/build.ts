// Builds the packages that other apps install: `npm run build:packages`. TypeScript writes modules, declarations and
// source maps to `dist`. The functions below change some of these files, and add files that TypeScript does not write.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/sources.ts';
import { PACKAGES } from './packages.ts';

const require = createRequire(import.meta.url);

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path));
}

function change(file: string, how: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = how(before);
  if (after !== before) writeFileSync(file, after);
}

/** Changes the extensions of imports in declarations to '.js'. TypeScript changes them only in JavaScript files. */
export const withBuiltEndings = (declarations: string) =>
  declarations.replace(/((?:from |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g, '$1.js');

/**
 * Matches the import of a font. Not all bundlers support such imports, but all bundlers support
 * `new URL(file, import.meta.url)`.
 */
const FONT = /import (\w+) from '([^']+\.woff2)';/g;

/** Copies the fonts of a module, with their licences, into the package. Makes the module refer to the copies. */
function shipFonts(module: string): void {
  const folder = join(dirname(module), 'fonts');
  mkdirSync(folder, { recursive: true });
  change(module, (code) =>
    code.replace(FONT, (_, name: string, specifier: string) => {
      const file = require.resolve(specifier);
      const [, family = ''] = /^@fontsource-variable\/([^/]+)\//.exec(specifier) ?? [];
      copyFileSync(file, join(folder, basename(file)));
      copyFileSync(join(dirname(file), '..', 'LICENSE'), join(folder, `${family}-LICENSE.txt`));
      return `const ${name} = new URL('./fonts/${basename(file)}', import.meta.url).href;`;
    }),
  );
}

/** Makes declarations import `.d.ts` files instead of JSON, which an app without `resolveJsonModule` cannot import. */
function declareJson(declarations: string): void {
  change(declarations, (text) =>
    text.replace(/import type (\w+) from '\.\/(\w+)\.json';/g, (_, name: string, file: string) => {
      const json = readFileSync(`${ROOT}packages/ui/src/theme/${file}.json`, 'utf8').trim();
      const target = join(dirname(declarations), `${file}-json.d.ts`);
      writeFileSync(target, `declare const json: ${json};\nexport default json;\n`);
      return `import type ${name} from './${file}-json.js';`;
    }),
  );
}

/**
 * Code that declares types for the declarations of ui. The declarations refer to these types, but styled-components
 * does not export them under these names.
 */
const STYLED_TYPES = `import type { CSSProperties } from 'react';
export type { IStyledComponent as IStyledComponentBase } from 'styled-components';
export type CSSPropertiesWithVars = CSSProperties & { [name: \`--\${string}\`]: string | number | undefined };
export type Merged<A, B> = Omit<A, keyof B> & B;
`;
const STYLED_TYPES_FILE = 'styled-types.d.ts';

function declareStyledTypes(dist: string): void {
  writeFileSync(join(dist, STYLED_TYPES_FILE), STYLED_TYPES);
  for (const file of filesIn(dist, '.d.ts')) {
    const target = join(relative(dirname(file), dist), 'styled-types.js');
    change(file, (text) =>
      text.replaceAll(
        'import("styled-components/dist/types")',
        `import("${target.startsWith('.') ? target : `./${target}`}")`,
      ),
    );
  }
}

function finishUi(dist: string): void {
  for (const path of ['theme/theme.css', 'theme/tokens.css']) {
    copyFileSync(`${ROOT}packages/ui/src/${path}`, join(dist, path));
  }
  // The package.json of ui names this file as the declarations of both CSS files. Without the file, TypeScript reports
  // an error for `import '@gemas/ui/theme.css'` in an app that sets `noUncheckedSideEffectImports`.
  writeFileSync(join(dist, 'theme/css.d.ts'), 'export {};\n');
  shipFonts(join(dist, 'theme/fonts.js'));
  declareJson(join(dist, 'theme/tokens.d.ts'));
  declareStyledTypes(dist);
  // Marks the entry points as client code for React Server Components. The directive is put before the code on line 1,
  // so that the line numbers of the source map stay valid.
  for (const file of ['index.js', 'components.js']) {
    change(join(dist, file), (code) => `'use client'; ${code}`);
  }
}

/** Builds all packages. A package is built after the packages that it imports. */
export function buildPackages(): void {
  for (const { folder } of PACKAGES) {
    const dist = `${ROOT}${folder}/dist`;
    rmSync(dist, { recursive: true, force: true });
    execFileSync(`${ROOT}node_modules/.bin/tsc`, ['-p', `${ROOT}${folder}/tsconfig.build.json`], {
      stdio: 'inherit',
    });
    for (const file of filesIn(dist, '.d.ts')) change(file, withBuiltEndings);
    if (folder === 'packages/ui') finishUi(dist);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildPackages();
