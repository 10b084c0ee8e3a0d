// Takes pictures of the built catalogue: `npm run pictures`. Writes the pictures of README.md and docs into docs/images,
// and those that 'All screens' shows until a screen is rendered into storybook-static/pictures. The picture of the guest
// app is taken by hand.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { PNG } from 'pngjs';
import { chromiumArgs, chromiumPath } from '../lib/chromium.ts';
import { Problem, runCommand } from '../lib/problem.ts';
import { ROOT } from '../lib/sources.ts';
import { serve } from '../lib/static-site.ts';
import { freshCatalogue, storiesOf } from './built.ts';
import { settle, shoot, show, visitStories } from './preview.ts';

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

/** Opens a page of Storybook, and waits until all requests of the page have been answered. */
async function openPage(page: Page, origin: string, id: string) {
  await page.goto(`${origin}/?path=/docs/${id}`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.locator('#storybook-docs h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  return frame;
}

/** Takes the pictures of Storybook's pages. Returns the ids of the stories on 'All screens'. */
async function takePages(catalogue: string): Promise<string[]> {
  const site = await serve(catalogue);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
  const page = await browser.newPage({ viewport: LAPTOP });
  let hrefs: string[] = [];
  for (const [name, id] of Object.entries(PAGES)) {
    const frame = await openPage(page, site.origin, id);
    await page.screenshot({ path: join(IMAGES, `${name}.png`) });
    if (name !== 'storybook-screens') continue;
    const links = frame.locator('.screens a');
    hrefs = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute('href') ?? ''),
    );
  }
  await browser.close();
  site.close();
  return hrefs.flatMap((href) => /\/story\/([\w-]+)/.exec(href)?.[1] ?? []);
}

/** Takes a picture of the first screenful of each story. Returns the pictures by the id of the story. */
async function takePhones(
  catalogue: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PNG>> {
  const stories = storiesOf(catalogue).filter(({ id }) => ids.includes(id));
  const missing = ids.filter((id) => !stories.some((story) => story.id === id));
  if (missing.length > 0) throw new Problem(`The catalogue has no story ${missing.join(', ')}`);
  const pictures = new Map<string, PNG>();
  await visitStories(catalogue, stories, {
    reload: 'story',
    prepare: async () => undefined,
    async visit(page, cdp, { id }) {
      await page.setViewportSize(PHONE);
      const problem = await show(page, id);
      if (problem !== null) throw new Problem(`${id}: ${problem}`);
      await settle(page, null, true);
      pictures.set(id, PNG.sync.read(await shoot(cdp, { x: 0, y: 0, ...PHONE }, false)));
      return true;
    },
  });
  return pictures;
}

/** Returns a picture with these phones side by side. */
function sideBySide(phones: readonly PNG[]): PNG {
  const { width, height } = PHONE;
  const whole = new PNG({ width: phones.length * (width + GAP) - GAP, height });
  for (const [at, phone] of phones.entries()) {
    PNG.bitblt(phone, whole, 0, 0, width, height, at * (width + GAP), 0);
  }
  return whole;
}

async function main(): Promise<boolean> {
  const catalogue = await freshCatalogue();
  const screens = await takePages(catalogue);
  const taken = await takePhones(catalogue, [...screens, ...Object.values(PHONES).flat()]);
  const write = (folder: string, name: string, picture: PNG) =>
    writeFileSync(join(folder, `${name}.png`), PNG.sync.write(picture));
  for (const [name, ids] of Object.entries(PHONES)) {
    write(IMAGES, name, sideBySide(ids.flatMap((id) => taken.get(id) ?? [])));
  }
  const folder = join(catalogue, 'pictures');
  mkdirSync(folder, { recursive: true });
  for (const id of screens) {
    const picture = taken.get(id);
    if (picture) write(folder, id, picture);
  }
  console.log(`${screens.length} screens, ${taken.size} stories`);
  return true;
}

await runCommand(main);
