import type { BrowserContext, Page } from '@playwright/test';

/** Timers that are due later are no part of what the page does now: the end of a toast, a refresh in a minute. */
const SOON_MS = 2500;

interface Work {
  /** Names of what is under way, by what started it. */
  underWay: Map<unknown, string>;
}

/**
 * Runs in the page before everything else. Counts the calls that are not answered and the timers that are due soon.
 *
 * Score is held for `holdMs` until its answers are there (decision 56). A busy machine may need longer for them, so the hold
 * never ends by itself here.
 */
function watchWork({ holdMs, soonMs }: { holdMs: number; soonMs: number }): void {
  const underWay = new Map<unknown, string>();
  (globalThis as unknown as { work: Work }).work = { underWay };
  const { setTimeout: start, clearTimeout: stop, fetch: send } = window;
  window.setTimeout = ((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    const isHold = ms === holdMs;
    const timer = start(
      () => {
        underWay.delete(timer);
        act(...args);
      },
      isHold ? 60_000 : ms,
    );
    if (!isHold && ms < soonMs) underWay.set(timer, `timer of ${ms} ms`);
    return timer;
  }) as typeof window.setTimeout;
  window.clearTimeout = (timer) => {
    underWay.delete(timer);
    stop(timer);
  };
  window.fetch = async (input, init) => {
    const call = {};
    underWay.set(call, `${init?.method ?? 'GET'} ${input instanceof Request ? input.url : input}`);
    try {
      return await send(input, init);
    } finally {
      underWay.delete(call);
    }
  };
}

/** Waits in the page until nothing has been under way for two frames and an idle moment. Returns what is left after a while. */
async function untilSettled(): Promise<string[]> {
  const { underWay } = (globalThis as unknown as { work?: Work }).work ?? { underWay: new Map() };
  const isIdle = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      if (underWay.size > 0) return false;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    return underWay.size === 0;
  };
  const until = performance.now() + 20_000;
  while (!(await isIdle())) {
    if (performance.now() > until) return [...underWay.values()].map(String);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return [];
}

export async function watchPages(context: BrowserContext, holdMs: number): Promise<void> {
  await context.addInitScript(watchWork, { holdMs, soonMs: SOON_MS });
}

async function settle(page: Page): Promise<void> {
  for (;;) {
    // A page that is being left is waited for in its next document.
    const left = await page.evaluate(untilSettled).catch((error: unknown) => {
      if (page.isClosed()) return [];
      if (/context was destroyed|navigat/i.test(String(error))) return null;
      throw error;
    });
    if (left?.length === 0) return;
    if (left) throw new Error(`${page.url()} does not settle: ${left.join(', ')}`);
  }
}

/** Resolves once no page of the context has a call under way or a timer that is due soon: what it does not send now, it never does. */
export async function settled(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(settle));
}
