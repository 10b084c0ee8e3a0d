import { expect, test } from './harness.ts';
import { FERNANDA } from './personas.ts';
import { emptyOtherHosts, enter, recordRequests } from './steps.ts';

test.beforeEach(emptyOtherHosts);

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
