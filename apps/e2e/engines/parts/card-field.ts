import { GIFT_CARD_SKU } from '@gemas/mocks';
import { CARD_OWNER } from '../../journeys/personas.ts';
import { expect, test } from '../harness.ts';

const NUMBER = '[name="number_card"]';
const REPEATED = '[name="number_card_confirm"]';

test('the fields for a card number group its digits, and the number is never stored', async ({
  phone,
}) => {
  await phone.enter(CARD_OWNER, `#/vault/${GIFT_CARD_SKU}/order`);
  await phone.tap('[type="radio"]', 'Recargar tarjeta');
  await phone.see('¿Tienes la tarjeta a la mano?');
  await phone.tap('button', 'SÍ');
  await phone.see('¿Conoces el NIP?');
  await phone.tap('button', 'SÍ');

  await phone.type(NUMBER, '5210a0048-3317');
  await phone.holds(NUMBER, '5210 0048 3317');
  await phone.press('Tab');
  await phone.see('Debe contener 16 dígitos');
  // A number that is too long must not be cut.
  await phone.type(NUMBER, '012180001234567897');
  await phone.holds(NUMBER, '0121 8000 1234 5678 97');
  await phone.press('Tab');
  await phone.see('Debe contener 16 dígitos');
  await phone.type(NUMBER, '5210004833172401');
  await phone.holds(NUMBER, '5210 0048 3317 2401');
  await phone.seeNo('Debe contener 16 dígitos');

  // Deletes a digit in the middle and types it again. The caret must stay in the middle.
  await phone.evaluate(() => {
    (document.activeElement as HTMLInputElement).setSelectionRange(7, 7);
  });
  await phone.press('Backspace');
  await phone.holds(NUMBER, '5210 0483 3172 401');
  await phone.press('0');
  await phone.holds(NUMBER, '5210 0048 3317 2401');

  await phone.type(REPEATED, '52100049');
  await phone.see('No coincide');
  await phone.type(REPEATED, '5210 0048 3317 2401');
  await phone.holds(REPEATED, '5210 0048 3317 2401');
  await phone.seeNo('No coincide');

  // Pastes the number with hyphens instead of spaces (decision 42).
  await phone.tap(REPEATED);
  await phone.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    field.select();
    document.execCommand('insertText', false, ' 5210-0048-3317-2401 ');
  });
  await phone.holds(REPEATED, '5210 0048 3317 2401');

  // Enter moves to the next field. Only the button orders (decision D5).
  await phone.press('Enter');
  const focused = () => (document.activeElement as HTMLInputElement).name;
  expect(await phone.evaluate(focused)).toEqual('first_name');
  for (const next of ['last_name', 'email', 'phone']) {
    await phone.press('Enter');
    expect(await phone.evaluate(focused)).toEqual(next);
  }
  await phone.press('Enter');
  expect(await phone.evaluate(() => document.activeElement?.nodeName)).toEqual('BODY');
  phone.called('POST', '/orders', 0);

  await phone.tap('button', 'Canjear por 500 esmeraldas');
  await phone.see('¡Felicidades!');
  expect(phone.calls('POST', '/orders')).toMatchObject([
    { body: { number_card: '5210004833172401' } },
  ]);
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]);
  expect((await phone.evaluate(kept)).replaceAll(' ', '')).not.toContain('52100048');
});
