import { FERNANDA, type Phone } from '../phone.ts';

/** Path of the call that creates a ticket of Fernanda. */
export const CREATE_TICKET = '/support/create-ticket/1001';

/** Opens a thread whose messages contain HTML, and creates a ticket. */
export async function tickets(phone: Phone): Promise<void> {
  await phone.enter(FERNANDA, '#/support');
  await phone.tap('a', 'No veo mis esmeraldas del sábado');
  await phone.arrive('Ticket con folio: 20418');
  await phone.see('Fernanda Hernández Ávila dijo:');
  await phone.see('5 activaciones quedaron en validación.');
  phone.same(await phone.count('main strong'), 1);
  await phone.saveScreenshot('ticket');
  await phone.tap('a', 'Crea un ticket');
  await phone.arrive('Levantar un nuevo ticket de soporte');
  await phone.tap('button', 'Enviar ticket');
  await phone.see('Por favor selecciona un tema');
  await phone.choose('[name="topic"]', 'game');
  await phone.type('[name="comments"]', '¿Y mis gemas del sábado? Año 2026');
  await phone.see('33/200');
  await phone.tap('button', 'Enviar ticket', 2);
  await phone.see('¡Mensaje enviado!');
  await phone.press('Escape');
  await phone.press('Escape');
  await phone.see('¡Mensaje enviado!');
  await phone.tap('dialog[open] button', 'Aceptar');
  await phone.arriveAt('#/support');
  await phone.see('¿Y mis gemas del sábado?');
  phone.called('POST', CREATE_TICKET, 1);
  phone.same(phone.calls('POST', CREATE_TICKET)[0]?.body, {
    topic: 'game',
    comments: '¿Y mis gemas del sábado? Año 2026',
  });
}

/** Searches for a question and opens it, and reads a material. */
export async function help(phone: Phone): Promise<void> {
  await phone.enter(FERNANDA, '#/help/faq');
  await phone.seeCount('main details', 7);
  await phone.type('main [type="search"]', 'DIRECCION');
  await phone.seeCount('main details', 1);
  await phone.tap('summary', '¿Puedo cambiar mi dirección después de canjear?');
  await phone.see('Revísala antes de confirmar');
  await phone.tap('nav[aria-label="Ayuda"] a', 'Materiales');
  await phone.see('Cómo activar a un cliente');
  await phone.tap('main a', 'Bonos de tus clientes');
  await phone.arrive('Bonos de tus clientes');
  await phone.see('Tres bonos para tu cliente');
  phone.same(await phone.count('main li'), 3);
  await phone.driver.back();
  await phone.arrive('Ayuda');
}
