// Builds the packages that other apps install: `npm run build:packages`. TypeScript writes modules, declarations and
// source maps to `dist`.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../lib/sources.ts';
import { PACKAGES } from './packages.ts';

const require = createRequire(import.meta.url);

/**
 * Matches the import of a font. Not all bundlers support such imports, but all bundlers support
 * `new URL(file, import.meta.url)`.
 */
const FONT = /import (\w+) from '([^']+\.woff2)';/g;

/** Copies the fonts of a module, with their licences, into the package. Makes the module refer to the copies. */
function shipFonts(module: string): void {
  const folder = join(dirname(module), 'fonts');
  mkdirSync(folder);
  const code = readFileSync(module, 'utf8').replace(FONT, (_, name: string, specifier: string) => {
    const file = require.resolve(specifier);
    const [, family = ''] = /^@fontsource-variable\/([^/]+)\//.exec(specifier) ?? [];
    copyFileSync(file, join(folder, basename(file)));
    copyFileSync(join(dirname(file), '..', 'LICENSE'), join(folder, `${family}-LICENSE.txt`));
    return `const ${name} = new URL('./fonts/${basename(file)}', import.meta.url).href;`;
  });
  writeFileSync(module, code);
}

/** Builds all packages. A package is built after the packages that it imports. */
export function buildPackages(): void {
  for (const { folder } of PACKAGES) {
    const dist = `${ROOT}${folder}/dist`;
    rmSync(dist, { recursive: true, force: true });
    execFileSync(`${ROOT}node_modules/.bin/tsc`, ['-p', `${ROOT}${folder}/tsconfig.build.json`], {
      stdio: 'inherit',
    });
    if (folder === 'packages/ui') shipFonts(join(dist, 'theme/fonts.js'));
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) buildPackages();
