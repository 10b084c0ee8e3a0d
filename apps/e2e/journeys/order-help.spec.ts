import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { FERNANDA, OPEN_TICKET } from './personas.ts';
import { clickAfterReading, enter, field, follow, heading, tapBack } from './steps.ts';

const CREATE_PATH = '/support/create-ticket/1001';

const order = (page: Page, number: string) =>
  page.getByRole('article').filter({ hasText: `Pedido ${number}` });
const help = (page: Page, number: string) =>
  order(page, number).getByRole('link', { name: 'Ayuda con este pedido' });
const comments = (page: Page) => field(page, 'comments');

test('help with an order opens a new ticket with a line about the order', {
  tag: '@small',
}, async ({ page, server }) => {
  await enter(page, FERNANDA, '#/rewards');
  const onTheWay = page.getByRole('region', { name: 'En camino' });
  await expect(onTheWay.getByRole('article')).toHaveCount(1);
  await help(page, '80214').click();
  await expect(heading(page, 'Levantar un nuevo ticket de soporte')).toBeVisible();
  await expect(comments(page)).toHaveValue(/^Pedido 80214: Licuadora de vaso.*\n$/);
  await expect(field(page, 'topic')).toHaveValue('game');

  // The line about the order survives a reload. The help link of another order replaces the line, unless the user has
  // added text to it.
  await page.reload();
  await expect(comments(page)).toHaveValue(/^Pedido 80214/);
  await tapBack(page);
  await expect(heading(page, 'Mis premios')).toBeVisible();
  await help(page, '79880').click();
  await expect(comments(page)).toHaveValue(/^Pedido 79880: .*\n$/);
  await comments(page).press('End');
  await comments(page).press('Control+End');
  await page.keyboard.type('¿Me devuelven mis esmeraldas?');
  await page.getByRole('button', { name: 'Enviar ticket' }).click();
  const sent = page.getByRole('dialog', { name: '¡Mensaje enviado!' });
  await expect(sent).toBeVisible();
  const [ticket] = await server.bodies('POST', CREATE_PATH);
  expect(ticket).toMatchObject({
    topic: 'game',
    comments: expect.stringMatching(/^Pedido 79880: .*\n¿Me devuelven mis esmeraldas\?$/),
  });
  await clickAfterReading(sent.getByRole('button', { name: 'Aceptar' }));

  // The user has an open ticket now, so the help link of an order must lead to that ticket.
  await follow(page, '#/rewards');
  await help(page, '80214').click();
  await expect(heading(page, /^Ticket con folio: /)).toBeVisible();
});

test('help with an order leads to the open ticket if there is one', async ({ page }) => {
  await enter(page, OPEN_TICKET, '#/rewards');
  await help(page, '80214').click();
  await expect(heading(page, 'Ticket con folio: 20431')).toBeVisible();
  await tapBack(page);
  await expect(heading(page, 'Mis premios')).toBeVisible();
});
