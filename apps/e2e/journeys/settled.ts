import { untilSettled } from '@gemas/tools/lib/work';
import type { BrowserContext, Page } from '@playwright/test';

async function settle(page: Page): Promise<void> {
  for (;;) {
    // If the page navigates during the wait, waits again in the next document.
    const left = await page.evaluate(untilSettled).catch((error: unknown) => {
      if (page.isClosed()) return [];
      if (/context was destroyed|navigat/i.test(String(error))) return null;
      throw error;
    });
    if (left?.length === 0) return;
    if (left)
      throw new Error(`${page.url()} still has pending calls or timers: ${left.join(', ')}`);
  }
}

/** Waits until no page has a pending call or a timer that is due soon. Pages then send no request by themselves. */
export async function settled(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map(settle));
}
