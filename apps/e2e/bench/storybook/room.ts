// Opens pages of a Storybook in a browser and measures when they are painted.
import type { Browser, Page } from 'playwright';

const SIZE = { width: 1440, height: 900 };
/** A page that is not painted within this time counts as broken, ms. */
const LIMIT_MS = 180_000;

/** Ids of the measured pages. Storybook uses the ids in its addresses. */
export interface Pages {
  /** The page that Storybook opens if the address names no page. */
  first: string;
  story: string;
  /** The story below `story` in the sidebar. */
  next: string;
}

/**
 * Times that the measured page records, ms since 1970: when each story or documentation page was painted, and when the
 * mouse was last pressed.
 */
interface Watched {
  painted: Record<string, number>;
  clickedAt: number;
}

/** Internal fields of Storybook's preview. Its public events report a story only after its play function has run. */
interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
}

/**
 * Checks before each paint which story or documentation page the preview's frame shows. Records when each of them was
 * first painted. Runs in the page before its own scripts, and uses nothing from outside itself.
 */
function watchPaints(): void {
  if (window !== window.top) return;
  const watched: Watched = { painted: {}, clickedAt: 0 };
  Object.assign(window, watched);
  const { painted } = watched;
  const shownIn = (frame: PreviewWindow | null): string | undefined => {
    const { id, phase = 'preparing' } = frame?.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    const body = frame?.document.body;
    if (!id || !body?.classList.contains('sb-show-main')) return undefined;
    const isShown = id.endsWith('--docs')
      ? body.querySelector('#storybook-docs:not([hidden]) h1') !== null
      : /^(playing|played|completing|completed|afterEach|finished)$/.test(phase) &&
        body.querySelector('#storybook-root > *') !== null;
    return isShown ? id : undefined;
  };
  const look = () => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe#storybook-preview-iframe');
    const id = shownIn(frame?.contentWindow ?? null);
    if (id !== undefined && !(id in painted)) {
      painted[id] = Number.NaN;
      setTimeout(() => {
        painted[id] = performance.timeOrigin + performance.now();
      });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => Object.assign(window, { clickedAt: performance.timeOrigin + timeStamp }),
    { capture: true },
  );
}

/** Whether the preview has finished with a story: its play function and axe have run. Runs in the page. */
function isFinished(id: string): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('iframe#storybook-preview-iframe');
  const preview = frame?.contentWindow as PreviewWindow | null | undefined;
  const { currentRender } = preview?.__STORYBOOK_PREVIEW__ ?? {};
  return currentRender?.id === id && currentRender.phase === 'finished';
}

/** Resolves with the time at which `id` was painted, ms since 1970. */
async function whenPainted(page: Page, id: string): Promise<number> {
  const handle = await page.waitForFunction(
    (id) => (window as unknown as Watched).painted[id] || undefined,
    id,
    { timeout: LIMIT_MS },
  );
  return (await handle.jsonValue()) as number;
}

/** A page of the browser with an empty cache. */
async function newPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZE });
  await page.addInitScript(`globalThis.__name = (one) => one; (${watchPaints})()`);
  return page;
}

/** Opens a Storybook without an address. Resolves with the time at which its first page was painted, ms since 1970. */
export async function openFirst(browser: Browser, origin: string, { first }: Pages) {
  const page = await newPage(browser);
  await page.goto(origin, { waitUntil: 'commit', timeout: LIMIT_MS });
  const time = await whenPainted(page, first);
  await page.close();
  return time;
}

/**
 * Opens a story by its address, then the next story by a click in the sidebar. Returns how long each took until its
 * paint, ms, and the number and the transferred bytes of the requests until the paint of `story`.
 */
export async function visitStory(browser: Browser, origin: string, { story, next }: Pages) {
  const page = await newPage(browser);
  const devtools = await page.context().newCDPSession(page);
  let [requests, bytes] = [0, 0];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  const from = Date.now();
  await page.goto(`${origin}/?path=/story/${story}`, { waitUntil: 'commit' });
  const painted = await whenPainted(page, story);
  const until = { requests, bytes };
  const link = page.locator(`#${next}`);
  await link.waitFor({ timeout: LIMIT_MS });
  // Waits until axe has checked the story. Otherwise the check would delay the next story.
  await page.waitForFunction(isFinished, story, { timeout: LIMIT_MS });
  await link.click();
  const nextPainted = await whenPainted(page, next);
  const clicked = await page.evaluate(() => (window as unknown as Watched).clickedAt);
  await page.close();
  return { story: painted - from, next: nextPainted - clicked, ...until };
}
