import { paths } from '@gemas/domain';
import { expect, it, vi } from 'vitest';
import { open, screenText, setUpApp } from '../testing/open-app.tsx';
import { SOON } from '../testing/soon.ts';

const DRIVER = '33190';
const CORPORATE = '10027';

setUpApp();

/** Follows the only link of this name. */
async function follow(name: RegExp): Promise<void> {
  const links = () =>
    [...document.querySelectorAll('a')].filter(({ textContent }) => name.test(textContent));
  await vi.waitUntil(() => links().length === 1, SOON);
  links()[0]?.click();
}

const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name);

const shows = (text: string | RegExp) =>
  vi.waitUntil(() => screenText().match(text) !== null, SOON);

it('leads a driver to the ranking of their agency if the answer has no id', async () => {
  await open(paths.score, {
    persona: DRIVER,
    answers: { 'GET /stats/agency/referals': (answer: object) => ({ ...answer, id: undefined }) },
  });
  await follow(/^Ver posiciones/);
  await shows('Ranking agencia');
  await shows('León Centro');
  expect(window.location.hash).toBe('#/ranking/agency/0');
});

it('says that support could not be checked if the param fails, and offers a retry', async () => {
  let isDown = true;
  await open(paths.support, {
    answers: {
      'GET /params/support_active': (answer: object) =>
        isDown ? new Response('{}', { status: 500 }) : answer,
    },
  });
  await shows('No pudimos comprobar');
  expect(screenText()).not.toContain('habla con tu líder');
  isDown = false;
  buttons('Intentar de nuevo')[0]?.click();
  await shows('Folio #');
});

it('treats a param without a value as one that could not be checked', async () => {
  await open(paths.support, { answers: { 'GET /params/support_active': () => ({}) } });
  await shows('No pudimos comprobar');
});

it('shows a position message only for the own place of the user', async () => {
  const first = (answer: object) => ({ ...answer, position: 1 });
  await open('/corporate/territory/:id', {
    persona: CORPORATE,
    answers: { 'GET /stats/territory/referals/:id': first },
  });
  await shows('Meta semanal');
  expect(screenText()).not.toContain('Vas en primer lugar.');
  await open('/ranking/territory', { answers: { 'GET /stats/territory/referals': first } });
  await shows('Vas en primer lugar.');
});

const UNREADABLE = [{ id: {} }, 7, null];

it.each<[path: string, call: string, answer: unknown, empty: string, persona?: string]>([
  ['/notifications', 'GET /notifications', UNREADABLE, 'No tienes notificaciones.'],
  ['/vault', 'GET /products', { products_db: UNREADABLE }, 'No encontré lo que buscas...'],
  ['/rewards', 'GET /orders', { orders: [7] }, 'No has canjeado premios'],
  ['/support', 'GET /support/tickets/:id', UNREADABLE, 'Aquí veras todos tus tickets'],
  [
    '/history/:id',
    'GET /daily/referals/:id',
    { activations: UNREADABLE },
    'Este activador no ha empezado a activar',
  ],
  [
    '/ranking/region',
    'GET /stats/region/referals',
    { weekly_activations: 412, referals: UNREADABLE },
    'Tu equipo aún no logra activaciones.',
  ],
  [
    '/territories/:id/regions',
    'GET /territories/:id/regions',
    { regions: UNREADABLE },
    'Este territorio aún no tiene regiones.',
    CORPORATE,
  ],
  [
    '/support/ticket/:ticket_id',
    'GET /support/ticket/:id',
    { folio: '318', comments: UNREADABLE },
    'Aún no hay mensajes.',
  ],
])(
  '%s whose list has rows of which none can be read says that it failed, with a retry',
  async (path, call, answer, empty, persona) => {
    await open(path, { persona, answers: { [call]: () => answer } });
    await shows('No pudimos');
    expect(screenText()).not.toContain(empty);
    expect(buttons('Intentar de nuevo')).toHaveLength(1);
  },
);

it('opens a ticket whose id is a text, and lists notifications whose ids are texts', async () => {
  const withTextIds = (rows: { id: number }[]) =>
    rows.map((row) => ({ ...row, id: `u-${row.id}` }));
  await open(paths.support, { answers: { 'GET /support/tickets/:id': withTextIds } });
  await shows('Folio #');
  expect(document.querySelector('a[href*="ticket/u-"]')).not.toBeNull();
  await open('/notifications', { answers: { 'GET /notifications': withTextIds } });
  expect(screenText()).not.toContain('No tienes notificaciones.');
});
