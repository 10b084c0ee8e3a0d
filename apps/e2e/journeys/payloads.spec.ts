import { ELSEWHERE, payloads } from '@gemas/mocks/payloads';
import type { Page } from '@playwright/test';
import { serve } from '../bench/serve.ts';
import { BUILD_DIR } from './build.ts';
import { expect, test } from './harness.ts';

// packages/ui/src/rich-text/sanitise.browser.test.tsx tests the sanitiser. attacks.spec.ts shows the payloads in a ticket.

/** Records which payloads run. A payload that runs sets `pwned` to its number. Runs in the page. */
function watch(): void {
  if (window !== window.top) return;
  const ran = new Set<unknown>();
  Object.defineProperty(window, 'pwned', { set: (number) => ran.add(number) });
  Object.assign(window, { ran });
}

/**
 * Inserts html into the page as if the sanitiser had passed it: scripts in it run if the policy of the page allows them.
 * Returns the number of inserted elements. Runs in the page.
 */
function insert(texts: readonly string[]): number {
  interface Rules {
    createHTML(html: string): string;
  }
  interface TrustedTypes {
    createPolicy(name: string, rules: Rules): Rules;
  }
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const rules = { createHTML: (html: string) => html };
  const policy = trustedTypes?.createPolicy('dompurify', rules) ?? rules;
  const place = document.body.appendChild(document.createElement('section'));
  for (const text of texts) {
    const nodes = document.createRange().createContextualFragment(policy.createHTML(text));
    place.appendChild(document.createElement('div')).append(nodes);
  }
  return place.querySelectorAll('*').length;
}

/** Triggers the event handlers of all elements, and clicks all links with `javascript:`. Runs in the page. */
function provoke(): void {
  const types = ['click', 'focus', 'pointerover', 'mouseover', 'toggle', 'error', 'load', 'scroll'];
  for (const element of document.querySelectorAll('*')) {
    if (element instanceof HTMLAnchorElement && /^\s*javascript:/i.test(element.href))
      element.click();
    if (element.getAttributeNames().some((name) => name.startsWith('on')))
      for (const type of types) element.dispatchEvent(new Event(type, { cancelable: true }));
  }
}

/** Waits until all attacks have had time to run: pictures have failed and animations have ended. Runs in the page. */
async function everythingRan(): Promise<void> {
  const last = new Image();
  await new Promise((resolve) => {
    last.onerror = resolve;
    last.src = '/nowhere.png';
  });
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  }
}

/** Opens the app, inserts all payloads and provokes them. Returns the number of payloads that ran. */
async function countRuns(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const html = payloads.map(([, text], at) =>
    text.replace(/(pwned(?:=|&#61;|&equals;))1/g, `$1${at + 1}`),
  );
  expect(await page.evaluate(insert, html)).toBeGreaterThan(payloads.length);
  await page.evaluate(everythingRan);
  await page.evaluate(provoke);
  await page.evaluate(everythingRan);
  return page.evaluate(() => (window as unknown as { ran: Set<unknown> }).ran.size);
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(watch);
  // A payload may navigate to the other host. The browser stays on the page if that host answers with status 204.
  await page.route(`**://${ELSEWHERE}/**`, (route) => route.fulfill({ status: 204 }));
});

test.afterEach(({ problems, violations }) => {
  // Removes reports that these tests expect: errors of the payloads, and attempts that the policy has blocked.
  problems.length = 0;
  violations.length = 0;
});

test(`without the policy, many of the ${payloads.length} payloads run in the built app`, async ({
  page,
}) => {
  const bare = await serve(BUILD_DIR);
  // Not all payloads run here: some target sanitisers or other browsers, and some only request another host. A payload
  // may navigate away before others have run, so all are tried again until enough of them have run.
  await expect.poll(() => countRuns(page, bare.origin)).toBeGreaterThanOrEqual(75);
  bare.close();
});

test('with the policy, no payload runs in the built app, even without the sanitiser', async ({
  page,
  site,
}) => {
  expect(await countRuns(page, site.address)).toBe(0);
});
