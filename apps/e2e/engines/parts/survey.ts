import { NEW, TWO_SURVEYS } from '../../journeys/personas.ts';
import { expect, test } from '../harness.ts';
import type { Phone } from '../phone.ts';

const TITLE = 'Cuéntanos cómo te va';

async function isOpen(phone: Phone): Promise<void> {
  await phone.see(TITLE);
  expect(await phone.count('dialog[open]')).toEqual(1);
}

test('Escape, a tap beside it and leaving Score do not end a survey, only its answers do', async ({
  phone,
}) => {
  await phone.enter(TWO_SURVEYS, '#/vault');
  // Navigates by a tap, because WebKit's back button skips history entries that a script has added.
  await phone.tap('a', 'Juego');
  await isOpen(phone);
  // Presses Escape twice, because a browser closes a dialog at the second Escape even if the app prevents the first.
  await phone.press('Escape');
  await phone.press('Escape');
  await isOpen(phone);
  await phone.driver.tap(3, 3);
  await isOpen(phone);
  await phone.back();
  await phone.arriveAt('#/vault');
  await phone.tap('a', 'Juego');
  await isOpen(phone);

  await phone.tap('dialog[open] button', 'Enviar respuestas');
  await phone.see('Es requerido');
  phone.called('POST', '/surveys/complete', 0);
  await phone.tap('[type="checkbox"]', 'Vales de despensa');
  await phone.tap('[type="checkbox"]', 'Otro');
  await phone.seeCount('[name$="-additional"]', 1);
  await phone.type('[name$="-additional"]', 'Una bicicleta');
  await phone.tap('[type="radio"]', 'Sí');
  await phone.type('dialog textarea', 'Más tiempo');
  await phone.tap('dialog[open] button', 'Enviar respuestas');
  await phone.see('Sobre tu tienda');
  await phone.tap('[type="radio"]', 'A veces');
  await phone.tap('dialog[open] button', 'Enviar respuestas');
  await phone.seeCount('dialog[open]', 0);
  phone.called('POST', '/surveys/complete', 2);
  await phone.tap('a', 'VER LOS PREMIOS');
  await phone.arrive('Bóveda');
});

test('a new user taps through the tour', async ({ phone }) => {
  await phone.enter(NEW, '#/score');
  for (let step = 1; step < 5; step += 1) {
    await phone.see(`Paso ${step} de 5`);
    // A tap beside the button also leads to the next step, so no tap is repeated.
    await phone.tapOnce('dialog[open] button', 'Siguiente');
  }
  await phone.tapOnce('dialog[open] button', 'Entendido');
  await phone.seeNo('Paso 5 de 5');
  await phone.tap('a', 'VER LOS PREMIOS');
  await phone.arrive('Bóveda');
});
