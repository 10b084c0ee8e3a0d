import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startServer } from '@gemas/mocks/http';
import { siteHeaders } from '@gemas/web/deploy/headers';
import { siteSettings } from '@gemas/web/deploy/settings';
import { serve } from '../bench/serve.ts';
import { BUILD_DIR } from '../journeys/build.ts';
import { loginCode } from '../journeys/steps.ts';

/** Path to which the page sends its errors. WebDriver cannot read the console, so the page reports errors itself. */
const PROBLEMS = '/api/engines/problems';

/** The first script of the page. Sends errors to `PROBLEMS` by beacons, which arrive even after the page is left. */
const REPORTER = `
(function () {
  function report(kind, what) { navigator.sendBeacon('${PROBLEMS}', kind + ': ' + what); }
  function text(value) { return value && value.stack ? value + ' ' + value.stack : String(value); }
  addEventListener('error', function (event) {
    report('uncaught', text(event.error || event.message) + ' ' + event.filename + ':' + event.lineno + ':' + event.colno);
  });
  addEventListener('unhandledrejection', function (event) { report('rejected', text(event.reason)); });
  addEventListener('securitypolicyviolation', function (event) {
    report('policy', event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sourceFile + ':' + event.lineNumber);
  });
  var log = console.error;
  console.error = function () {
    report('console', Array.prototype.map.call(arguments, text).join(' '));
    log.apply(console, arguments);
  };
})();`;

export type Site = Awaited<ReturnType<typeof openSite>>;

/** Starts a server with the built app and the mock server on one origin, like a deployment. */
export async function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'engines-site-'));
  cpSync(BUILD_DIR, folder, { recursive: true });
  const built = readFileSync(join(folder, 'index.html'), 'utf8');
  const page = built.replace('<head>', `<head><script>${REPORTER}</script>`);
  if (page === built) throw new Error('index.html has no <head>');
  writeFileSync(join(folder, 'index.html'), page);
  // The build's compressed copies have no reporter.
  for (const ending of ['br', 'gz']) rmSync(join(folder, `index.html.${ending}`), { force: true });

  const mock = await startServer();
  let isCut = false;
  const problems: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === PROBLEMS) {
      problems.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    if (isCut) request.socket.destroy();
    else mock.server.emit('request', request, response);
  };
  const settings = siteSettings({ VITE_API_URL: mock.origin, VITE_PICTURE_ORIGINS: mock.origin });
  const site = await serve(folder, (...call) => void answer(...call), {
    headers: siteHeaders(settings, page),
  });
  return {
    origin: site.origin,
    db: mock.db,
    /** Errors of the page and policy violations. The list grows with each of them. */
    problems: problems as readonly string[],
    /** Breaks the connection of each call of the API while `isBroken` is true. */
    breakCalls(isBroken: boolean) {
      isCut = isBroken;
    },
    /** Returns the login link of a persona. */
    entrance: async (employee: string, path = '') =>
      `${site.origin}/?code=${await loginCode(employee)}${path}`,
    async close() {
      site.close();
      await mock.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
