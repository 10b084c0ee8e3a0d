import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Folder of the tested build. Not `apps/web/dist`, because that build may have another API or key. */
export const BUILD_DIR = join(ROOT, 'apps/e2e/journeys/dist');

const INPUTS = [
  'package-lock.json',
  'package.json',
  'apps/web/index.html',
  'apps/web/pwa',
  'apps/web/vite.config.ts',
  'apps/web/build',
  'apps/web/deploy',
  'apps/web/src',
  'packages/domain/src',
  'packages/ui/src',
];
const NOT_BUILT = /\.(stories|test)\.tsx?$|\.mdx$/;

/** Returns the time of the last change below `path`, ms since 1970. Removing a file changes the time of its folder. */
function changedAt(path: string): number {
  if (NOT_BUILT.test(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** Whether the build is newer than all of its sources. */
function isFresh(): boolean {
  try {
    const built = statSync(join(BUILD_DIR, 'index.html')).mtimeMs;
    return INPUTS.every((input) => changedAt(join(ROOT, input)) <= built);
  } catch {
    return false;
  }
}

/** Environment variables of a build whose API is on the same origin. They replace the variables of the shell. */
export const ONE_ORIGIN = {
  VITE_API_URL: '',
  VITE_API_URL_SECONDARY: '',
  VITE_LOGIN_CODE_KEY: '',
  VITE_MOCKS: 'off',
  VITE_ALLOW_DEVELOPMENT_KEY: 'on',
} as const;

/**
 * Builds the app into a folder, for a deployment on one origin.
 *
 * @param env further variables of the build
 * @param root folder of the project whose app is built. Default: this project
 */
export function buildInto(folder: string, env: NodeJS.ProcessEnv = {}, root = ROOT): void {
  const options = ['--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  execFileSync('npx', ['vite', 'build', ...options], {
    cwd: join(root, 'apps/web'),
    env: { ...process.env, ...ONE_ORIGIN, ...env },
    stdio: 'inherit',
  });
}

/** Builds the app for the tests, unless the existing build is fresh. */
export default function build(): void {
  if (isFresh()) return;
  process.stdout.write('Building these sources for the tests\n');
  buildInto(BUILD_DIR);
}
