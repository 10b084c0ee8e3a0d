import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { FERNANDA, HOSTILE, OPEN_TICKET } from './personas.ts';
import {
  clickAfterReading,
  emptyOtherHosts,
  enter,
  field,
  follow,
  heading,
  holdCall,
  recordRequests,
  SCORE,
  tapBack,
} from './steps.ts';

const FERNANDA_ID = 1001;
const NO_SUPPORT = '60020';
const LONG_THREAD = '60022';
const CREATE_PATH = `/support/create-ticket/${FERNANDA_ID}`;

const plus = (page: Page) => page.getByRole('link', { name: 'Crea un ticket' });
const send = (page: Page) => page.getByRole('button', { name: 'Enviar ticket' });
const sent = (page: Page) => page.getByRole('dialog', { name: '¡Mensaje enviado!' });
const newRows = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByText('Nueva', { exact: true }) });

/** Opens the form of a new ticket as Fernanda, and fills it in. */
async function fillTicket(page: Page, comments = 'No veo mis gemas del sábado.'): Promise<void> {
  await enter(page, FERNANDA, '#/support/new');
  await field(page, 'topic').selectOption('game');
  await field(page, 'comments').fill(comments);
}

test.beforeEach(emptyOtherHosts);

test('notifications are sent as viewed once and stay marked as new during the visit', async ({
  page,
  server,
}) => {
  const viewed = () => server.bodies('POST', '/notifications/viewed');
  await enter(page, FERNANDA, '#/notifications');
  await expect(heading(page, 'Notificaciones')).toBeVisible();
  await expect(newRows(page)).toHaveCount(3);
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Ganaste 2 esmeraldas' }),
  ).toBeVisible();
  expect(await viewed()).toEqual([{ notifications: [500, 499, 498] }]);

  await follow(page, '#/menu');
  await expect(heading(page, 'Notificaciones')).toBeHidden();
  await follow(page, '#/notifications');
  await expect(newRows(page)).toHaveCount(3);
  expect(await viewed()).toHaveLength(1);

  await page.reload();
  await expect(page.getByText('Tu premio va en camino')).toBeVisible();
  await expect(newRows(page)).toHaveCount(0);
  expect(await viewed()).toHaveLength(1);
});

