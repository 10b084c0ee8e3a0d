import { setTimeout as pause } from 'node:timers/promises';
import { inTime } from '../in-time.ts';

const LIMIT_MS = 30_000;
const POLL_MS = 40;
/** Time after which the page is requested again if the previous page is still shown, ms. */
const AGAIN_MS = 8000;
/** Maximum wait for the value of an expression, ms. WebKitGTK sometimes never answers while a page loads. */
const LOOK_MS = 4000;

/**
 * Opens a page, and resolves when the page has loaded. Sends a request again if the request had no effect, because
 * Firefox aborts some requests in a new tab.
 *
 * @param evaluate evaluates a JavaScript expression in the tab
 * @param request requests the page, and may resolve before the page has loaded
 */
export async function openPage(
  url: string,
  evaluate: (expression: string) => Promise<string>,
  request: () => Promise<unknown>,
): Promise<void> {
  const end = Date.now() + LIMIT_MS;
  let requestAt = 0;
  let problem = '';
  await evaluate(`String(document.documentElement.setAttribute('data-old', ''))`);
  for (;;) {
    const look = evaluate(`document.querySelector('[data-old]') ? 'old' : document.readyState`);
    const state = await inTime(look, LOOK_MS).catch(String);
    if (state === 'complete') return;
    if (Date.now() > end) throw new Error(`${url} does not load: ${state}. ${problem}`);
    if (state === 'old' && Date.now() >= requestAt) {
      requestAt = Date.now() + AGAIN_MS;
      await request().catch((error) => {
        problem = String(error);
      });
    }
    await pause(POLL_MS);
  }
}
