import { GIFT_CARD_SKU } from '@gemas/mocks';
import { FERNANDA } from '../../journeys/personas.ts';
import { test } from '../harness.ts';
import type { Phone } from '../phone.ts';

async function toCheckout(phone: Phone): Promise<void> {
  await phone.tap('a', 'VER LOS PREMIOS');
  await phone.arrive('Bóveda');
  await phone.see('Canjear');
  await phone.saveScreenshot('vault');
  await phone.type('[name="search"]', 'licuadora');
  await phone.tap('main a', 'Licuadora de vaso');
  await phone.tap('button', 'Canjear por 489 esmeraldas');
  await phone.see('No se reembolsan gemas.');
  await phone.tap('dialog[open] button', 'Aceptar');
  await phone.arrive('Canjear premio');
}

test('two quick taps order a prize once', async ({ phone }) => {
  await phone.enter(FERNANDA);
  await phone.arriveAt('#/score');
  await phone.see('Activador · 48213');
  await phone.see('Bajío Norte');
  await phone.saveScreenshot('score');
  await toCheckout(phone);
  await phone.tap('[type="radio"]', 'Casa');
  await phone.saveScreenshot('checkout');
  await phone.tap('button', 'Canjear por 489 esmeraldas');
  await phone.see('795');
  await phone.tap('dialog[open] button', 'Sí, canjear', 2);
  await phone.see('¡Felicidades!');
  await phone.see('2 a 3 semanas');
  phone.called('POST', '/orders/simulation', 1);
  phone.called('POST', '/orders', 1);
  await phone.tap('a', 'Ver mis premios');
  await phone.arrive('Mis premios');
  await phone.see('Licuadora de vaso');
  await phone.see('En proceso');
  await phone.reload();
  await phone.see('Licuadora de vaso');
  await phone.follow('#/score');
  await phone.see('795');
});

test('two quick taps order a gift card once, to the chosen store', async ({ phone }) => {
  await phone.enter(FERNANDA, `#/vault/${GIFT_CARD_SKU}/order`);
  await phone.see('¿Dónde la recoges?');
  await phone.type('[name="search"]', 'silao');
  await phone.see('3 tiendas');
  await phone.tap('[type="radio"]', 'Tienda Silao Plaza Norte');
  await phone.see('Te quedarán 784.');
  await phone.tap('button', 'Canjear por 500 esmeraldas', 2);
  await phone.see('¡Felicidades!');
  await phone.see('5 a 6 semanas');
  phone.called('POST', '/orders', 1);
  phone.called('POST', '/orders/simulation', 0);
});
