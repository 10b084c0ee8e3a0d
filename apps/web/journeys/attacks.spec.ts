import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { encryptLoginCode } from '@gemas/mocks';
import { expect, heading, test } from './harness.ts';

const FERNANDA = '48213';

/** Serves a page of another origin that frames an address and opens it. */
async function servePage(html: string): Promise<{ origin: string; close(): void }> {
  const server = createServer((_, outgoing) => {
    outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
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
  // Another opener policy parts the two windows.
  const seen = () => page.evaluate(() => (window as unknown as { opened: Window }).opened.closed);
  await expect.poll(seen).toBe(true);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
  foreign.close();
  // The browser reports the refused frame, as it should.
  violations.length = 0;
});
