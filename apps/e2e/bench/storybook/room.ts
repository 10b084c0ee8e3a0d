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

/** Internal fields of Storybook's preview. Its public events report a story only after its play function has run. */
interface PreviewWindow extends Window {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
}

declare global {
  var watched: ReturnType<typeof watchPaints>;
}

/**
 * Checks before each paint which story or documentation page the preview's frame shows. Records in `globalThis.watched`
 * when each of them was first painted. Runs in the page before the scripts of the page. Uses nothing from outside this
 * function.
 */
function watchPaints() {
  const seen = {
    /** When each story or documentation page was first painted, ms since 1970. */
    painted: {} as Record<string, number>,
    /** When the mouse was last pressed, ms since 1970. */
    clickedAt: 0,
    /** The last story that the preview has finished: its play function and axe have run. */
    finished: '',
  };
  if (window !== window.top) return seen;
  globalThis.watched = seen;
  const { painted } = seen;
  const look = () => {
    requestAnimationFrame(look);
    const frame = document.querySelector<HTMLIFrameElement>('iframe#storybook-preview-iframe');
    const preview = frame?.contentWindow as PreviewWindow | null | undefined;
    const { id, phase = 'preparing' } = preview?.__STORYBOOK_PREVIEW__?.currentRender ?? {};
    if (id && phase === 'finished') seen.finished = id;
    const body = preview?.document.body;
    if (!id || id in painted || !body?.classList.contains('sb-show-main')) return;
    const isShown = id.endsWith('--docs')
      ? body.querySelector('#storybook-docs:not([hidden]) h1') !== null
      : /^(rendering|playing|played|completing|completed|afterEach|finished)$/.test(phase) &&
        body.querySelector('#storybook-root > :not([data-old])') !== null;
    if (!isShown) return;
    painted[id] = Number.NaN;
    setTimeout(() => {
      painted[id] = performance.timeOrigin + performance.now();
    });
  };
  requestAnimationFrame(look);
  const press = ({ timeStamp }: Event) => {
    seen.clickedAt = performance.timeOrigin + timeStamp;
    // Marks the previous story, because Storybook replaces it only after the next one is in the phase 'rendering'.
    const frame = document.querySelector<HTMLIFrameElement>('iframe#storybook-preview-iframe');
    for (const old of frame?.contentDocument?.querySelectorAll('#storybook-root > *') ?? []) {
      old.setAttribute('data-old', '');
    }
  };
  addEventListener('pointerdown', press, { capture: true });
  return seen;
}

/** Resolves with the time at which `id` was painted, ms since 1970. */
async function whenPainted(page: Page, id: string): Promise<number> {
  const handle = await page.waitForFunction(
    (id) => globalThis.watched.painted[id] || undefined,
    id,
    {
      timeout: LIMIT_MS,
    },
  );
  return (await handle.jsonValue()) as number;
}

/** Opens a page in a new browser context, which has an empty cache. */
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

/** Opens `story` by its address and `next` by a click. Returns how long each took, ms, and the requests of `story`. */
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
  const isFinished = (id: string) => globalThis.watched.finished === id;
  await page.waitForFunction(isFinished, story, { timeout: LIMIT_MS });
  await link.click();
  const nextPainted = await whenPainted(page, next);
  const clicked = await page.evaluate(() => globalThis.watched.clickedAt);
  await page.close();
  return { story: painted - from, next: nextPainted - clicked, ...until };
}
