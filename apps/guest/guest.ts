// Another team's app: installs the tarballs of our packages in a temporary folder outside the workspace, checks types,
// builds, and drives the page in Chromium. `npm run guest`, after `npm run build:packages`.
// `-- --with react@19.0.0,react-dom@19.0.0` installs other versions; `-- --keep` leaves the folder; `-- --picture file.png`
// takes a picture of the page.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { expect } from '@playwright/test';
import { chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../.ci/chromium.ts';
import { leavingNothing } from '../../.ci/leaving.ts';
import { packInto } from '../../.ci/packages/pack.ts';
import { PATIENCE_MS } from '../../.ci/patience.ts';

const { values: options } = parseArgs({
  options: {
    with: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
    picture: { type: 'string' },
  },
});

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The guest knows nothing of this repository: its Node does not look for sources. */
const { NODE_OPTIONS: _, ...environment } = process.env;

function runIn(folder: string, command: string, ...args: string[]): void {
  execFileSync(command, args, { cwd: folder, env: environment, stdio: 'inherit' });
}

function serve(folder: string): Promise<{ origin: string; server: Server }> {
  const server = createServer(({ url = '/' }, outgoing) => {
    const path = new URL(url, 'http://localhost').pathname;
    const file = path === '/' ? '/index.html' : path;
    try {
      const body = readFileSync(join(folder, file));
      outgoing.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      outgoing.end(body);
    } catch {
      outgoing.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : 0;
      resolve({ origin: `http://127.0.0.1:${port}`, server });
    });
  });
}

/** What a person does with the page; throws where the page does not do its part. */
async function visit(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await expect(page.getByText('Tienes 1,284 esmeraldas canjeables en bóveda')).toBeVisible();

  console.log('· tokens and fonts');
  const save = page.getByRole('button', { name: 'Guardar tarjeta' });
  // The face of a button is a cut plane behind it.
  const face = () =>
    save.evaluate((button) => getComputedStyle(button, '::before').backgroundColor);
  await expect.poll(face).toBe('rgb(29, 78, 216)');
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "Figtree Variable"')))
    .toBe(true);

  if (options.picture) await page.screenshot({ path: options.picture });

  console.log('· card number');
  const number = page.getByLabel('Número de tarjeta');
  const confirmation = page.getByLabel('Confirma el número');
  await number.pressSequentially('5210 0048');
  await confirmation.focus();
  await expect(page.getByText('Debe contener 16 dígitos')).toBeVisible();
  await number.fill('5210004833172401');
  await expect(number).toHaveValue('5210 0048 3317 2401');
  await confirmation.pressSequentially('53');
  await expect(page.getByText('No coincide', { exact: true })).toBeVisible();
  await confirmation.fill('5210004833172401');
  await save.click();
  await expect(page.getByText('Tarjeta que termina en 2401')).toBeVisible();

  console.log('· tracking');
  const steps = page.getByRole('list', { name: 'Seguimiento' }).getByRole('listitem');
  await expect(steps).toHaveCount(4);

  console.log('· countdown');
  await page.getByRole('button', { name: 'Esperar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Por favor espera antes de canjear nuevamente')).toBeVisible();
  await expect(dialog.getByText('Listo! ya puedes continuar con el canje')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Continuaste 1 veces')).toBeVisible();

  console.log('· ranking of 5,000 rows');
  const table = page.getByRole('table', { name: 'Ranking de la otra app' });
  await expect(table).toHaveAttribute('aria-rowcount', '5001');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(table.getByText('persona 5000')).toBeVisible();
  expect(await table.getByRole('row').count()).toBeLessThan(60);

  console.log('· a whole screen over the mocks, by the router of the guest');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: 'VER LOS PREMIOS' }).click();
  await expect(page.getByRole('heading', { name: 'Mis premios' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function drive(folder: string): Promise<void> {
  const { origin, server } = await serve(join(folder, 'dist'));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
    });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.setDefaultTimeout(PATIENCE_MS);
    await visit(page, origin);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    server.close();
  }
}

const folder = mkdtempSync(join(tmpdir(), 'guest-'));
await leavingNothing(
  () => {
    if (!options.keep) rmSync(folder, { recursive: true, force: true });
  },
  async () => {
    console.log(`▸ the guest in ${folder}`);
    cpSync(fileURLToPath(new URL('page', import.meta.url)), folder, { recursive: true });
    const tarballs = packInto(folder).map(({ filename }) => `./${filename}`);
    const others = options.with.split(',').filter(Boolean);
    runIn(
      folder,
      'npm',
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--save-exact',
      ...tarballs,
      ...others,
    );
    runIn(folder, 'npm', 'run', 'build');
    await drive(folder);
    console.log('The guest works.');
  },
);
