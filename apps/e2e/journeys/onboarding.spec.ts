import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { HOSTILE, NEW, TWO_SURVEYS } from './personas.ts';
import {
  clickAfterReading,
  emptyOtherHosts,
  enter,
  heading,
  SCORE,
  toVaultAndBack,
} from './steps.ts';

const THREE_INTROS = '60006';
const EVERYTHING = '60008';

const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

const viewedIntros = (page: Page) => page.evaluate(() => localStorage.getItem('viewed_intros'));

test.beforeEach(emptyOtherHosts);

async function answerBoardSurvey(page: Page): Promise<void> {
  const voucher = page.getByRole('checkbox', { name: 'Vales de despensa' });
  // The survey ignores taps that begin while it is still opening (decision 73).
  await clickAfterReading(voucher);
  await expect(voucher).toBeChecked();
  await page.getByRole('checkbox', { name: 'Otro' }).check();
  await page.getByLabel('¿Cuál?').fill('Una bicicleta');
  await page.getByRole('radio', { name: 'Sí' }).check();
  await page.getByLabel('3. ¿Qué cambiarías?').fill('Más tiempo');
}

test('the tip, the survey and the tour are shown before Score, in this order, each once', {
  tag: '@small',
}, async ({ page, server }) => {
  await enter(page, EVERYTHING, '#/score');
  await expect(page.getByRole('dialog', { name: 'Consejo del día' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await clickAfterReading(button(page, 'Continuar'));

  await expect(page.getByRole('dialog', { name: /Cuéntanos cómo te va/ })).toBeVisible();
  await answerBoardSurvey(page);
  await clickAfterReading(button(page, 'Enviar respuestas'));

  await expect(page.getByText('Paso 1 de 5')).toBeVisible();
  expect(await server.bodies('POST', '/surveys/complete')).toEqual([
    {
      survey_id: 7,
      questions: [
        {
          id: 71,
          statement: '¿Qué premio te gustaría ver?',
          answer: ['Vales de despensa'],
          aditional_answer: 'Una bicicleta',
        },
        { id: 72, statement: '¿Recomendarías el juego?', answer: ['Sí'], aditional_answer: null },
        { id: 73, statement: '¿Qué cambiarías?', answer: ['Más tiempo'], aditional_answer: null },
      ],
    },
  ]);
  expect(await server.requests('GET', '/surveys')).toHaveLength(2);

  for (let step = 1; step < 5; step += 1) {
    await expect(page.getByText(`Paso ${step} de 5`)).toBeVisible();
    await button(page, 'Siguiente').click();
  }
  await button(page, 'Entendido').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await server.requests('POST', '/auth/tour_complete')).toHaveLength(1);

  // After a page load the daily tip is shown again. The survey and the tour are not shown again.
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Consejo del día' })).toBeVisible();
  await clickAfterReading(button(page, 'Continuar'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Paso 1 de 5')).toHaveCount(0);
  expect(await viewedIntros(page)).toBe('[]');
});

test('intros are shown in order, and their ids are stored except that of the daily tip', async ({
  page,
}) => {
  await enter(page, THREE_INTROS);
  const vertical = page.getByTitle('Bienvenida al juego');
  await expect(vertical).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  );
  const tall = await vertical.boundingBox();
  expect(tall && tall.height > tall.width).toBe(true);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await clickAfterReading(button(page, 'Continuar'));

  const wide = await page.getByTitle('Así se gana una esmeralda').boundingBox();
  expect(wide && wide.width > wide.height).toBe(true);
  await clickAfterReading(button(page, 'Continuar'));
  await expect(page.getByRole('dialog', { name: 'Consejo del día' })).toBeVisible();
  await clickAfterReading(button(page, 'Continuar'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await viewedIntros(page)).toBe('[101,102]');

  // After returning to Score from another screen, no intro is shown. After a page load, only the daily tip is shown.
  await toVaultAndBack(page);
  await expect(heading(page, /Hola/)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Consejo del día' })).toBeVisible();
});

test('a survey stays open until its answers have been sent', async ({ page, server }) => {
  await enter(page, TWO_SURVEYS);
  const first = page.getByRole('dialog', { name: /Cuéntanos cómo te va/ });
  await expect(first).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(3, 3);
  await expect(first).toBeVisible();

  await clickAfterReading(button(page, 'Enviar respuestas'));
  await expect(page.getByText('Es requerido')).toHaveCount(3);
  expect(await server.requests('POST', '/surveys/complete')).toEqual([]);

  await answerBoardSurvey(page);
  await server.fail('survey-500');
  await clickAfterReading(button(page, 'Enviar respuestas'));
  await expect(page.getByText('No pudimos enviar tus respuestas')).toBeVisible();
  await expect(page.getByLabel('¿Cuál?')).toHaveValue('Una bicicleta');
  await expect(page.getByRole('radio', { name: 'Sí' })).toBeChecked();

  await server.recover();
  await clickAfterReading(button(page, 'Intentar de nuevo'));
  await expect(page.getByRole('dialog', { name: /Sobre tu tienda/ })).toBeVisible();
  const sometimes = page.getByRole('radio', { name: 'A veces' });
  await clickAfterReading(sometimes);
  await expect(sometimes).toBeChecked();
  await clickAfterReading(button(page, 'Enviar respuestas'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the tour is not shown again in the same visit if the server does not confirm its end', {
  tag: '@small',
}, async ({ page, server }) => {
  await enter(page, NEW, '#/score');
  await expect(page.getByText('Paso 1 de 5')).toBeVisible();
  await server.fail('tour-500');
  // A tap at any point and a key press advance the tour. Taps and keys must not reach the page behind the tour.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.click(width / 2, height - 10);
  await expect(page.getByText('Paso 2 de 5')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Paso 3 de 5')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Paso 4 de 5')).toBeVisible();
  await button(page, 'Siguiente').click();
  await button(page, 'Entendido').click();
  await expect(page).toHaveURL(SCORE);
  await toVaultAndBack(page);
  await expect(heading(page, /Hola/)).toBeVisible();
  await expect(page.getByText('Paso 1 de 5')).toHaveCount(0);
});

test('materials or surveys that fail to load do not block Score', async ({ page, server }) => {
  await server.fail('server-500', { only: 'GET /materials' });
  await enter(page, TWO_SURVEYS);
  await expect(page.getByRole('dialog', { name: /Cuéntanos cómo te va/ })).toBeVisible();
  await server.fail('server-500', { only: 'GET /surveys' });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bajío Norte' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a tip with hostile HTML runs no script', async ({ page, violations }) => {
  await enter(page, HOSTILE);
  await expect(page.getByRole('dialog').getByText('que sí')).toBeVisible();
  await expect(
    page.getByRole('dialog').locator('script, style, form, iframe, [onerror]'),
  ).toHaveCount(0);
  await clickAfterReading(button(page, 'Continuar'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
  // Expected violations: the content security policy also applies to the document in which HTML is sanitised.
  expect(violations).not.toEqual([]);
  violations.length = 0;
});
