// Takes pictures of the built catalogue: `npm run pictures`. Writes the pictures of README.md and docs into docs/images,
// and those that 'All screens' shows until a screen is rendered into storybook-static/pictures. The picture of the guest
// app is taken by hand.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import type { Channel } from 'storybook/internal/channels';
import { chromiumArgs, chromiumPath, SAME_PIXELS } from '../lib/chromium.ts';
import { Problem, runCommand } from '../lib/problem.ts';
import { ROOT } from '../lib/sources.ts';
import { serve } from '../lib/static-site.ts';
import { SOON_MS, untilSettled, watchWork } from '../lib/work.ts';

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;
}

const CATALOGUE = join(ROOT, 'storybook-static');
const IMAGES = join(ROOT, 'docs/images');
const PHONE = { width: 390, height: 780 };
const LAPTOP = { width: 1440, height: 1000 };
/** Distance between the phones of a picture, px. */
const GAP = 24;

/** Stories that a picture in docs/images shows as phones side by side, by the name of the picture. */
const PHONES: Readonly<Record<string, readonly string[]>> = {
  score: ['flows-score--ready'],
  vault: ['flows-vault--ready'],
  rewards: ['flows-my-prizes--ready'],
  'lost-answer': [
    'screens-checkout--saved-address',
    'screens-checkout--confirm',
    'screens-checkout--unanswered',
    'screens-checkout--proved',
  ],
};

/** Pages of Storybook that a picture in docs/images shows, by the name of the picture. */
const PAGES: Readonly<Record<string, string>> = {
  'storybook-welcome': 'start-welcome--docs',
  'storybook-screens': 'start-all-screens--docs',
  'storybook-component': 'components-ranking-teamtable--docs',
};

/** Takes the pictures of Storybook's pages. Returns the ids of the stories on 'All screens'. */
async function takePages(page: Page, origin: string): Promise<string[]> {
  const ids: string[] = [];
  await page.setViewportSize(LAPTOP);
  for (const [name, id] of Object.entries(PAGES)) {
    await page.goto(`${origin}/?path=/docs/${id}`);
    const frame = page.frameLocator('#storybook-preview-iframe');
    await frame.locator('#storybook-docs h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(IMAGES, `${name}.png`) });
    for (const link of await frame.locator('.screens a').all()) {
      const [, story] = /\/story\/([\w-]+)/.exec((await link.getAttribute('href')) ?? '') ?? [];
      if (story) ids.push(story);
    }
  }
  return ids;
}

/** Takes a picture of the first screenful of a story. Throws a `Problem` if the story is missing or fails. */
async function takePhone(page: Page, origin: string, id: string): Promise<Buffer> {
  await page.setViewportSize(PHONE);
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story`);
  const end = await page.waitForFunction(() => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    if (channel?.last('storyMissing')) return 'missing';
    return channel?.last('storyFinished')?.[0].status as string | undefined;
  });
  const status = await end.jsonValue();
  if (status !== 'success') throw new Problem(`${id}: ${status}`);
  await page.evaluate(untilSettled);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  return page.screenshot({ animations: 'disabled' });
}

/** Takes a picture of phones side by side. `phones` are the pictures of the phones. */
async function takeSideBySide(page: Page, phones: readonly Buffer[], path: string): Promise<void> {
  const width = phones.length * (PHONE.width + GAP) - GAP;
  await page.setViewportSize({ width, height: PHONE.height });
  const images = phones.map((png) => `<img src="data:image/png;base64,${png.toString('base64')}">`);
  await page.setContent(
    `<body style="margin: 0; display: flex; gap: ${GAP}px">${images.join('')}</body>`,
  );
  await page.screenshot({ path, omitBackground: true });
}

async function main(): Promise<boolean> {
  if (!existsSync(join(CATALOGUE, 'index.json'))) {
    throw new Problem('Build the catalogue first: npm run build-storybook');
  }
  const pictures = join(CATALOGUE, 'pictures');
  mkdirSync(pictures, { recursive: true });
  const site = await serve(CATALOGUE);
  const args = [...chromiumArgs(), ...SAME_PIXELS];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  try {
    const page = await browser.newPage({
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
      reducedMotion: 'reduce',
    });
    const screens = await takePages(page, site.origin);
    // esbuild adds calls of a helper `__name` to functions. The helper does not exist in the page.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await page.addInitScript(watchWork, SOON_MS);
    for (const id of screens) {
      writeFileSync(join(pictures, `${id}.png`), await takePhone(page, site.origin, id));
    }
    for (const [name, ids] of Object.entries(PHONES)) {
      const phones: Buffer[] = [];
      for (const id of ids) phones.push(await takePhone(page, site.origin, id));
      await takeSideBySide(page, phones, join(IMAGES, `${name}.png`));
    }
    console.log(`${screens.length} screens`);
  } finally {
    await browser.close();
    site.close();
  }
  return true;
}

await runCommand(main);
