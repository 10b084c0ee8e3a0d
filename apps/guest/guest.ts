// Builds and tests an example of another team's app that installs our packages from tarballs: part of `npm run
// check:packages`.

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import { readOptions } from '@gemas/tools/lib/options';
import { PATIENCE_MS } from '@gemas/tools/lib/patience';
import { serve } from '@gemas/tools/lib/static-site';
import { packInto } from '@gemas/tools/packages/pack';
import { PACKAGES, publicEntryPoints } from '@gemas/tools/packages/packages';
import { expect } from '@playwright/test';
import { type Browser, chromium, type Page } from 'playwright';
import { HOSTS, type Host, loadAs, looksOf, ORDINARY, WITHOUT_STYLES } from './hosts.ts';
import { visit } from './visit.ts';

const USAGE = `npx tsx apps/guest/guest.ts [options], after npm run build:packages

  Another team's app: installs the tarballs of our packages in a temporary folder outside the workspace, checks types,
  builds, and drives the page in Chromium.

  --with react@19.0.0,react-dom@19.0.0   installs these versions
  --keep                                 leaves the folder
  --picture file.png                     takes a picture of the page`;

const options = readOptions(USAGE, {
  with: { type: 'string', default: '' },
  keep: { type: 'boolean', default: false },
  picture: { type: 'string' },
});

/**
 * Environment of all commands. NODE_OPTIONS is removed, because it would make Node load the sources of our packages
 * instead of the built files.
 */
const { NODE_OPTIONS: _, ...environment } = process.env;

function runIn(folder: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: folder, env: environment, stdio: 'inherit' });
}

/** Runs a command that must fail. Returns its output. */
function refusalOf(folder: string, command: string, ...args: string[]): string {
  const { status, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  });
  expect(status, `${command} ${args.join(' ')} has to fail`).not.toBe(0);
  return stderr;
}

/** Opens the page of a host and calls `use` with it. Returns the errors of the page. */
async function open(
  browser: Browser,
  folder: string,
  host: Host,
  use: (page: Page, origin: string) => Promise<void>,
): Promise<string[]> {
  console.log(`▸ ${host.name}`);
  const { origin, close } = await serve(join(folder, 'dist'));
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    ...host.context,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await loadAs(page, host);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      const isExpected = host.missing?.test(message.location().url);
      if (message.type() === 'error' && !isExpected) errors.push(message.text());
    });
    await use(page, origin);
    return errors;
  } finally {
    await context.close();
    close();
  }
}

/**
 * Whether the fonts of the library are loaded. `document.fonts.check` is not used, because it returns true for unknown
 * fonts.
 */
const hasFonts = () =>
  [...document.fonts].some(
    ({ family, status }) => family.includes('Figtree Variable') && status === 'loaded',
  );

async function drive(folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
  try {
    let looks: unknown[] = [];
    for (const host of [ORDINARY, ...HOSTS]) {
      const errors = await open(browser, folder, host, async (page, origin) => {
        await visit(page, origin);
        await page.goto(origin);
        await expect.poll(() => page.evaluate(hasFonts)).toBe(!host.missing);
        if (host === ORDINARY) {
          if (options.picture) await page.screenshot({ path: options.picture });
          looks = await looksOf(page);
        } else if (!host.missing) await expect.poll(() => looksOf(page)).toEqual(looks);
      });
      expect(errors).toEqual([]);
    }
    const refused = await open(browser, folder, WITHOUT_STYLES, async (page, origin) => {
      const failed = page.waitForEvent('pageerror');
      await page.goto(origin);
      await failed;
    });
    expect(refused.join()).toMatch(/styled-components.*#17/);
  } finally {
    await browser.close();
  }
}

/** Imports every entry point of the packages in Node, without a browser and without a bundler. */
function importInNode(folder: string): void {
  console.log('▸ Node');
  const entryPoints = PACKAGES.flatMap((one) => publicEntryPoints(one.folder));
  const code = entryPoints.map(({ specifier }) => `await import('${specifier}');`).join('');
  runIn(folder, 'node', '--input-type=module', '--eval', code);
}

/** Checks that npm refuses React 18. Checks that two copies of React cause an error with a helpful message. */
function checkReactVersions(folder: string, tarballs: readonly string[]): void {
  console.log('▸ React 18');
  const other = join(folder, 'react-18');
  mkdirSync(other);
  writeFileSync(join(other, 'package.json'), '{}');
  const files = tarballs.map((tarball) => join(folder, tarball));
  const install = [
    'install',
    '--dry-run',
    '--loglevel=error',
    ...files,
    'react@18',
    'react-dom@18',
  ];
  const refused = refusalOf(other, 'npm', ...install);
  expect(refused).toContain('ERESOLVE');
  expect(refused).toContain('peer react@"^19.0.0" from @gemas/ui');

  // npm installs a second copy of React for a library that does not accept the version of the app. The copy simulates
  // such an installation.
  console.log('▸ two copies of react');
  const modules = join(folder, 'node_modules');
  cpSync(join(modules, 'react'), join(modules, '@gemas/ui/node_modules/react'), {
    recursive: true,
  });
  const code = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { GemWallet } from '@gemas/ui/components';
    renderToString(createElement(GemWallet, { balance: 1284 }));`;
  const rendering = refusalOf(folder, 'node', '--input-type=module', '--eval', code);
  expect(rendering).toContain('more than one copy of React');
}

const folder = mkdtempSync(join(tmpdir(), 'guest-'));
try {
  console.log(`▸ the guest in ${folder}`);
  cpSync(fileURLToPath(new URL('page', import.meta.url)), folder, { recursive: true });
  const tarballs = packInto(folder).map(({ filename }) => `./${filename}`);
  const others = options.with.split(',').filter(Boolean);
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact'];
  runIn(folder, 'npm', 'install', ...quietly, ...tarballs, ...others);
  runIn(folder, 'npm', 'run', 'build');
  importInNode(folder);
  await drive(folder);
  checkReactVersions(folder, tarballs);
  console.log('The guest works.');
} finally {
  if (!options.keep) rmSync(folder, { recursive: true, force: true });
}
