// Asks publint and @arethetypeswrong/cli about the tarballs: `npm run check:packages`, after `npm run build:packages`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leavingNothing } from '../leaving.ts';
import { packInto } from './pack.ts';
import { innerEntries, PACKAGES } from './packages.ts';

const PUBLINT = 'publint@0.3.25';
const ATTW = '@arethetypeswrong/cli@0.18.5';

function asks(tool: string, ...args: string[]): boolean {
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
      const inner = innerEntries(PACKAGES.find((known) => known.name === name)?.folder ?? '');
      const answers = [
        asks(PUBLINT, path, '--strict'),
        // The packages are modules of ECMAScript: 'require' and old resolvers are not supported.
        asks(
          ATTW,
          path,
          '--profile',
          'esm-only',
          ...(inner.length > 0 ? ['--exclude-entrypoints', ...inner] : []),
        ),
      ];
      if (answers.includes(false)) process.exitCode = 1;
    }
  },
);