test('help: an unknown tab in the address leads to Materiales, and a tap opens Preguntas', async ({
  page,
}) => {
  await enter(page, FERNANDA, '#/help/nada');
  await expect(page).toHaveURL(/#\/help\/materials$/);
  await expect(heading(page, 'Ayuda')).toBeVisible();
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Ayuda' }).getByRole('link', { name });
  await expect(tab('Materiales')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { name: 'Cómo activar a un cliente' })).toBeVisible();
  await expect(page.getByText('Guía para corporativo')).toHaveCount(0);

  await tab('Preguntas').click();
  await expect(page).toHaveURL(/#\/help\/faq$/);
  await expect(tab('Preguntas')).toHaveAttribute('aria-current', 'page');
  await expect(tab('Materiales')).not.toHaveAttribute('aria-current');
});

test('help: the search ignores accents and case, and opening a question shows its answer', async ({
  page,
}) => {
  await enter(page, FERNANDA, '#/help/faq');
  const questions = page.getByRole('main').getByRole('group');
  await expect(questions).toHaveCount(7);
  const search = page.getByRole('searchbox', { name: 'Busca una pregunta' });

  await search.fill('DIRECCION');
  await expect(questions).toHaveCount(1);
  const answer = page.getByText('Revísala antes de confirmar');
  await expect(answer).toBeHidden();
  await page.getByText('¿Puedo cambiar mi dirección después de canjear?').click();
  await expect(answer).toBeVisible();

  await search.fill('licuadora de oro');
  await expect(page.getByText('No encontramos esa pregunta.')).toBeVisible();
  await page.getByRole('button', { name: 'Borrar búsqueda' }).click();
  await expect(questions).toHaveCount(7);
  await expect(search).toBeFocused();
});

test('help: a material opens from the list, and Material without a choice leads to the list', async ({
  page,
}) => {
  await enter(page, FERNANDA, '#/help/materials');
  await page.getByRole('link', { name: 'Bonos de tus clientes' }).click();
  await expect(page).toHaveURL(/#\/material$/);
  await expect(heading(page, 'Bonos de tus clientes')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tres bonos para tu cliente' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await tapBack(page);
  await expect(heading(page, 'Ayuda')).toBeVisible();

  await page.reload();
  await expect(heading(page, 'Ayuda')).toBeVisible();
  await follow(page, '#/material');
  await expect(page).toHaveURL(/#\/help\/materials$/);
  await expect(heading(page, 'Ayuda')).toBeVisible();
});

test('help: a video loads only after a tap, in a sandboxed frame', async ({ page }) => {
  const asked = recordRequests(page, /youtube|vimeo/);
  await enter(page, FERNANDA, '#/help/materials');
  const plays = page.getByRole('button', { name: /^Ver video:/ });
  await expect(plays).toHaveCount(2);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Ver video: Canjea en la bóveda' }).click();
  const player = page.getByTitle('Canjea en la bóveda');
  await expect(player).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?autoplay=1');
  await expect(player).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-presentation',
  );
  await expect(player).toBeFocused();
  const box = await player.boundingBox();
  expect(box && box.height > box.width).toBe(true);
  await expect(plays).toHaveCount(1);
  expect(asked).toEqual(['https://player.vimeo.com/video/76979871?autoplay=1']);
});

test('help: a video on a host that is not allowed has no player', async ({ page }) => {
  await enter(page, HOSTILE, '#/help/materials');
  await expect(page.getByText('Este video no se puede ver aquí.')).toHaveCount(2);
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
});

test('support: the list appears after one second at the earliest', async ({ page }) => {
  await enter(page, FERNANDA, '#/menu');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const waited = await page.evaluate(async () => {
    const start = performance.now();
    window.location.hash = '#/support';
    while (!document.querySelector('a[href="#/support/ticket/318"]')) {
      if (performance.now() - start > 10_000) break;
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  });
  expect(waited).toBeGreaterThanOrEqual(1000);
  expect(waited).toBeLessThan(5000);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('2 mensajes sin leer')).toBeVisible();
});

test("support: '+' creates a ticket if none is open", async ({ page }) => {
  await enter(page, FERNANDA, '#/support');
  await expect(plus(page)).toBeVisible();
  await plus(page).click();
  await expect(heading(page, 'Levantar un nuevo ticket de soporte')).toBeVisible();
});

test("support: there is no '+' while a ticket is open", async ({ page }) => {
  await enter(page, OPEN_TICKET, '#/support');
  await expect(page.getByRole('link', { name: 'Me falta una activación' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await expect(plus(page)).toHaveCount(0);
});

test('support: if support is switched off, the screen says so and leads to the game', async ({
  page,
}) => {
  await enter(page, NO_SUPPORT, '#/support');
  await expect(page.getByText('El soporte no está disponible por ahora.')).toBeVisible();
  await expect(plus(page)).toHaveCount(0);
  for (const address of ['#/support/new', '#/support/ticket/318']) {
    await follow(page, address);
    await expect(page).toHaveURL(/#\/support$/);
  }
  await page.getByRole('link', { name: 'Ir al juego' }).click();
  await expect(page).toHaveURL(SCORE);
});

test('new ticket: missing fields show their errors, and nothing is sent', async ({
  page,
  server,
}) => {
  await enter(page, FERNANDA, '#/support/new');
  await send(page).click();
  await expect(field(page, 'topic')).toHaveAccessibleDescription(/Por favor selecciona un tema/);
  await expect(field(page, 'comments')).toHaveAccessibleDescription(
    /Por favor añade tus comentarios/,
  );
  await expect(field(page, 'topic')).toBeFocused();
  await field(page, 'comments').fill('Hola');
  await expect(field(page, 'comments')).not.toHaveAccessibleDescription(/Por favor/);
  await field(page, 'topic').selectOption('game');
  await expect(field(page, 'topic')).not.toHaveAccessibleDescription(/Por favor/);
  expect(await server.requests('POST', CREATE_PATH)).toEqual([]);
});

test('new ticket: comments are limited to 199 characters and never end within an emoji', async ({
  page,
  server,
}) => {
  const kept = 'a'.repeat(198);
  await fillTicket(page, `${kept}💎b`);
  await expect(field(page, 'comments')).toHaveValue(kept);
  await expect(page.getByText('198/200')).toBeVisible();
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect(await server.bodies('POST', CREATE_PATH)).toEqual([{ topic: 'game', comments: kept }]);
});

test('new ticket: letters typed beyond the limit are ignored', async ({ page }) => {
  await enter(page, FERNANDA, '#/support/new');
  await field(page, 'comments').fill('a'.repeat(198));
  await field(page, 'comments').press('End');
  await page.keyboard.type('bcd');
  await expect(field(page, 'comments')).toHaveValue(`${'a'.repeat(198)}b`);
});

test('new ticket: after sending, the message stays after Escape, and no second ticket is possible', async ({
  page,
  server,
}) => {
  await fillTicket(page);
  await expect(page.getByLabel('No. de empleado')).toHaveValue(FERNANDA);
  await expect(page.getByLabel('Nombre')).toHaveValue('Fernanda Hernández Ávila');
  await server.hold();
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Enviando...' })).toBeVisible();
  await server.recover();
  await expect(sent(page)).toContainText('Recibimos tu ticket con folio');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(sent(page)).toBeVisible();
  expect(await server.bodies('POST', CREATE_PATH)).toEqual([
    { topic: 'game', comments: 'No veo mis gemas del sábado.' },
  ]);

  await clickAfterReading(sent(page).getByRole('button', { name: 'Aceptar' }));
  await expect(page).toHaveURL(/#\/support$/);
  await expect(page.getByRole('link', { name: 'No veo mis gemas del sábado.' })).toBeVisible();
  await expect(plus(page)).toHaveCount(0);

  await follow(page, '#/support/new');
  await expect(page.getByText('Podrás crear otro cuando se cierre')).toBeVisible();
  await expect(page).toHaveURL(/#\/support$/);
  await expect(sent(page)).toHaveCount(0);
  await page.evaluate(() => window.history.replaceState(null, '', '#/support/new'));
  await page.reload();
  await expect(page).toHaveURL(/#\/support$/);
  await expect(page.getByRole('link', { name: 'No veo mis gemas del sábado.' })).toBeVisible();
  await expect(field(page, 'topic')).toHaveCount(0);
});

test('new ticket: typed text survives navigation and a reload', async ({ page }) => {
  await fillTicket(page);
  await tapBack(page);
  await expect(page).toHaveURL(/#\/support$/);
  await follow(page, '#/support/new');
  await expect(field(page, 'comments')).toHaveValue('No veo mis gemas del sábado.');
  await page.reload();
  await expect(field(page, 'topic')).toHaveValue('game');
  await expect(field(page, 'comments')).toHaveValue('No veo mis gemas del sábado.');
});

test('new ticket: typed text stays if sending fails, and sending again works', async ({
  page,
  server,
}) => {
  await fillTicket(page);
  await server.fail('ticket-500');
  await send(page).click();
  await expect(page.getByText('No pudimos enviar tu ticket')).toBeVisible();
  await expect(field(page, 'topic')).toHaveValue('game');
  await expect(field(page, 'comments')).toHaveValue('No veo mis gemas del sábado.');
  await server.recover();
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await expect(page.getByText('No pudimos enviar tu ticket')).toHaveCount(0);
});

test('new ticket: three taps send one ticket', async ({ page, server }) => {
  await fillTicket(page);
  const answer = await holdCall(page, `**${CREATE_PATH}`);
  const isSent = page.waitForRequest(`**${CREATE_PATH}`);
  const button = await send(page).elementHandle();
  await button?.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await isSent;
  await button?.evaluate((element: HTMLElement) => element.click());
  answer();
  await expect(sent(page)).toBeVisible();
  expect(await server.requests('POST', CREATE_PATH)).toHaveLength(1);
});

test('ticket: the newest of 200 messages is in view', async ({ page }) => {
  await enter(page, LONG_THREAD, '#/support');
  await page.getByRole('link', { name: /Seguimiento de mis activaciones/ }).click();
  await expect(heading(page, 'Ticket con folio: 20440')).toBeVisible();
  await expect(page.getByText('Mensaje 200.')).toBeInViewport();
  await expect(page.getByText('Mensaje 1.')).not.toBeInViewport();
  await expect(page.getByText('Soporte te responderá aquí.')).toBeInViewport();
});

test('ticket: the footer does not cover the newest message', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await enter(page, FERNANDA, '#/support/ticket/318');
  const newest = page.getByText('hace 3 horas');
  await expect(newest).toBeInViewport();
  await expect
    .poll(async () => {
      const [message, foot] = await Promise.all([
        newest.boundingBox(),
        page.getByText('Este ticket está cerrado').boundingBox(),
      ]);
      return message && foot && foot.y - (message.y + message.height);
    })
    .toBeGreaterThan(0);
});

test('ticket: a closed ticket offers a new one', async ({ page }) => {
  await enter(page, FERNANDA, '#/support/ticket/318');
  await expect(heading(page, 'Ticket con folio: 20418')).toBeVisible();
  await expect(page.getByText('CERRADO', { exact: true })).toBeVisible();
  await expect(page.getByText('Fernanda Hernández Ávila dijo:').first()).toBeVisible();
  await expect(page.getByText('5 activaciones', { exact: true })).toBeVisible();
  await plus(page).click();
  await expect(page).toHaveURL(/#\/support\/new$/);
});

test('ticket: no new ticket is offered while one is open, neither in the open nor in a closed one', async ({
  page,
}) => {
  await enter(page, OPEN_TICKET, '#/support/ticket/332');
  await expect(heading(page, 'Ticket con folio: 20431')).toBeVisible();
  await expect(page.getByText('ABIERTO', { exact: true })).toBeVisible();
  await expect(page.getByText('Soporte te responderá aquí.')).toBeVisible();
  await expect(plus(page)).toHaveCount(0);
  await follow(page, '#/support/ticket/318');
  await expect(page.getByText('Este ticket está cerrado. ¿Necesitas algo más?')).toBeVisible();
  await expect(plus(page)).toHaveCount(0);
});

test('ticket: an invalid id leads to the list', async ({ page, server }) => {
  await enter(page, FERNANDA, '#/support/ticket/%3Cscript%3E');
  await expect(page).toHaveURL(/#\/support$/);
  await expect(page.getByRole('link', { name: 'Cambio de domicilio de entrega' })).toBeVisible();
  expect(await server.requests('GET', '/support/ticket/%3Cscript%3E')).toEqual([]);
});

test("ticket: another user's ticket is not shown, and going back leads to the list", async ({
  page,
}) => {
  await enter(page, FERNANDA, '#/support/ticket/332');
  await expect(page.getByText('Este ticket ya no existe')).toBeVisible();
  await expect(page.getByText('Me falta una activación')).toHaveCount(0);
  await tapBack(page);
  await expect(page).toHaveURL(/#\/support$/);
  await expect(page.getByRole('link', { name: 'Cambio de domicilio de entrega' })).toBeVisible();
});
