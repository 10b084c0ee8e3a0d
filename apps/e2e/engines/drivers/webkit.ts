import { freePort } from '@gemas/tools/lib/free-port';
import { type Driver, type Engine, keyActions, PHONE, tapActions } from './driver.ts';
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
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none', ...service.options } },
  });
  const path = `/session/${sessionId}`;
  const post = (command: string, body: object) =>
    call<unknown>(service, 'POST', `${path}/${command}`, body);
  const evaluate = async (expression: string) =>
    String(await post('execute/sync', { script: `return ${expression}`, args: [] }));
  const driver: Driver = {
    open: (url) => openPage(url, evaluate, () => post('url', { url })),
    evaluate,
    tap: async (x, y) => void (await post('actions', tapActions(x, y, 'mouse'))),
    press: async (keys) => void (await post('actions', keyActions(keys))),
    back: async () => void (await evaluate('history.back()')),
    screenshot: async () =>
      Buffer.from(await call<string>(service, 'GET', `${path}/screenshot`), 'base64'),
    close: async () => void (await call(service, 'DELETE', path)),
  };
  await post('window/rect', { ...PHONE, x: 0, y: 0 });
  const agent = await driver.evaluate('navigator.userAgent');
  const [, safari = ''] = /Version\/([\d.]+)/.exec(agent) ?? [];
  const isSafari = Number.parseFloat(safari) < FIRST_OWN_VERSION;
  return {
    version: isSafari
      ? `${capabilities.browserVersion} (Safari ${safari})`
      : capabilities.browserVersion,
    driver,
  };
}

/** Starts a driver on a virtual screen, and reads the version of its browser. */
async function startService(
  program: string,
  screen: Program,
  env: NodeJS.ProcessEnv,
  options: object,
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
