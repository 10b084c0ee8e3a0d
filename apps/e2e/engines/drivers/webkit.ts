import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@gemas/tools/lib/free-port';
import { type Driver, type Engine, holdActions, keyActions, PHONE, tapActions } from './driver.ts';
import { openPage } from './open-page.ts';
import { type Program, startProgram } from './processes.ts';

const ANSWER_LIMIT_MS = 30_000;
/** The user agent contains the version of Safari or of the engine. Only versions of Safari are below this number. */
const FIRST_OWN_VERSION = 60;

/** A running WebKit driver, controlled by WebDriver. */
interface Service {
  address: string;
  /** Capabilities of a WebDriver session. They name the browser and its arguments. */
  options: object;
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

async function call<T>(
  { address }: Service,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(`${address}${path}`, {
    method,
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((error) => {
    throw new Error(`${method} ${path} has no answer: ${error}`);
  });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
  return value;
}

async function openSession(service: Service): Promise<{ driver: Driver; version: string }> {
  const { sessionId, capabilities } = await call<Session>(service, 'POST', '/session', {
    // 'none': the driver does not wait until a page has loaded, because WPE 2.38 sometimes does not notice this.
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none', ...service.options } },
  });
  const path = `/session/${sessionId}`;
  const first = await call<string>(service, 'GET', `${path}/window`);
  // Handle of the selected tab. The driver sends commands to the selected tab.
  let chosen = first;
  const choose = async (tab: string) => {
    if (tab !== chosen) await call(service, 'POST', `${path}/window`, { handle: tab });
    chosen = tab;
  };
  const resize = () => call(service, 'POST', `${path}/window/rect`, { ...PHONE, x: 0, y: 0 });
  const tabOf = (tab: string): Driver => {
    const post = async (command: string, body: object) => {
      await choose(tab);
      return call<unknown>(service, 'POST', `${path}/${command}`, body);
    };
    const evaluate = async (expression: string) =>
      String(await post('execute/sync', { script: `return ${expression}`, args: [] }));
    return {
      open: (url) => openPage(url, evaluate, () => post('url', { url })),
      evaluate,
      tap: async (x, y, times, gapMs) =>
        void (await post('actions', tapActions(x, y, 'mouse', times, gapMs))),
      hold: async (key, ms) => void (await post('actions', holdActions(key, ms))),
      press: async (keys) => void (await post('actions', keyActions(keys))),
      // The driver's own command `back` waits for a page load in WPE 2.38, but the app changes only the hash.
      back: async () => void (await evaluate('history.back()')),
      async screenshot() {
        await choose(tab);
        return Buffer.from(await call<string>(service, 'GET', `${path}/screenshot`), 'base64');
      },
      async openTab() {
        // Opens a window instead of a tab, because the driver cannot bring a tab to the front.
        const { handle } = (await post('window/new', { type: 'window' })) as { handle: string };
        await choose(handle);
        await resize();
        return tabOf(handle);
      },
      show: () => choose(tab),
      async close() {
        await choose(tab);
        await call(service, 'DELETE', `${path}/window`);
        await choose(first);
      },
    };
  };
  const driver = tabOf(first);
  await resize();
  const agent = await driver.evaluate('navigator.userAgent');
  const [, safari = ''] = /Version\/([\d.]+)/.exec(agent) ?? [];
  const isSafari = Number.parseFloat(safari) < FIRST_OWN_VERSION;
  return {
    version: isSafari
      ? `${capabilities.browserVersion} (Safari ${safari})`
      : capabilities.browserVersion,
    driver: { ...driver, close: async () => void (await call(service, 'DELETE', path)) },
  };
}

/** Starts a driver on a virtual screen, and reads the version of its browser. */
async function startService(
  program: string,
  screen: Program,
  env: NodeJS.ProcessEnv,
  options: object,
  cleanUp: () => void = () => {},
): Promise<Engine> {
  const startDriver = async () => {
    const port = await freePort();
    const { started, stop } = startProgram(program, [`--port=${port}`], { env });
    const address = `http://127.0.0.1:${port}`;
    await started(() => fetch(`${address}/status`).catch(() => undefined));
    return { stop, open: () => openSession({ address, options }) };
  };
  let driver = await startDriver();
  // WebKitGTK's browser sometimes hangs while it starts. Its driver then starts no other browser, so a new driver is
  // started.
  const open = () =>
    driver.open().catch(async () => {
      await driver.stop();
      driver = await startDriver();
      return driver.open();
    });
  const first = await open();
  await first.driver.close();
  return {
    version: first.version,
    openWindow: async () => (await open()).driver,
    async close() {
      await driver.stop();
      await screen.stop();
      cleanUp();
    },
  };
}

/** Paths of the programs that an engine needs. */
export interface WebKitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Starts WebKitGTK on a virtual X screen without a window manager. */
export async function startWebKitGtk(programs: WebKitPrograms): Promise<Engine> {
  const size = `${PHONE.width}x${PHONE.height}x24`;
  // Xvfb chooses a free display and writes its number to file descriptor 3.
  const screen = startProgram(programs.screen, ['-displayfd', '3', '-screen', '0', size], {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const display = await screen.started(() => /^\d+$/m.exec(screen.output())?.[0]);
  return startService(
    programs.driver,
    screen,
    { DISPLAY: `:${display}` },
    {
      'webkitgtk:browserOptions': {
        binary: programs.browser,
        // Without full screen, the window would have a toolbar that is wider than a phone.
        args: ['--automation', '--full-screen'],
      },
    },
  );
}

/** Starts WPE on a Wayland screen. Without the Wayland screen, its window would be 800 px wide. */
export async function startWpe(programs: WebKitPrograms): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'engines-wpe-'));
  const env = { XDG_RUNTIME_DIR: folder };
  const screen = startProgram(
    programs.screen,
    [
      '--backend=headless-backend.so',
      '--socket=engines',
      '--idle-time=0',
      '--width=1024',
      '--height=1024',
    ],
    { env },
  );
  await screen.started(() => /weston-desktop-shell/.exec(screen.output())?.[0]);
  return startService(
    programs.driver,
    screen,
    {
      ...env,
      WAYLAND_DISPLAY: 'engines',
      COG_PLATFORM_WL_VIEW_WIDTH: String(PHONE.width),
      COG_PLATFORM_WL_VIEW_HEIGHT: String(PHONE.height),
    },
    {
      'wpe:browserOptions': {
        binary: programs.browser,
        args: ['--automation', '--platform=wl'],
      },
    },
    () => rmSync(folder, { recursive: true, force: true }),
  );
}
