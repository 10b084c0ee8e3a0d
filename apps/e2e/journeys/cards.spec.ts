import { CARD_CHECKOUT, chooseRecharge, congratulations, redeem } from './checkout.ts';
import { expect, test } from './harness.ts';
import { CARD_OWNER } from './personas.ts';
import { clickAfterReading, enter, field } from './steps.ts';

test('a recharge is ordered with the button only, and the card number leaves no trace', async ({
  page,
  server,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await enter(page, CARD_OWNER, CARD_CHECKOUT);
  await chooseRecharge(page);
  const number = field(page, 'number_card');
  await number.pressSequentially('5210 0048 3317 2401');
  await field(page, 'number_card_confirm').fill('5210-0048-3317-2401');

  // Deletes a digit in the middle and types it again. The caret must stay in the middle.
  await number.focus();
  await number.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7));
  await page.keyboard.press('Backspace');
  await expect(number).toHaveValue('5210 0483 3172 401');
  await page.keyboard.press('0');
  await expect(number).toHaveValue('5210 0048 3317 2401');

  const fields = page.locator('form').locator('input:not([type=radio]), input:checked');
  const count = await fields.count();
  for (let at = 0; at < count; at += 1) await fields.nth(at).press('Enter');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expect(fields).toHaveCount(count);
  expect(await server.requests('POST', '/orders')).toEqual([]);

  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const kept = await stored();
  await clickAfterReading(redeem(page, 500));
  await expect(congratulations(page)).toBeVisible();
  expect(await server.bodies('POST', '/orders')).toEqual([
    expect.objectContaining({ type_card: 'recharge', number_card: '5210004833172401' }),
  ]);
  for (const text of [kept, await stored(), page.url(), ...logged]) {
    expect(text.replaceAll(' ', '')).not.toContain('52100048');
  }
});
