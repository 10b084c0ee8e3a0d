import type { Page } from '@playwright/test';
import { expect, test } from './harness.ts';
import { clickAfterReading, emptyOtherHosts, enter } from './steps.ts';

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
