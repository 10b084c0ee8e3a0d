// Functions that run in the measured page, before its own scripts. Each is sent to the page as text, so it uses nothing
// from outside itself except what it has stored in `globalThis`.

/** A performance entry of the browser: a paint, a long task, a tap, a key or a layout shift. */
interface Entry extends PerformanceEntry {
  /** 0 for an event that is no tap or key. */
  interactionId?: number;
  /** Size of a layout shift. */
  value?: number;
  /** Whether a layout shift happened within half a second of a tap. */
  hadRecentInput?: boolean;
}

/** Identifies a screen by its content. */
export interface ScreenSpec {
  /** Text of the screen's h1. If omitted, any h1 is accepted. */
  heading?: string;
  /** Selector of the screen's content. Must not match a placeholder. */
  content: string;
}

declare global {
  var benchmark: readonly Entry[];
  /**
   * When heading and content of the last opened screen were painted (`watchScreen`), ms since the tap or, without a tap,
   * since the page began to load. Resolves when both have been painted.
   */
  var opened: Promise<{ heading: number; content: number }>;
}

/**
 * Stores `token`, if there is one, and records the browser's performance entries in `globalThis.benchmark`. Browsers
 * report only tasks of at least 50 ms, and here only events after which the next paint took at least 16 ms.
 */
export function watch(token: string | null) {
  if (token !== null) localStorage.setItem('token', token);
  const entries: Entry[] = [];
  globalThis.benchmark = entries;
  for (const type of ['largest-contentful-paint', 'longtask', 'event', 'layout-shift']) {
    const observer = new PerformanceObserver((list) =>
      entries.push(...list.getEntries().map((entry) => entry.toJSON() as Entry)),
    );
    observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  }
}

/**
 * Records in `globalThis.opened` when the heading and the content of a screen are painted. If `isTapped` is true, the next
 * tap opens the screen. Otherwise the page is loading the screen.
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
          if (hasContent) resolve({ heading: headingAt - tappedAt, content: now - tappedAt });
        }),
      );
    });
    look.observe(document, { childList: true, subtree: true, characterData: true });
  });
}
