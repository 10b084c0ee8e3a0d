// Serves a built folder with a real nginx, for `npm run deploy:check` and the end-to-end tests that it runs.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages, isExecutable } from '@gemas/tools/lib/programs';
import { freePort } from '@gemas/tools/lib/static-site';
import { type NginxSite, nginxConfiguration } from './nginx.ts';

const PATHS = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
/** Folder in which Debian has a file for each enabled module of nginx. */
const MODULES = '/etc/nginx/modules-enabled';
const BROTLI = `${MODULES}/50-mod-http-brotli-static.conf`;

const installed = () => PATHS.find(isExecutable);

/**
 * Returns the path of nginx. Installs nginx with apt-get if running as root. Undefined if there is none and it cannot
 * be installed.
 */
export function findNginx(): string | undefined {
  return installed() ?? (installPackages(PACKAGES) ? installed() : undefined);
}

/** Whether this machine's nginx has `brotli_static`. */
export const hasBrotli = (): boolean => existsSync(BROTLI);

export interface RunningNginx {
  /** 'http://127.0.0.1:41733', without a path. */
  origin: string;
  /** Returns everything that nginx has written so far: both logs and its console output. */
  written(): string;
  close(): Promise<void>;
}

type Options = Pick<NginxSite, 'root' | 'base' | 'headers' | 'api'>;

/** Starts nginx on a free port. If nginx does not start, throws an error with the message of nginx. */
export async function runNginx(nginx: string, options: Options): Promise<RunningNginx> {
  const state = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const file = join(state, 'nginx.conf');
  writeFileSync(
    file,
    nginxConfiguration({
      ...options,
      listen: `127.0.0.1:${port}`,
      state,
      brotli: hasBrotli(),
      modules: existsSync(MODULES) ? MODULES : undefined,
    }),
  );
  const args = ['-e', join(state, 'error.log'), '-c', file];
  const test = spawnSync(nginx, ['-t', ...args], { encoding: 'utf8' });
  if (test.status !== 0) throw new Error(`nginx refuses its configuration:\n${test.stderr}`);
  // Runs nginx in the foreground, so that `child` is nginx itself and `close` can end nginx.
  const child = spawn(nginx, [...args, '-g', 'daemon off; user root;'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(origin).catch(() => null)); tries += 1) {
    if (child.exitCode !== null || tries > 100) throw new Error('nginx did not start');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    written: () =>
      ['error.log', 'access.log']
        .map((name) => join(state, name))
        .map((log) => (existsSync(log) ? readFileSync(log, 'utf8') : ''))
        .concat(said)
        .join('\n'),
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(state, { recursive: true, force: true });
    },
  };
}
