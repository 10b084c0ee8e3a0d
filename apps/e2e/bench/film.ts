// Records how Score opens as pictures, one every 100 ms: a strip for the first visit and one for the repeat visit.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { type Bench, PERSONA, type Side } from './sides.ts';
import { openVisit, type Visit } from './visit.ts';

const CPU = 4;
const STEP_MS = 100;
/** How long the film continues after the last change, ms. */
const REST_MS = 200;
const PICTURE = { width: 130, columns: 10 };

/** A picture of the page, and its time since the load began, ms. */
interface Frame {
  at: number;
  /** JPEG, base64. */
  data: string;
}

async function filmScore({ page, cdp, score, quiet }: Visit, address: string): Promise<Frame[]> {
  const frames: Frame[] = [];
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, data });
    void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 70, maxWidth: 390 });
  await page.goto(address, { waitUntil: 'commit' });
  await score();
  await quiet();
  await cdp.send('Page.stopScreencast');
  const origin = await page.evaluate(() => performance.timeOrigin);
  return frames.map(({ at, data }) => ({ at: at - origin, data }));
}

/** Returns one picture for every 100 ms, from the beginning to the last change. */
function pictures(frames: readonly Frame[]): Frame[] {
  const end = (frames.at(-1)?.at ?? 0) + REST_MS;
  const found: Frame[] = [];
  for (let at = 0; at <= end; at += STEP_MS) {
    const shown = frames.findLast((frame) => frame.at <= at);
    found.push({ at, data: shown && shown.at >= 0 ? shown.data : '' });
  }
  return found;
}

/** Writes a strip to `file`: the pictures in rows, with the time under each. */
async function drawStrip(browser: Browser, title: string, frames: readonly Frame[], file: string) {
  const figures = frames.map(
    ({ at, data }) =>
      `<figure>${data ? `<img src="data:image/jpeg;base64,${data}">` : '<p></p>'}<figcaption>${at} ms</figcaption></figure>`,
  );
  const page = await browser.newPage();
  await page.setContent(`
    <style>
      body { margin: 0; background: #fff; font: 12px system-ui; }
      main { display: inline-block; padding: 12px; }
      section { display: grid; grid-template-columns: repeat(${PICTURE.columns}, ${PICTURE.width}px); gap: 8px; }
      figure { margin: 0; text-align: center; }
      img, figure p { display: block; width: 100%; aspect-ratio: 390 / 844; margin: 0; outline: 1px solid #bbb; }
      h1 { font-size: 14px; }
    </style>
    <main><h1>${title}</h1><section>${figures.join('')}</section></main>`);
  writeFileSync(file, await page.locator('main').screenshot());
  await page.close();
  console.log(`${title}: ${file}`);
}

async function filmSide(bench: Bench, { name, site }: Side, folder: string): Promise<void> {
  const address = `${site.origin}/`;
  const draw = (kind: string, frames: readonly Frame[]) => {
    const title = `Score, ${kind} visit, ${name}, CPU ${CPU}×`;
    return drawStrip(bench.browser, title, pictures(frames), join(folder, `${kind}-${name}.png`));
  };
  await bench.withPhone(async (context) => {
    const token = bench.api.db.reset(PERSONA);
    const first = await openVisit(context, { cpu: CPU, isSlowNetwork: true, token });
    const firstFrames = await filmScore(first, address);
    await first.leaveInstalled();
    const again = await openVisit(context, { cpu: CPU, isSlowNetwork: true, token: null });
    await draw('first', firstFrames);
    await draw('repeat', await filmScore(again, address));
  });
}

/** Records films of the app, and of the earlier commit if there is one, into `folder`. */
export async function drawFilms(bench: Bench, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const side of bench.sides) {
    if (side.name !== 'floor') await filmSide(bench, side, folder);
  }
}
