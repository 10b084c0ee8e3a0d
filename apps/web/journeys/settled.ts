import type { BrowserContext, Page } from '@playwright/test';
import { SOON_MS, untilSettled, watchWork } from './work.ts';

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
