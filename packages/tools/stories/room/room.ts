// Setup of the stories' second run (`npm run check:stories`): after its play function, each story is looked at on a
// narrow phone, with large text, with the keyboard, and by every rule of axe.
import axe from 'axe-core';
import { userEvent } from 'vitest/browser';
import { type CheckedStory, frame, resize } from '../checked.ts';
import { controlFaults } from './controls.ts';
import { keyboardFaults } from './keyboard.ts';
import { cutText, sideScroll } from './layout.ts';

/** Sizes of the window, CSS px, with the size of the text, %. A phone of 320 px is also a desktop at 400 % (WCAG 1.4.10). */
const ROOMS = [
  [320, 640, 100],
  [360, 640, 200],
  // The size of some texts depends on the height of the window, so large text is also checked in a taller window.
  [360, 800, 200],
] as const;
/** Maximum height of the window for axe, CSS px. Only pages with long lists are higher. */
const MAX_HEIGHT = 5000;
/** Time that a page gets to lay itself out again before its faults count, ms. */
const LAYOUT_MS = 2000;

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Whether a story shows a whole page. A whole page needs landmarks and a first-level heading. */
const isPage = ({ title }: CheckedStory) => /^(Screens|Flows)\/[^/]+$/.test(title);

/** Returns the faults that `look` finds. Looks again until there are none, or the page has had time for its layout. */
async function lasting(look: () => string[]): Promise<string[]> {
  const until = performance.now() + LAYOUT_MS;
  let faults = look();
  while (faults.length > 0 && performance.now() < until) {
    await frame();
    faults = look();
  }
  return faults;
}

async function roomFaults(): Promise<string[]> {
  const { style } = document.documentElement;
  const { fontSize } = style;
  const faults: string[] = [];
  for (const [width, height, text] of ROOMS) {
    style.fontSize = `${text}%`;
    await resize(width, height);
    const found = await lasting(() => [...sideScroll(), ...cutText()]);
    faults.push(...found.map((fault) => `${width} px, text ${text} %: ${fault}`));
  }
  style.fontSize = fontSize;
  return faults;
}

/** Returns the elements that violate a rule of axe, in a window as high as the page, so that no bar covers content. */
async function axeFaults(story: CheckedStory): Promise<string[]> {
  // Some content grows with the window, so the page may be taller than the window again.
  for (let high = 0; high < Math.min(document.documentElement.scrollHeight, MAX_HEIGHT); ) {
    high = Math.min(document.documentElement.scrollHeight, MAX_HEIGHT);
    await resize(390, high);
  }
  const { config = {}, options = {} } = story.parameters.a11y ?? {};
  const isWhole = isPage(story);
  axe.reset();
  axe.configure(config);
  // Enables the rules by name, because axe does not run all rules by default, such as the one for touch targets.
  const rules = axe
    .getRules(TAGS)
    .filter(({ ruleId, tags }) => !tags.includes('deprecated') && (isWhole || ruleId !== 'region'))
    .map(({ ruleId }) => [ruleId, { enabled: true }] as const);
  const { violations } = await axe.run(isWhole ? document : document.body, {
    ...options,
    rules: { region: { enabled: false }, ...Object.fromEntries(rules), ...options.rules },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.replace(/\s+/g, ' ').slice(0, 140)}`),
  );
}

globalThis.checkStory = async (story) => {
  // A test renders its story once more, perhaps beside elements of its own.
  if (story.tags.includes('test-fn')) return;
  const faults = [
    ...controlFaults(story),
    ...(await axeFaults(story)),
    ...(await roomFaults()),
    ...(await resize(360, 640).then(() => keyboardFaults(() => userEvent.keyboard('{Tab}')))),
  ];
  if (faults.length > 0) throw new Error(faults.join('\n'));
};
