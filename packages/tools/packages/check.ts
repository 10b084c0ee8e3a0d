// Checks the tarballs of our packages with publint and @arethetypeswrong/cli: `npm run check:packages`, after `npm run
// build:packages`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leavingNothing } from '../lib/leaving.ts';
import { packInto } from './pack.ts';
import { innerEntryPoints, PACKAGES } from './packages.ts';

const PUBLINT = 'publint@0.3.25';
const ATTW = '@arethetypeswrong/cli@0.18.5';

/** Runs a tool by npx and prints its output. Returns whether the tool found no problem. */
function passes(tool: string, ...args: string[]): boolean {
  try {
    execFileSync('npx', ['--yes', tool, ...args], { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'tarballs-'));
await leavingNothing(
  () => rmSync(folder, { recursive: true, force: true }),
  () => {
    for (const { name, path, size, entryCount } of packInto(folder)) {
      console.log(`\n${name}: ${entryCount} files, ${size.toLocaleString('en')} bytes`);
      const inner = innerEntryPoints(PACKAGES.find((known) => known.name === name)?.folder ?? '');
      const results = [
        passes(PUBLINT, path, '--strict'),
        // The packages contain only ES modules, so this profile does not check `require`. The profile also does not
        // check resolvers that ignore `exports`.
        passes(
          ATTW,
          path,
          '--profile',
          'esm-only',
          ...(inner.length > 0 ? ['--exclude-entrypoints', ...inner] : []),
        ),
      ];
      if (results.includes(false)) process.exitCode = 1;
    }
  },
);
