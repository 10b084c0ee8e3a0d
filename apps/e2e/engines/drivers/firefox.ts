import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@gemas/tools/lib/free-port';
import { inTime } from '../in-time.ts';
import { Connection } from './bidi.ts';
import {
  type Actions,
  type Driver,
  type Engine,
  keyActions,
  LANGUAGE,
  PHONE,
  tapActions,
} from './driver.ts';
import { openPage } from './open-page.ts';
import { startProgram } from './processes.ts';

const CLOSE_LIMIT_MS = 10_000;

/** Preferences of a Firefox profile without prompts, without Firefox's own requests, and with touch events. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.w3c_touch_events.enabled': 1,
  'extensions.update.enabled': false,
  'intl.accept_languages': LANGUAGE,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Result of the BiDi command `script.evaluate`. */
interface Evaluated {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Opens a tab with the storage of `userContext`. */
async function openTab(connection: Connection, userContext: string): Promise<Driver> {
  const { context } = await connection.call<{ context: string }>('browsingContext.create', {
    type: 'tab',
    userContext,
  });
  await connection.call('browsingContext.setViewport', { context, viewport: PHONE });
  const perform = (actions: Actions) =>
    connection.call<void>('input.performActions', { context, ...actions });
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await connection.call<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return String(result?.value);
  };
  return {
    open: (url) =>
      openPage(url, evaluate, () =>
        connection.call('browsingContext.navigate', { context, url, wait: 'none' }),
      ),
    evaluate,
    tap: (x, y) => perform(tapActions(x, y, 'touch')),
    press: (keys) => perform(keyActions(keys)),
    back: () => connection.call('browsingContext.traverseHistory', { context, delta: -1 }),
    async screenshot() {
      const { data } = await connection.call<{ data: string }>(
        'browsingContext.captureScreenshot',
        { context },
      );
      return Buffer.from(data, 'base64');
    },
    close: () => connection.call('browsingContext.close', { context }),
  };
}

/** Starts Firefox, controlled by WebDriver BiDi. This protocol needs no separate driver. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'engines-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const port = await freePort();
  const firefox = startProgram(executablePath, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    `--remote-debugging-port=${port}`,
    'about:blank',
  ]);
  const address = await firefox.started(() => /ws:\/\/\S+/.exec(firefox.output())?.[0]);
  const connection = await Connection.open(`${address}/session`);
  const { capabilities } = await connection.call<{ capabilities: { browserVersion: string } }>(
    'session.new',
    { capabilities: {} },
  );
  return {
    version: capabilities.browserVersion,
    async openWindow() {
      const { userContext } = await connection.call<{ userContext: string }>(
        'browser.createUserContext',
      );
      return {
        ...(await openTab(connection, userContext)),
        close: () => connection.call('browser.removeUserContext', { userContext }),
      };
    },
    async close() {
      await inTime(connection.call('browser.close'), CLOSE_LIMIT_MS).catch(() => undefined);
      connection.close();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
