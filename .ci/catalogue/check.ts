// Looks at every story of a built catalogue as people with other phones, eyes and hands do.
import type { CDPSession, Page } from 'playwright';
import { AXE, isPage, runAxe } from './axe.ts';
import type { Story } from './built.ts';
import type { Finding, Rule } from './findings.ts';
import { decode, edgeContrast, markContrast, type Picture, textContrast } from './pixels.ts';
import { redraw, settle, shoot, show, visitStories } from './preview.ts';
import { type ControlSpot, installProbe, type Probe, type TextSpot } from './probe.ts';

/** What came of a run. */
export interface Outcome {
  readonly findings: readonly Finding[];
  /** Stories that could not be checked, and why. */
  readonly problems: readonly { story: string; problem: string }[];
  readonly counts: {
    pages: number;
    rules: number;
    texts: number;
    controls: number;
    stops: number;
  };
}

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 640 };
/** Pictures end here, CSS px: a list of thousands says no more than its first screens. */
const TALLEST = 2400;
/** Higher than any page but those of such lists, CSS px. */
const TALLEST_WINDOW = 5000;
/** A page that still grows after so many higher windows grows with each. */
const MOST_ROUNDS = 4;
/** A story that takes longer than this is stuck, ms. */
const LONGEST_MS = 90_000;
/** The edge of a control is measured on both sides of it, px. */
const AROUND = 8;
const TEXT = 4.5;
const LARGE_TEXT = 3;
const SHAPE = 3;

type Spot = TextSpot | ControlSpot;

declare const catalogueProbe: Probe;

const number = (ratio: number) => ratio.toFixed(1);

/** Texts that are too close to the ground under their letters; without `drawn`, to any of the ground behind them. */
export function faintTexts(
  drawn: Picture | null,
  bare: Picture,
  texts: readonly TextSpot[],
): string[] {
  return texts.flatMap((text) => {
    const ratio = textContrast(drawn, bare, text);
    const least = text.isLarge ? LARGE_TEXT : TEXT;
    return ratio === null || ratio >= least ? [] : [`${text.name}: ${number(ratio)} of ${least}`];
  });
}

/** Controls whose shape is too close to its ground; the picture has no letters in it. */
export function faintShapes(bare: Picture, controls: readonly ControlSpot[]): string[] {
  return controls.flatMap(({ name, kind, boxes }) => {
    const ratios = boxes.map((box) =>
      kind === 'field' ? edgeContrast(bare, box) : markContrast(bare, box),
    );
    const best = Math.max(...ratios);
    return best >= SHAPE ? [] : [`${name}: ${number(best)} of ${SHAPE}`];
  });
}

/** Texts that cannot be read in forced colours. */
export function hiddenTexts(picture: Picture, texts: readonly TextSpot[]): string[] {
  return texts.flatMap(({ name, boxes }) => {
    const best = Math.max(...boxes.map((box) => markContrast(picture, box)));
    return best >= TEXT ? [] : [`${name}: ${number(best)} of ${TEXT}`];
  });
}

/** Those that lie in the part of a page that is drawn. */
const inPicture = <T extends Spot>(spots: readonly T[]): T[] =>
  spots.filter(({ boxes }) => boxes.every(({ y, height }) => y + height < TALLEST));

/** A picture of the rows of the window that hold the boxes of `spots`; the page has scrolled by `scrolled`, CSS px. */
async function shootSpots(
  cdp: CDPSession,
  scrolled: number,
  spots: readonly Spot[],
): Promise<Picture> {
  const boxes = spots.flatMap(({ boxes }) => boxes);
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - AROUND));
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)) + AROUND);
  const rows = { x: 0, y: scrolled + top, width: PHONE.width, height: bottom - top };
  return decode(await shoot(cdp, rows, false), top);
}

async function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const message = `not checked within ${LONGEST_MS / 1000} s`;
    timer = setTimeout(() => reject(new Error(message)), LONGEST_MS);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Those whose look is not in `seen` yet, which then has it. */
function unseen<T extends Spot>(spots: readonly T[], seen: Set<string>): T[] {
  const found = spots.filter(({ look }) => !seen.has(look));
  for (const { look } of found) seen.add(look);
  return found;
}

