import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { BLENDER_SKU, encryptLoginCode } from '@gemas/mocks';
import { startServer } from '@gemas/mocks/http';
import type { Page } from '@playwright/test';
import { BUILD_DIR } from './build.ts';
import {
  test as base,
  clickAfterReading,
  deploy,
  expect,
  headersFor,
  heading,
  Server,
} from './harness.ts';
import { settled } from './settled.ts';

const FERNANDA = '48213';
const WITH_SURVEY = '60009';
/** Path below which the app is deployed. */
const BASE = '/juego/';
const KILL_SWITCH = fileURLToPath(new URL('../../web/pwa/kill-switch.js', import.meta.url));

/** A deployment of the app below a path. It can be replaced by a newer version, and stopped. */
interface Deployment {
  /** 'http://127.0.0.1:41733/juego/'. */
  address: string;
  server: Server;
  /** Deploys a newer version: every file has a new name, and the old files are removed. */
  ship: () => void;
  /** Deploys the kill switch in place of the service worker. */
  kill: () => void;
  stop: () => Promise<void>;
}

/** Renames each code file, and the references to it in all other files, as another build would. */
function rebuild(folder: string): void {
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => extname(name) === '.js');
  const renamed = new Map(names.map((name) => [name, name.replace('.js', '-2.js')]));
  const pattern = new RegExp(names.map((name) => name.replace('.', '\\.')).join('|'), 'g');
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
  const files = [
    ...[...renamed.values()].map((name) => join('assets', name)),
    'index.html',
    'sw.js',
  ];
  for (const file of files) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8').replace(pattern, (name) => renamed.get(name) ?? name);
    // Changes the revision of index.html in the worker's list of files, so that the worker fetches the page again.
    writeFileSync(path, text.replace(/("index\.html",revision:")\w+/, '$1second'));
  }
}

const test = base.extend<{ deployed: Deployment }>({
  deployed: async ({ context }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'gemas-deployment-'));
    // Leaves out the compressed files, which a new version would have to write again.
    const isPlain = (file: string) => !/\.(gz|br)$/.test(file);
    cpSync(BUILD_DIR, folder, { recursive: true, filter: isPlain });
    const api = await startServer();
    const headers = headersFor(api.origin);
    const app = await deploy({ folder, base: BASE, headers, api, changes: true });
    const stop = async () => void (await app.close());
    await use({
      address: `${app.origin}${BASE}`,
      server: new Server(api.origin, context),
      ship: () => rebuild(folder),
      kill: () => cpSync(KILL_SWITCH, join(folder, 'sw.js')),
      stop,
    });
    await stop();
    await api.close();
    rmSync(folder, { recursive: true });
  },
});

async function open(page: Page, { address }: Deployment, employee = FERNANDA, hash = '') {
  const code = await encryptLoginCode(employee, DEVELOPMENT_LOGIN_CODE_KEY);
  await page.goto(`${address}?code=${code}${hash}`);
}

