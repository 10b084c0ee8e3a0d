// Looks at every story of a built catalogue as people with other phones, eyes and hands do.
import type { CDPSession, Page } from 'playwright';
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
  readonly counts: { pages: number; texts: number; controls: number; tabs: number };
}

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 640 };
/** Pictures end here, CSS px: a list of thousands says no more than its first screens. */
const TALLEST = 2400;
const TEXT = 4.5;
const LARGE_TEXT = 3;
const SHAPE = 3;
/** Presses of Tab beyond the stops there were: some come up on the way. */
const MORE_PRESSES = 20;
const MOST_PRESSES = 120;

declare const catalogueProbe: Probe;

const number = (ratio: number) => ratio.toFixed(1);

/** Texts that are too close to their ground. */
export function faintTexts(drawn: Picture, bare: Picture, texts: readonly TextSpot[]): string[] {
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

/** Checks `stories` of the catalogue in the folder `catalogue`, and tells after each one. */
export async function checkStories(
  catalogue: string,
  stories: readonly Story[],
  onChecked: () => void,
): Promise<Outcome> {
  const findings: Finding[] = [];
  const problems: { story: string; problem: string }[] = [];
  const counts = { pages: 0, texts: 0, controls: 0, tabs: 0 };
  /** Pages that were checked. */
  const seen = new Set<string>();

  async function check(page: Page, cdp: CDPSession, story: Story): Promise<void> {
    const find = (rule: Rule, faults: readonly string[], where = '') => {
      for (const fault of new Set(faults)) {
        findings.push({ rule, story: story.id, what: where ? `${where}: ${fault}` : fault });
      }
    };
    await page.setViewportSize(PHONE);
    const problem = await show(page, story.id);
    if (problem !== null) throw new Error(problem);
    const height = Math.min(await settle(page, 100, false), TALLEST);
    const fingerprint = await page.evaluate(() => catalogueProbe.fingerprint());
    if (seen.has(fingerprint)) return;
    seen.add(fingerprint);
    counts.pages += 1;
    await page.setViewportSize({ ...PHONE, height });
    await redraw(page, 100);
    const spots = await page.evaluate(() => ({
      top: window.scrollY,
      texts: catalogueProbe.texts(),
      controls: catalogueProbe.controls(),
    }));
    const whole = { x: 0, y: spots.top, width: PHONE.width, height };
    counts.texts += spots.texts.length;
    counts.controls += spots.controls.length;
    const drawn = await shoot(cdp, whole, false);
    await page.evaluate(() => catalogueProbe.hideLetters(true));
    const bare = await shoot(cdp, whole, false);
    await page.evaluate(() => catalogueProbe.hideLetters(false));
    const [drawnPicture, barePicture] = [decode(drawn), decode(bare)];
    find('contrast', faintTexts(drawnPicture, barePicture, spots.texts));
    find('shape', faintShapes(barePicture, spots.controls));

    await page.emulateMedia({ forcedColors: 'active' });
    await redraw(page, 100);
    const forced = await page.evaluate(() => ({
      top: window.scrollY,
      texts: catalogueProbe.texts(),
      controls: catalogueProbe.controls(),
    }));
    const inForced = decode(await shoot(cdp, { ...whole, y: forced.top }, false));
    find('forced colours', hiddenTexts(inForced, forced.texts));
    find('forced colours', faintShapes(inForced, forced.controls));
    await page.emulateMedia({ forcedColors: 'none' });

    for (const [width, text] of [
      [320, 100],
      [360, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await redraw(page, text);
      const where = text === 100 ? `${width} px` : `${width} px, text ${text} %`;
      const found = await page.evaluate(() => ({
        wide: catalogueProbe.sideScroll(),
        cut: catalogueProbe.cutText(),
      }));
      find('side scroll', found.wide, where);
      find('cut text', found.cut, where);
    }

    await page.setViewportSize(SMALL_PHONE);
    await redraw(page, 100);
    const { stops, faults } = await page.evaluate(() => catalogueProbe.startTabbing());
    find('keyboard', faults);
    let isOver = false;
    for (
      let press = 0;
      !isOver && press < Math.min(stops + MORE_PRESSES, MOST_PRESSES);
      press += 1
    ) {
      await page.keyboard.press('Tab');
      counts.tabs += 1;
      const step = await page.evaluate(() => catalogueProbe.step());
      find('focus', step.faults);
      isOver = step.isOver;
    }
    find('keyboard', await page.evaluate((isCut) => catalogueProbe.endTabbing(isCut), !isOver));
  }

  await visitStories(catalogue, stories, {
    // The tests of the stories ask axe.
    globals: 'a11y.manual:!true',
    prepare: (context) => context.addInitScript(installProbe),
    async visit(page, cdp, story) {
      try {
        await check(page, cdp, story);
      } catch (error) {
        const problem = String(error instanceof Error ? error.message : error);
        problems.push({ story: story.id, problem });
        await page.emulateMedia({ forcedColors: 'none' });
      }
      onChecked();
    },
  });
  return { findings, problems, counts };
}
