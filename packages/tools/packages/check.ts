// Checks the tarballs of our packages with publint and @arethetypeswrong/cli: `npm run check:packages`, after `npm run
// build:packages`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packInto } from './pack.ts';
import { innerEntryPoints, PACKAGES } from './packages.ts';

/** Runs a tool by npx. A problem that the tool finds sets the exit code of this process. */
function check(tool: string, ...args: string[]): void {
  const { status } = spawnSync('npx', ['--yes', tool, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

const folder = mkdtempSync(join(tmpdir(), 'tarballs-'));
for (const { name, path, size, entryCount } of packInto(folder)) {
  console.log(`\n${name}: ${entryCount} files, ${size.toLocaleString('en')} bytes`);
  const inner = innerEntryPoints(PACKAGES.find((known) => known.name === name)?.folder ?? '');
  const excluded = inner.length > 0 ? ['--exclude-entrypoints', ...inner] : [];
  check('publint@0.3.25', path, '--strict');
  // The packages contain only ES modules, so this profile does not check `require`. The profile also does not check
  // resolvers that ignore `exports`.
  check('@arethetypeswrong/cli@0.18.5', path, '--profile', 'esm-only', ...excluded);
}
rmSync(folder, { recursive: true });
