// Functions that run in the measured page, before its own scripts. Each is sent to the page as text, so it uses nothing
// from outside itself except `globalThis.benchmark`.
import type { Page } from 'playwright';

interface Task {
  startTime: number;
  duration: number;
}

/** An entry that TypeScript's DOM types do not declare yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Identifies a screen by its content. */
export interface ScreenSpec {
  /** Text of the screen's h1. If omitted, any h1 is accepted. */
  heading?: string;
  /** Selector of the screen's content. Must not match a placeholder. */
  content: string;
}

declare global {
  var benchmark: ReturnType<typeof watch>;
}

/** tsx adds calls of the helper `__name` to named functions. A page lacks the helper, so it is defined here. */
export const NAME_HELPER = 'globalThis.__name = (one) => one';

/**
 * Stores `token`, if there is one, and records the browser's performance entries in `globalThis.benchmark`. All times
 * are ms of the page's clock, 0 for events that have not happened yet.
 */
export function watch(token: string | null) {
  if (token !== null) localStorage.setItem('token', token);
  const seen = {
    largestPaint: 0,
    /** The element of the largest contentful paint: its tag and the beginning of its text. */
    largest: '',
    longTasks: [] as Task[],
    /** Taps and keys after which the next paint took at least 16 ms. */
    interactions: [] as Task[],
    shifts: [] as { value: number; startTime: number; sources: string[] }[],
    /** The first frame in which the app has replaced the splash of index.html: its time and its text. */
    appPaint: { at: 0, text: '' },
    /** The last opened screen: when the finger was lifted, and when the heading and the content were painted. */
    opened: { tappedAt: 0, headingAt: 0, contentAt: 0 },
  };
  globalThis.benchmark = seen;
  const observe = <Entry>(
    type: string,
    record: (entry: Entry & PerformanceEntry) => void,
    options: object = {},
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry as Entry & PerformanceEntry);
    }).observe({ type, buffered: true, ...options });
  observe<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element }) => {
    seen.largestPaint = startTime;
    seen.largest = `${element?.tagName.toLowerCase()} ${element?.textContent?.slice(0, 40)}`;
  });
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));
  observe<PerformanceEventTiming>(
    'event',
    ({ interactionId, startTime, duration }) => {
      if (interactionId > 0) seen.interactions.push({ startTime, duration });
    },
    { durationThreshold: 16 },
  );
  observe<LayoutShift>('layout-shift', ({ value, hadRecentInput, startTime, sources }) => {
    if (hadRecentInput) return;
    const names = sources.map(({ node, previousRect, currentRect }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const what = element?.outerHTML.slice(0, 60) ?? 'something that is gone';
      return `${what} from ${previousRect.y} to ${currentRect.y}`;
    });
    seen.shifts.push({ value, startTime, sources: names });
  });
  const first = new MutationObserver(() => {
    const root = document.getElementById('root');
    if (!root?.firstElementChild || document.getElementById('boot')) return;
    first.disconnect();
    requestAnimationFrame(() => {
      const text = document.body.innerText;
      setTimeout(() => {
        seen.appPaint = { at: performance.now(), text };
      });
    });
  });
  first.observe(document, { childList: true, subtree: true });
  return seen;
}

/**
 * Records when the heading and the content of a screen are painted. With `isTapped`, the screen is the one that the
 * next tap opens. Otherwise it is the screen that the page is loading.
 */
function watchScreen({ heading, content, isTapped }: ScreenSpec & { isTapped: boolean }): void {
  const opened = { tappedAt: 0, headingAt: 0, contentAt: 0 };
  globalThis.benchmark.opened = opened;
  const look = new MutationObserver(() => {
    const title = document.querySelector('h1')?.textContent?.trim();
    const isThere = title !== undefined && title === (heading ?? title);
    if ((isTapped && opened.tappedAt === 0) || !isThere) return;
    const part = document.querySelector(content) ? 'contentAt' : 'headingAt';
    if (part === 'contentAt') look.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        opened[part] ||= performance.now();
        opened.headingAt ||= opened[part];
      }),
    );
  });
  const begin = ({ timeStamp }: Event) => {
    opened.tappedAt = timeStamp;
  };
  if (isTapped) addEventListener('click', begin, { capture: true, once: true });
  look.observe(document, { childList: true, subtree: true, characterData: true });
}

const POLL_MS = 50;
const OPEN_LIMIT_MS = 60_000;

async function whenPainted(page: Page, { content }: ScreenSpec) {
  // Waits inside the page in a single call, because each call from outside is work for the page that is being measured.
  const opened = await page.evaluate(
    async ([pause, limit]) => {
      const seen = globalThis.benchmark.opened;
      const end = performance.now() + limit;
      while (seen.contentAt === 0 && performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      return seen;
    },
    [POLL_MS, OPEN_LIMIT_MS] as const,
  );
  if (opened.contentAt > 0) return opened;
  throw new Error(`No element matches '${content}' after a minute at ${page.url()}`);
}

/**
 * Calls `tap`, which opens `screen`. Returns the times from the tap until the heading and until the content were
 * painted, ms. Throws after a minute.
 */
export async function openByTap(page: Page, screen: ScreenSpec, tap: () => Promise<void>) {
  await page.evaluate(watchScreen, { ...screen, isTapped: true });
  await tap();
  const { tappedAt, headingAt, contentAt } = await whenPainted(page, screen);
  return { heading: headingAt - tappedAt, content: contentAt - tappedAt };
}

/**
 * Loads `address`. Returns the time at which the content of the screen was painted, ms of the page's clock. Throws
 * after a minute.
 */
export async function openByAddress(
  page: Page,
  screen: ScreenSpec,
  address: string,
): Promise<number> {
  await page.addInitScript(watchScreen, { ...screen, isTapped: false });
  await page.goto(address, { waitUntil: 'commit' });
  return (await whenPainted(page, screen)).contentAt;
}

export const seenBy = (page: Page) => page.evaluate(() => globalThis.benchmark);

export const clockOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/**
 * Returns the duration of the longest task, or of the longest interaction (a tap or a key press), ms. `kind` chooses
 * between the two. Ignores entries that began before `since`, a time of the page's clock. Returns 0 if there are none.
 * Browsers report only tasks of at least 50 ms, and only interactions of at least 16 ms.
 */
export async function longest(
  page: Page,
  since: number,
  kind: 'longTasks' | 'interactions',
): Promise<number> {
  const tasks = (await seenBy(page))[kind].filter(({ startTime }) => startTime >= since);
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}
