// Creates the icons of the installed app from the gem of the component library: `npm run icons --workspace @gemas/web`.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromiumArgs, chromiumPath } from '@gemas/tools/lib/chromium';
import { Gem } from '@gemas/ui/foundations';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { APPLE_ICON, ICONS } from './manifest.ts';

const TOKENS = fileURLToPath(import.meta.resolve('@gemas/ui/tokens.css'));
const FOLDER = fileURLToPath(new URL('./public/', import.meta.url));

/**
 * Height of the gem in percent of the icon. The system may cut a maskable icon to a circle of four fifths of its size.
 */
const GEM_HEIGHT = { any: 74, maskable: 58 };

const tokens = readFileSync(TOKENS, 'utf8');
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() });
const page = await browser.newPage();
for (const { file, size, purpose } of [...ICONS, APPLE_ICON]) {
  const gem = createElement(Gem, { size: (size * GEM_HEIGHT[purpose]) / 100 });
  // The system shows an icon of the purpose 'any' unchanged, so the icon has its own rounded corners.
  const radius = purpose === 'any' ? size / 6 : 0;
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`
    <style>
      ${tokens}
      body { margin: 0; background: transparent; }
      div { display: grid; place-items: center; height: 100vh; background: var(--night-900); border-radius: ${radius}px; }
    </style>
    <div>${renderToStaticMarkup(gem)}</div>`);
  writeFileSync(`${FOLDER}${file}`, await page.screenshot({ omitBackground: radius > 0 }));
}
await browser.close();
