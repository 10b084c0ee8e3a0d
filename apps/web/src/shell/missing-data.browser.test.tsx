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

it('a team of which no member can be read says that it failed, with a retry', async () => {
  const answer = { weekly_activations: 412, referals: [{ id: {} }, 7, null] };
  await open('/ranking/region', { answers: { 'GET /stats/region/referals': () => answer } });
  await shows('No pudimos');
  expect(screenText()).not.toContain('Tu equipo aún no logra activaciones.');
  expect(buttons('Intentar de nuevo')).toHaveLength(1);
});