/** Resolves when the service worker has cached everything and controls this page. */
async function workerServes(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** Makes the app visible again, upon which it checks for a new version. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Runs in the page before its scripts. Counts how often the page has registered a service worker. */
function countRegistrations(): void {
  const counts = { registrations: 0 };
  Object.defineProperty(globalThis, 'registrations', { get: () => counts.registrations });
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  serviceWorker.register = async (...args) => {
    const registration = await register(...args);
    counts.registrations += 1;
    return registration;
  };
}

/** Starts counting page loads. Returns a function that returns the count. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

const follow = (page: Page, hash: string) =>
  page.evaluate((to) => {
    window.location.hash = to;
  }, hash);

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('it is installable from any path, and opens without a server until the person leaves', async ({
    page,
    context,
    deployed,
  }) => {
    await open(page, deployed);
    await expect(heading(page, /Ávila/)).toBeVisible();
    const devtools = await context.newCDPSession(page);
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    const errors = installabilityErrors.map(({ errorId }) => errorId);
    expect(errors.filter((id) => id !== 'in-incognito')).toEqual([]);
    const { manifest, sizes } = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      const url = String(link?.href);
      const manifest = await (await fetch(url)).json();
      const load = async (address: string) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      };
      const apple = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]');
      const icons: { src: string }[] = manifest.icons;
      const addresses = [...icons.map(({ src }) => new URL(src, url).href), String(apple?.href)];
      return { manifest, sizes: await Promise.all(addresses.map(load)) };
    });
    expect(manifest).toMatchObject({ lang: 'es-MX', start_url: './', display: 'standalone' });
    const declared = manifest.icons.map(({ sizes: size }: { sizes: string }) => size);
    expect(sizes).toEqual([...declared, '180x180']);
    await workerServes(page);

    await page.close();
    await deployed.stop();
    const again = await context.newPage();
    await again.goto(deployed.address);
    await expect(heading(again, /Ávila/)).toBeVisible();
    await expect(
      again.getByText(/^Sin conexión\. Ves tus datos de las? \d+:\d\d [ap]\. m\.$/),
    ).toBeVisible();
    await expect(again.locator('main')).toContainText('1,284');
    await expect(again.getByText('Bajío Norte', { exact: true })).toBeVisible();
    const cached = await again.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached.length).toBeGreaterThan(50);
    const isCode = (path: string) =>
      /^\/juego\/(index\.html|manifest\.webmanifest|assets\/[^/]+)$/.test(path);
    expect(cached.filter((path) => !isCode(path))).toEqual([]);

    await again.getByRole('link', { name: /Perfil/ }).click();
    await again.getByRole('button', { name: 'Cerrar sesión' }).click();
    await clickAfterReading(again.getByRole('button', { name: 'Sí, cerrar sesión' }));
    await expect(again).toHaveURL(/#\/fail$/);
    await again.goto(`${deployed.address}#/score`);
    await again.reload();
    await expect(again).toHaveURL(/#\/fail$/);
    await expect(again.getByText('Ávila')).toHaveCount(0);
  });

  test('a new version waits while a form is half written, and is taken by a tap', async ({
    page,
    deployed,
  }) => {
    await open(page, deployed, FERNANDA, '#/support/new');
    await page.locator('[name="comments"]').fill('No veo mis gemas');
    await workerServes(page);
    const loads = countLoads(page);
    deployed.ship();
    await comeBack(page);
    const isWaiting = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.waiting != null;
      });
    await expect.poll(isWaiting).toBe(true);
    const notice = page.getByText('Hay una versión nueva');
    await expect(notice).toBeHidden();
    await page.getByRole('button', { name: 'Volver' }).click();
    await expect(notice).toBeVisible();
    expect(loads()).toBe(0);

    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect.poll(loads).toBe(1);
    await expect(page.locator('script[src*="/app-"][src$="-2.js"]')).toBeAttached();
    await follow(page, '/support/new');
    await expect(page.locator('[name="comments"]')).toHaveValue('No veo mis gemas');
    await expect(notice).toBeHidden();
  });

  test('the kill switch removes the worker and its caches, and loads the page once', async ({
    page,
    context,
    deployed,
  }) => {
    await open(page, deployed);
    await workerServes(page);
    const loads = countLoads(page);
    await page.addInitScript(countRegistrations);
    deployed.kill();
    await comeBack(page);
    await expect.poll(loads).toBe(1);
    await expect(heading(page, /Ávila/)).toBeVisible();
    const left = () =>
      page.evaluate(async () => {
        const registrations = await navigator.serviceWorker.getRegistrations();
        return [registrations.length, (await caches.keys()).length];
      });
    await expect.poll(left).toEqual([0, 0]);
    // The page registers the server's worker, which is the kill switch and has nothing to remove.
    const registrations = () =>
      page.evaluate(() => (globalThis as unknown as { registrations: number }).registrations);
    await expect.poll(registrations).toBe(1);
    await expect.poll(left).toEqual([0, 0]);
    await settled(context);
    expect(loads()).toBe(1);
  });
});

test('code that a newer version has replaced is loaded anew, once, and what was typed stays', async ({
  page,
  deployed,
}) => {
  await open(page, deployed, FERNANDA, '#/support/new');
  await page.locator('[name="comments"]').fill('No veo mis gemas');
  // Waits for the fonts. The code that the first screen does not need is loaded together with them, so it also comes
  // from the old version.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Gabarito Variable')),
  );
  deployed.ship();
  const loads = countLoads(page);
  await page.getByRole('button', { name: 'Volver' }).click();
  await follow(page, '/support');
  await expect(page.getByRole('link', { name: 'Crea un ticket' })).toBeVisible();
  expect(loads()).toBe(1);
  await follow(page, '/support/new');
  await expect(page.locator('[name="comments"]')).toHaveValue('No veo mis gemas');
});

test('an order says that it needs a connection, keeps what is typed and is sent by a tap alone', async ({
  page,
  context,
  deployed,
}) => {
  const { server } = deployed;
  const posts = async () =>
    (await server.requests('POST', '/orders/simulation')).length +
    (await server.requests('POST', '/orders')).length;
  const notice = page.getByText(/^Necesitas conexión para canjear\./);
  const order = page.getByRole('button', { name: 'Canjear por 489 esmeraldas' });
  await open(page, deployed, FERNANDA, `#/vault/${BLENDER_SKU}/order`);
  await expect(order).toBeVisible();
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await page.locator('[name="phone"]').fill('4771112233');
  await clickAfterReading(order);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(page.locator('[name="phone"]')).toHaveValue('4771112233');
  expect(await posts()).toBe(0);
  await clickAfterReading(order);
  await clickAfterReading(page.getByRole('button', { name: 'Sí, canjear' }));
  await expect(page.getByRole('heading', { name: '¡Felicidades!' })).toBeVisible();
  expect(await posts()).toBe(2);
});

test('a survey keeps its answers through a lost connection and a reload', async ({
  page,
  context,
  deployed,
}) => {
  await open(page, deployed, WITH_SURVEY);
  const send = page.getByRole('button', { name: 'Enviar respuestas' });
  const words = page.getByLabel('3. ¿Qué cambiarías?');
  await words.fill('Más tiempo');
  const yes = page.getByRole('radio', { name: 'Sí' });
  await clickAfterReading(yes);
  await expect(yes).toBeChecked();
  await page.getByRole('checkbox', { name: 'Electrodomésticos' }).check();
  await context.setOffline(true);
  await expect(page.getByText(/^Necesitas conexión para enviar tus respuestas\./)).toBeVisible();
  await send.click();
  await context.setOffline(false);
  await page.reload();
  await expect(words).toHaveValue('Más tiempo');
  await expect(page.getByRole('radio', { name: 'Sí' })).toBeChecked();
  expect(await deployed.server.requests('POST', '/surveys/complete')).toEqual([]);
  await send.click();
  await expect(words).toBeHidden();
  expect(await deployed.server.requests('POST', '/surveys/complete')).toHaveLength(1);
});
