// Checks all stories and documentation pages of a built catalogue: axe, contrast, narrow phones, large text, keyboard,
// forced colours.
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { AXE, isPage, runAxe } from './axe.ts';
import type { Story } from './built.ts';
import { controlFaults, controlsOn } from './controls.ts';
import type { Finding, Rule } from './findings.ts';
import { decode, edgeContrast, markContrast, type Picture, textContrast } from './pixels.ts';
import { rerender, settle, shoot, show, type Visit, visitStories, withinTime } from './preview.ts';
import { type ControlSpot, createProbe, type Probe, type Spot, type TextSpot } from './probe.ts';

const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 640 };
/** Size of the window for documentation pages, CSS px. Readers see them on a desktop, beside the sidebar. */
const DESK = { width: 1440, height: 900 };
/** Small phone, CSS px. A desktop window of 1280 px also has this width at a zoom of 400 % (WCAG 2.2, 1.4.10). */
const NARROW = { width: 320, height: 640 };
/** Maximum height of a picture, CSS px. The rest of a long list contains only rows like those above. */
const MAX_PICTURE_HEIGHT = 2400;
/** Maximum height of the window, CSS px. Only pages with long lists are higher. */
const MAX_WINDOW_HEIGHT = 5000;
/** Maximum number of times that the window is made higher. Some pages grow with the window without end. */
const MAX_ROUNDS = 4;
const STORY_LIMIT_MS = 90_000;
/** Time limit for switching off forced colours, ms. A page that exceeds this limit does not respond any more. */
const RESET_LIMIT_MS = 2000;
/** Margin above and below the spots in a picture, px. `edgeContrast` also measures pixels outside a control. */
const EDGE_MARGIN_PX = 8;
const TEXT = 4.5;
const LARGE_TEXT = 3;
const SHAPE = 3;

declare const catalogueProbe: Probe;

/** Returns one line about a spot if its contrast is too low. Otherwise returns an empty list. */
const tooFaint = (name: string, ratio: number, least: number): string[] =>
  ratio >= least ? [] : [`${name}: ${ratio.toFixed(1)} of ${least}`];

/** Returns the texts with too little contrast to their background, one line each. See `textContrast`. */
export function faintTexts(
  withText: Picture | null,
  withoutText: Picture,
  texts: readonly TextSpot[],
): string[] {
  return texts.flatMap((text) => {
    const ratio = textContrast(withText, withoutText, text);
    return ratio === null ? [] : tooFaint(text.name, ratio, text.isLarge ? LARGE_TEXT : TEXT);
  });
}

/** Returns the controls whose shape has too little contrast to the background, one line each. */
export function faintShapes(withoutText: Picture, controls: readonly ControlSpot[]): string[] {
  return controls.flatMap(({ name, kind, boxes }) => {
    const ratios = boxes.map((box) =>
      kind === 'field' ? edgeContrast(withoutText, box) : markContrast(withoutText, box),
    );
    return tooFaint(name, Math.max(...ratios), SHAPE);
  });
}

/** Returns the texts that do not differ enough from their background in forced colours, one line each. */
export function hiddenTexts(picture: Picture, texts: readonly TextSpot[]): string[] {
  return texts.flatMap(({ name, boxes }) =>
    tooFaint(name, Math.max(...boxes.map((box) => markContrast(picture, box))), TEXT),
  );
}

/**
 * Returns the texts or controls that are completely inside the picture and whose `styleKey` is not in `seen`. Adds
 * these keys to `seen`. Texts or controls with the same key are measured in only one story.
 */
function unseen<T extends Spot>(spots: readonly T[], seen: Set<string>): T[] {
  const found = spots.filter(
    ({ styleKey, boxes }) =>
      !seen.has(styleKey) && boxes.every(({ y, height }) => y + height < MAX_PICTURE_HEIGHT),
  );
  for (const { styleKey } of found) seen.add(styleKey);
  return found;
}

/** Returns the texts and controls of a page whose styles are not in `seen`. Adds their styles to `seen`. */
async function unseenSpots(page: Page, seen: Set<string>) {
  const { top, ...spots } = await page.evaluate(() => catalogueProbe.spots());
  const [texts, controls] = [unseen(spots.texts, seen), unseen(spots.controls, seen)];
  return { top, texts, controls, all: [...texts, ...controls] };
}

