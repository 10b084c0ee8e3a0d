// Functions that run in the measured page, before its own scripts. Each is sent to the page as text, so it uses nothing
// from outside itself except what it has stored in `globalThis`.

interface Task {
  startTime: number;
  duration: number;
}

/** An entry that TypeScript's DOM types do not declare yet. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Identifies a screen by its content. */
export interface ScreenSpec {
  /** Text of the screen's h1. If omitted, any h1 is accepted. */
  heading?: string;
  /** Selector of the screen's content. Must not match a placeholder. */
  content: string;
}

/** When a screen was opened, ms of the page's clock. */
interface Opened {
  /** When the finger was lifted. 0 if the screen was opened by its address. */
  tappedAt: number;
  /** When the heading was painted. */
  headingAt: number;
  /** When the content was painted. */
  contentAt: number;
}

declare global {
  var benchmark: ReturnType<typeof watch>;
  /** The last screen that was opened (`watchScreen`). Resolves when the content of the screen has been painted. */
  var opened: Promise<Opened>;
}

/**
 * Stores `token`, if there is one, and records the browser's performance entries in `globalThis.benchmark`. All times
 * are ms of the page's clock, 0 for events that have not happened yet.
 */
export function watch(token: string | null) {
  if (token !== null) localStorage.setItem('token', token);
  const seen = {
    largestPaint: 0,
    longTasks: [] as Task[],
    /** Taps and keys after which the next paint took at least 16 ms. */
    interactions: [] as Task[],
    /** Sizes of the layout shifts, without those within half a second of a tap. */
    shifts: [] as number[],
    /** The text of the first frame in which the app has replaced the splash of index.html. */
    firstText: '',
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
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }));
  observe<PerformanceEventTiming>(
    'event',
    ({ interactionId, startTime, duration }) => {
      if (interactionId > 0) seen.interactions.push({ startTime, duration });
    },
    { durationThreshold: 16 },
  );
  observe<LayoutShift>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push(value);
  });
  const first = new MutationObserver(() => {
    const root = document.getElementById('root');
    if (!root?.firstElementChild || document.getElementById('boot')) return;
    first.disconnect();
    requestAnimationFrame(() => {
      seen.firstText = document.body.innerText;
    });
  });
  first.observe(document, { childList: true, subtree: true });
  return seen;
}

/**
 * Records in `globalThis.opened` when the heading and the content of a screen are painted. With `isTapped`, the screen is
 * the one that the next tap opens. Otherwise it is the screen that the page is loading.
 */
export function watchScreen({ heading, content, isTapped }: ScreenSpec & { isTapped: boolean }) {
  let tappedAt = 0;
  let headingAt = 0;
  const begin = ({ timeStamp }: Event) => {
    tappedAt = timeStamp;
  };
  if (isTapped) addEventListener('click', begin, { capture: true, once: true });
  globalThis.opened = new Promise((resolve) => {
    const look = new MutationObserver(() => {
      const title = document.querySelector('h1')?.textContent?.trim();
      const isThere = title !== undefined && title === (heading ?? title);
      if ((isTapped && tappedAt === 0) || !isThere) return;
      const hasContent = document.querySelector(content) !== null;
      if (hasContent) look.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          const now = performance.now();
          headingAt ||= now;
          if (hasContent) resolve({ tappedAt, headingAt, contentAt: now });
        }),
      );
    });
    look.observe(document, { childList: true, subtree: true, characterData: true });
  });
}
