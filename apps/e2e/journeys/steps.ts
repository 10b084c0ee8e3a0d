import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { encryptLoginCode } from '@gemas/mocks';
import { expect, type Locator, type Page } from '@playwright/test';
import { FERNANDA } from './personas.ts';

const SCORE = /\/#\/score$/;
export const FAIL = /\/#\/fail$/;

/** Returns the encrypted login code of an employee, as in a login link. */
export const loginCode = (employee: string) =>
  encryptLoginCode(employee, DEVELOPMENT_LOGIN_CODE_KEY);

/** Opens the app by the login link of an employee. `address` is the address of the app. Default: the tested build. */
export async function enter(page: Page, employee: string, hash = '', address = '') {
  await page.goto(`${address}?code=${await loginCode(employee)}${hash}`);
}

/** Opens the app by the login link of an employee, and waits for Score. */
export async function enterScore(page: Page, employee = FERNANDA): Promise<void> {
  await enter(page, employee);
  await expect(page).toHaveURL(SCORE);
}

/** Navigates within the app, without a page load. */
export async function follow(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, hash);
}

/** Answers 'Sí, entrar' to the question about a link of another employee, while somebody is in (decision D1). */
export const confirmLink = (page: Page) =>
  clickAfterReading(page.getByRole('button', { name: 'Sí, entrar' }));

export const tapBack = (page: Page) =>
  clickAfterReading(page.getByRole('button', { name: 'Volver' }));

/** Logs out by the button of Profile, which must be open. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await clickAfterReading(page.getByRole('button', { name: 'Sí, cerrar sesión' }));
  await expect(page).toHaveURL(FAIL);
}

/** Returns the locator of the h1 heading. Each screen has exactly one. */
export function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { level: 1, name });
}

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

/** Returns the URLs of the page's requests that match `url`. The list grows with each request. */
export function recordRequests(page: Page, url: RegExp): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (url.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Holds requests for `url`. Returns a function that releases them. */
export async function holdCall(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the screen or dialog around an element has been painted and its opening animations have ended. */
export async function untilStill(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    const opening = document.getAnimations().filter(({ effect }) => {
      const isOfAncestor = effect instanceof KeyframeEffect && effect.target?.contains(node);
      return isOfAncestor && Number.isFinite(effect.getComputedTiming().endTime);
    });
    await Promise.allSettled(opening.map(({ finished }) => finished));
    await nextFrame();
  });
}

/**
 * Clicks a button like a user who has read the screen or dialog around it. First waits until the screen stands still.
 * Then presses Shift, because a key press ends the burst of taps that has opened the screen (decision 73).
 */
export async function clickAfterReading(button: Locator): Promise<void> {
  await button.click({ trial: true });
  await untilStill(button);
  await button.page().keyboard.press('Shift');
  await button.click();
}
