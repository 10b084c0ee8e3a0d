import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '@gemas/mocks/http';
import type { Page, Request } from '@playwright/test';
import { BUILD_DIR } from './build.ts';
import { CHECKOUT, redeem, redeemAndConfirm } from './checkout.ts';
import { test as base, deploy, expect, headersForApi, Server } from './harness.ts';
import { FERNANDA, TWO_SURVEYS } from './personas.ts';
import { settled } from './settled.ts';
import {
  clickAfterReading,
  enter,
  FAIL,
  field,
  follow,
  heading,
  logOut,
  tapBack,
} from './steps.ts';

const BASE = '/juego/';
const KILL_SWITCH = fileURLToPath(new URL('../../web/pwa/kill-switch.js', import.meta.url));

/** A deployment of the app. Tests can replace it by a newer version, and stop it. */
interface Deployment {
  /** Address of the app: 'http://127.0.0.1:41733/juego/'. */
  address: string;
  server: Server;
  /** Deploys a newer version. All scripts get new names, and the old scripts are removed. */
  ship: () => void;
  /** Replaces the service worker by the kill switch, a worker that removes itself and its caches. */
  kill: () => void;
  stop: () => Promise<void>;
}

/** Renames all scripts of a build, and their references in other files, as if the sources had changed. */
function rebuild(folder: string): void {
  const names = readdirSync(join(folder, 'assets')).filter((name) => extname(name) === '.js');
  const renamed = new Map(names.map((name) => [name, name.replace('.js', '-2.js')]));
  const pattern = new RegExp(names.map((name) => name.replace('.', '\\.')).join('|'), 'g');
  const rename = (text: string) => text.replace(pattern, (name) => renamed.get(name) ?? name);
  const files = [...names.map((name) => join('assets', name)), 'index.html', 'sw.js'];
  for (const file of files) {
    const text = rename(readFileSync(join(folder, file), 'utf8'))
      // Changes the revision of index.html in the worker's list of files, so that the worker loads it again.
      .replace(/("index\.html",revision:")\w+/, '$1second');
    // Writes a new file. If a response is still being read from the old file, it keeps its content.
    rmSync(join(folder, file));
    writeFileSync(join(folder, rename(file)), text);
  }
}

const test = base.extend<{ deployed: Deployment }>({
  deployed: async ({ context }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'gemas-deployment-'));
    // Omits compressed files, because `rebuild` does not update them.
    const isPlain = (file: string) => !/\.(gz|br)$/.test(file);
    cpSync(BUILD_DIR, folder, { recursive: true, filter: isPlain });
    const api = await startServer();
    const headers = headersForApi(api.origin);
    const app = await deploy({ folder, base: BASE, headers, api });
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

/** Waits until the service worker has cached its files and controls the page. */
async function workerServes(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
}

/** Simulates returning to the app. The app then checks for a new version. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Counts the registrations of a service worker. Runs in the page before its scripts. */
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

/** Starts counting page loads. Returns a function that returns the number so far. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test.describe('the app with its service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('can be installed below any path, and opens without a server until the user logs out', async ({
    page,
    context,
    deployed,
  }) => {
    await enter(page, FERNANDA, '', deployed.address);
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
    // A link with a code opens the same stored page.
    await again.goto(`${deployed.address}?code=unreadable`);
    await expect(heading(again, /Ávila/)).toBeVisible();
    const cached = await again.evaluate(async () => {
      const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const requests = await Promise.all(caches_.map((cache) => cache.keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(cached.length).toBeGreaterThan(50);
    expect(cached.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
    const isCode = (path: string) =>
      /^\/juego\/(index\.html|manifest\.webmanifest|assets\/[^/]+)$/.test(path);
    expect(cached.filter((path) => !isCode(path))).toEqual([]);

    await again.getByRole('link', { name: /Perfil/ }).click();
    await logOut(again);
    await again.goto(`${deployed.address}#/score`);
    await again.reload();
    await expect(again).toHaveURL(FAIL);
    await expect(again.getByText('Ávila')).toHaveCount(0);
  });

  test('offers a new version only after the user has left a half-written form, and updates on a tap', async ({
    page,
    context,
    deployed,
  }) => {
    await enter(page, FERNANDA, '#/support/new', deployed.address);
    await field(page, 'comments').fill('No veo mis gemas');
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
    await tapBack(page);
    await expect(notice).toBeVisible();
    expect(loads()).toBe(0);

    // Waits until no request is pending. A pending request would delay the new worker by 30 s. In this test it would
    // delay the worker by minutes, because DevTools is attached.
    await settled(context);
    await page.getByRole('button', { name: 'Actualizar' }).click();
    await expect.poll(loads).toBe(1);
    await expect(page.locator('script[src*="/index-"][src$="-2.js"]')).toBeAttached();
    await follow(page, '/support/new');
    await expect(field(page, 'comments')).toHaveValue('No veo mis gemas');
    await expect(notice).toBeHidden();
  });

  test('is removed by the kill switch, which loads the page once', async ({
    page,
    context,
    deployed,
  }) => {
    await enter(page, FERNANDA, '', deployed.address);
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
    // The reloaded page registers the kill switch a second time. The kill switch must then remove itself without
    // another page load.
    const registrations = () =>
      page.evaluate(() => (globalThis as unknown as { registrations: number }).registrations);
    await expect.poll(registrations).toBe(1);
    await expect.poll(left).toEqual([0, 0]);
    await settled(context);
    expect(loads()).toBe(1);
  });
});

test('the page is reloaded once if a newer version has removed its code, and typed text stays', async ({
  page,
  deployed,
  problems,
}) => {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await enter(page, FERNANDA, '#/support/new', deployed.address);
  await field(page, 'comments').fill('No veo mis gemas');
  // The app loads its fonts together with other code. All of this code must come from the old version.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family }) => family.includes('Gabarito Variable')),
  );
  await expect.poll(() => pending.size).toBe(0);
  deployed.ship();
  const loads = countLoads(page);
  await tapBack(page);
  await expect.poll(loads).toBe(1);
  // Removes an expected error: the failed import that has caused the reload.
  problems.length = 0;
  await follow(page, '/support');
  await expect(page.getByRole('link', { name: 'Crea un ticket' })).toBeVisible();
  expect(loads()).toBe(1);
  await follow(page, '/support/new');
  await expect(field(page, 'comments')).toHaveValue('No veo mis gemas');
});

test('without a connection an order shows a notice, keeps typed data, and is sent only by a later tap', async ({
  page,
  context,
  deployed,
}) => {
  const { server } = deployed;
  const notice = page.getByText(/^Necesitas conexión para canjear\./);
  await enter(page, FERNANDA, CHECKOUT, deployed.address);
  await expect(redeem(page)).toBeVisible();
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await field(page, 'phone').fill('4771112233');
  await clickAfterReading(redeem(page));
  await expect(notice).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await expect(field(page, 'phone')).toHaveValue('4771112233');
  expect(await server.orderCalls()).toEqual([0, 0]);
  await redeemAndConfirm(page);
  expect(await server.orderCalls()).toEqual([1, 1]);
});

test('a survey keeps its answers after a lost connection and a reload', async ({
  page,
  context,
  deployed,
}) => {
  await enter(page, TWO_SURVEYS, '', deployed.address);
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