/** Takes a picture of the rows that contain the spots. `scrolled` is the scroll position of the page, CSS px. */
async function shootSpots(
  cdp: CDPSession,
  { top: scrolled, all }: { top: number; all: readonly Spot[] },
): Promise<Picture> {
  const boxes = all.flatMap(({ boxes }) => boxes);
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - EDGE_MARGIN_PX));
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)) + EDGE_MARGIN_PX);
  const rows = { x: 0, y: scrolled + top, width: PHONE.width, height: bottom - top };
  return decode(await shoot(cdp, rows, false), top);
}

/** Adds findings about the story or page that is being checked. */
type Find = (rule: Rule, faults: readonly string[], where?: string) => void;

/** Makes the window as high as the page, so that a sticky bar covers no content. */
async function growWindow(page: Page, width: number): Promise<void> {
  for (let high = 0, round = 0; round < MAX_ROUNDS; round += 1) {
    // Some content grows with the window, so the page may be taller in each round.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const wanted = Math.min(height, MAX_WINDOW_HEIGHT);
    if (wanted <= high) return;
    high = wanted;
    await page.setViewportSize({ width, height: wanted });
    await rerender(page, null);
  }
}

/** Reports content that does not fit into a narrow window, or that does not fit with large text. */
async function checkRoom(page: Page, find: Find): Promise<void> {
  for (const [width, height, text] of [
    [320, 640, 100],
    [360, 640, 200],
    // The size of some texts depends on the height of the window, so large text is also checked in a taller window.
    [360, 800, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await rerender(page, text);
    const where = text === 100 ? `${width} px` : `${width} px, text ${text} %`;
    find('side scroll', await page.evaluate(() => catalogueProbe.sideScroll()), where);
    find('cut text', await page.evaluate(() => catalogueProbe.cutText()), where);
  }
}

/** Checks the focus at every tab stop of a page in a window of the given size. Returns the number of tab stops. */
async function checkKeyboard(page: Page, size: typeof DESK, find: Find): Promise<number> {
  await page.setViewportSize(size);
  await rerender(page, null);
  const tabbing = await page.evaluate(() => catalogueProbe.startTabbing());
  find('keyboard', tabbing.faults);
  if (tabbing.stops > 0) {
    // Browsers show focus rings only after the keyboard has been used.
    await page.keyboard.press('Tab');
    find('focus', await page.evaluate(() => catalogueProbe.visitStops()));
  }
  return tabbing.stops;
}

/**
 * Checks stories and documentation pages of the catalogue in the folder `catalogue`. Calls `onChecked` after each story
 * and after each page.
 */
export async function checkCatalogue(
  catalogue: string,
  { stories, pages }: { stories: readonly Story[]; pages: readonly Story[] },
  onChecked: () => void,
) {
  const findings: Finding[] = [];
  /** Stories and pages that could not be checked, each with the reason. */
  const problems: { story: string; problem: string }[] = [];
  const counts = {
    /** Number of stories that were checked. A story with the same final HTML as an earlier story is not counted. */
    different: 0,
    /** Number of documentation pages. */
    pages: 0,
    rules: 0,
    texts: 0,
    controls: 0,
    stops: 0,
  };
  /**
   * Fingerprints of the checked stories. If a later story has the same fingerprint, only its Storybook controls are
   * checked.
   */
  const seen = new Set<string>();
  /** Keys (`Spot.styleKey`) of the styles whose contrast has been measured. Such styles are not measured again. */
  const measured = new Set<string>();
  const measuredForced = new Set<string>();

  async function checkStory(page: Page, find: Find, cdp: CDPSession, story: Story): Promise<void> {
    await settle(page, null, false);
    find('control', controlFaults(await controlsOn(page)));
    const fingerprint = await page.evaluate(() => catalogueProbe.fingerprint());
    if (seen.has(fingerprint)) return;
    await growWindow(page, PHONE.width);
    const { faults, rules } = await runAxe(page, isPage(story));
    find('axe', faults);
    counts.rules += rules;

    const spots = await unseenSpots(page, measured);
    if (spots.all.length > 0) {
      const { texts, controls } = spots;
      counts.texts += texts.length;
      counts.controls += controls.length;
      await page.evaluate(() => catalogueProbe.hideLetters(true));
      const withoutText = await shootSpots(cdp, spots);
      await page.evaluate(() => catalogueProbe.hideLetters(false));
      find('shape', faintShapes(withoutText, controls));
      // Measures all pixels in the boxes of a text first. If the contrast is too low, takes a picture with letters, and
      // measures only the pixels behind the letters.
      const doubtful = texts.filter((text) => faintTexts(null, withoutText, [text]).length > 0);
      if (doubtful.length > 0) {
        find('contrast', faintTexts(await shootSpots(cdp, spots), withoutText, doubtful));
      }

      await page.emulateMedia({ forcedColors: 'active' });
      await rerender(page, null);
      const forced = await unseenSpots(page, measuredForced);
      if (forced.all.length > 0) {
        const picture = await shootSpots(cdp, forced);
        find('forced colours', hiddenTexts(picture, forced.texts));
        find('forced colours', faintShapes(picture, forced.controls));
      }
      await page.emulateMedia({ forcedColors: 'none' });
    }

    await checkRoom(page, find);
    counts.stops += await checkKeyboard(page, SMALL_PHONE, find);
    seen.add(fingerprint);
    counts.different += 1;
  }

  async function checkPage(page: Page, find: Find): Promise<void> {
    await settle(page, null, true);
    for (const size of [DESK, NARROW]) {
      await page.setViewportSize(size);
      await rerender(page, null);
      await growWindow(page, size.width);
      const { faults, rules } = await runAxe(page, true);
      find('axe', faults, `${size.width} px`);
      counts.rules += rules;
    }
    await checkRoom(page, find);
    counts.stops += await checkKeyboard(page, DESK, find);
    counts.pages += 1;
  }

  async function check(page: Page, cdp: CDPSession, entry: Story): Promise<Finding[]> {
    const found: Finding[] = [];
    const isStory = stories.includes(entry);
    await page.setViewportSize(isStory ? PHONE : DESK);
    const problem = await show(page, entry.id, isStory ? 'story' : 'docs');
    if (problem !== null) throw new Error(problem);
    const find: Find = (rule, faults, where = '') => {
      for (const fault of new Set(faults)) {
        found.push({ rule, story: entry.id, what: where ? `${where}: ${fault}` : fault });
      }
    };
    await (isStory ? checkStory : checkPage)(page, find, cdp, entry);
    return found;
  }

  const visit: Visit['visit'] = async (page, cdp, entry, isNew) => {
    try {
      const tooLate = `the check took longer than ${STORY_LIMIT_MS / 1000} s`;
      findings.push(...(await withinTime(check(page, cdp, entry), STORY_LIMIT_MS, tooLate)));
    } catch (error) {
      // Switches off forced colours, because the check may have failed while they were on. This call fails if the page
      // does not respond. Its error is ignored, because `visitStories` reloads the page after a failed check.
      const reset = page.emulateMedia({ forcedColors: 'none' });
      await withinTime(reset, RESET_LIMIT_MS, 'stuck').catch(() => {});
      if (isNew) {
        const problem = String(error instanceof Error ? error.message : error);
        problems.push({ story: entry.id, problem });
        onChecked();
      }
      return false;
    }
    onChecked();
    return true;
  };
  async function prepare(context: BrowserContext): Promise<void> {
    await context.addInitScript({ path: AXE });
    await context.addInitScript({ content: `globalThis.catalogueProbe = (${createProbe})();` });
  }
  await visitStories(catalogue, stories, { reload: 'failure', prepare, visit });
  await visitStories(catalogue, pages, {
    reload: 'failure',
    async prepare(context) {
      await prepare(context);
      // A documentation page embeds stories in frames. The frames stay empty, because stories are checked on their own.
      await context.route('**/iframe.html?*', (route) =>
        route.request().frame().parentFrame() === null
          ? route.continue()
          : route.fulfill({ contentType: 'text/html', body: '<title>A story</title>' }),
      );
    },
    visit,
  });
  return { findings, problems, counts };
}
