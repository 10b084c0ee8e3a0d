import { setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const POLL_MS = 40;
/** Time after which the page is requested again if the previous page is still shown, ms. */
const AGAIN_MS = 8000;

/**
 * Opens a page and resolves when it has loaded. Sends the request again if it had no effect: WPE 2.38 ignores some, and
 * Firefox aborts some in a new tab.
 *
 * @param evaluate evaluates a JavaScript expression in the tab
 * @param request sends the request, and need not wait for the page
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
    const state = await evaluate(
      `document.querySelector('[data-old]') ? 'old' : document.readyState`,
    ).catch(String);
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
