import type { Page } from 'playwright';
import { button, type Form, readFields, tap, type Values } from './forms.ts';
import type { Opening } from './page/page.tsx';

/** Button that checks whether an order of unknown outcome was made. */
const CHECK = 'Comprobar de nuevo';

/** Whether the screen shows the form: all fields of the form that the test has filled in. */
export const showsForm = (names: readonly string[], values: Values): boolean =>
  names.length > 0 && names.every((name) => name in values);

/** Waits until the screen has loaded and is usable. */
const settle = (page: Page) => page.evaluate(() => window.matrix.settle());

/** Lets the app prove that the first attempt has made no order, if the screen says that its outcome is unknown. */
async function checkOutcome(page: Page): Promise<void> {
  if (!(await button(page, CHECK).isVisible())) return;
  // The app shows the form again only after this proof.
  await page.evaluate(() => window.matrix.beginMinute());
  await tap(page, CHECK);
  await tap(page, 'Intentar de nuevo');
  await settle(page);
  await page.evaluate(() => window.matrix.endMinute());
}

async function send(page: Page, form: Form) {
  await form.send(page);
  await settle(page);
  return { values: await readFields(page), isDone: await form.isDone(page) };
}

/**
 * Sends a form again after a fault. If the form has disappeared, opens its route again. Fills in the form again if its
 * values cannot be read, and if the app may have forgotten them: at a page load, or because the session has ended.
 */
async function sendAgain(page: Page, form: Form, opening: Opening, names: readonly string[]) {
  const isHere = page.url().endsWith(`#${opening.address}`);
  const hasForm =
    form.fill === undefined ||
    showsForm(names, await readFields(page)) ||
    (await button(page, CHECK).isVisible());
  const isReopened = !isHere || !hasForm;
  if (isReopened) await page.evaluate((how) => window.matrix.open(how), opening);
  await settle(page);
  await checkOutcome(page);
  const before = await readFields(page);
  const isForgotten = isReopened && (opening.isEnd || form.isForgotten);
  if (isForgotten || !showsForm(names, before)) await form.fill?.(page);
  await settle(page);
  return { before, ...(await send(page, form)) };
}

export type FormRun = Awaited<ReturnType<typeof runForm>>;

/**
 * Opens the route of a form, fills the form in, sends it during a fault, and sends it again after the fault. Returns the
 * names of the fields that differ from the empty form, and the values of all fields after each step.
 */
export async function runForm(
  page: Page,
  form: Form,
  opening: Opening,
  fault: { begin(): void; end(): void; unanswered?: string | undefined },
) {
  await page.evaluate((how) => window.matrix.openAfresh(how), opening);
  await settle(page);
  const fresh = await readFields(page);
  await form.fill?.(page);
  await settle(page);
  const filled = await readFields(page);
  const names = Object.keys(filled).filter((name) => filled[name] !== fresh[name]);
  if (form.fill && names.length === 0 && Object.keys(filled).length > 0)
    throw new Error('nothing typed differs from the empty form');
  fault.begin();
  await page.evaluate((call) => window.matrix.setUnanswered(call), fault.unanswered);
  const sent = await send(page, form);
  await page.evaluate(() => window.matrix.setUnanswered());
  fault.end();
  if (opening.isEnd) {
    const texts = names.map((name) => filled[name] ?? '');
    await page.evaluate((texts) => window.matrix.findTraces(texts), texts);
  }
  const again = sent.isDone ? null : await sendAgain(page, form, opening, names);
  return { names, filled, sent, again };
}