/** Checks `stories` of the catalogue in the folder `catalogue`, and tells after each one. */
export async function checkStories(
  catalogue: string,
  stories: readonly Story[],
  onChecked: () => void,
): Promise<Outcome> {
  const findings: Finding[] = [];
  const problems: { story: string; problem: string }[] = [];
  const counts = { pages: 0, rules: 0, texts: 0, controls: 0, stops: 0 };
  /** Pages that were checked. */
  const seen = new Set<string>();
  /** Looks of texts and controls that were measured. */
  const measured = new Set<string>();
  const measuredForced = new Set<string>();

  async function check(page: Page, cdp: CDPSession, story: Story): Promise<Finding[]> {
    const found: Finding[] = [];
    const find = (rule: Rule, faults: readonly string[], where = '') => {
      for (const fault of new Set(faults)) {
        found.push({ rule, story: story.id, what: where ? `${where}: ${fault}` : fault });
      }
    };
    await page.setViewportSize(PHONE);
    const problem = await show(page, story.id);
    if (problem !== null) throw new Error(problem);
    let height = Math.min(await settle(page, 100, false), TALLEST_WINDOW);
    const fingerprint = await page.evaluate(() => catalogueProbe.fingerprint());
    if (seen.has(fingerprint)) return [];
    // A window as high as the page: nothing lies under a bar that stays in its place.
    for (let high = 0, round = 0; high < height && round < MOST_ROUNDS; round += 1) {
      high = height;
      await page.setViewportSize({ ...PHONE, height });
      await redraw(page, 100);
      // What is as high as a part of the window grows with it.
      const grown = await page.evaluate(() => document.documentElement.scrollHeight);
      height = Math.min(Math.max(height, grown), TALLEST_WINDOW);
    }
    const { faults, rules } = await runAxe(page, isPage(story));
    find('axe', faults);
    counts.rules += rules;

    const spots = await page.evaluate(() => catalogueProbe.spots());
    const texts = unseen(inPicture(spots.texts), measured);
    const controls = unseen(inPicture(spots.controls), measured);
    if (texts.length + controls.length > 0) {
      counts.texts += texts.length;
      counts.controls += controls.length;
      await page.evaluate(() => catalogueProbe.hideLetters(true));
      const bare = await shootSpots(cdp, spots.top, [...texts, ...controls]);
      await page.evaluate(() => catalogueProbe.hideLetters(false));
      find('shape', faintShapes(bare, controls));
      // Most texts are far from all of the ground behind them: which part the letters cover does not matter then.
      const doubtful = texts.filter((text) => faintTexts(null, bare, [text]).length > 0);
      if (doubtful.length > 0) {
        const drawn = await shootSpots(cdp, spots.top, [...texts, ...controls]);
        find('contrast', faintTexts(drawn, bare, doubtful));
      }

      await page.emulateMedia({ forcedColors: 'active' });
      await redraw(page, 100);
      const forced = await page.evaluate(() => catalogueProbe.spots());
      const forcedTexts = unseen(inPicture(forced.texts), measuredForced);
      const forcedControls = unseen(inPicture(forced.controls), measuredForced);
      if (forcedTexts.length + forcedControls.length > 0) {
        const picture = await shootSpots(cdp, forced.top, [...forcedTexts, ...forcedControls]);
        find('forced colours', hiddenTexts(picture, forcedTexts));
        find('forced colours', faintShapes(picture, forcedControls));
      }
      await page.emulateMedia({ forcedColors: 'none' });
    }

    for (const [width, text] of [
      [320, 100],
      [360, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await redraw(page, text);
      const where = text === 100 ? `${width} px` : `${width} px, text ${text} %`;
      const overflow = await page.evaluate(() => ({
        wide: catalogueProbe.sideScroll(),
        cut: catalogueProbe.cutText(),
      }));
      find('side scroll', overflow.wide, where);
      find('cut text', overflow.cut, where);
    }

    await page.setViewportSize(SMALL_PHONE);
    await redraw(page, 100);
    const tabbing = await page.evaluate(() => catalogueProbe.startTabbing());
    find('keyboard', tabbing.faults);
    counts.stops += tabbing.stops;
    if (tabbing.stops > 0) {
      // Focus by key: a focus ring is drawn for the stops after it too.
      await page.keyboard.press('Tab');
      find('focus', await page.evaluate(() => catalogueProbe.visitStops()));
    }
    seen.add(fingerprint);
    counts.pages += 1;
    return found;
  }

  await visitStories(catalogue, stories, {
    reload: 'failure',
    pages: 6,
    async prepare(context) {
      await context.addInitScript({ path: AXE });
      await context.addInitScript(installProbe);
    },
    async visit(page, cdp, story, isNew) {
      try {
        findings.push(...(await withinTime(check(page, cdp, story))));
      } catch (error) {
        await page.emulateMedia({ forcedColors: 'none' });
        if (!isNew) return false;
        const problem = String(error instanceof Error ? error.message : error);
        problems.push({ story: story.id, problem });
        onChecked();
        return false;
      }
      onChecked();
      return true;
    },
  });
  return { findings, problems, counts };
}
