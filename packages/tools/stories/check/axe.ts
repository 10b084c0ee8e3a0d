// Runs axe on a story. Uses the axe configuration and options in the parameters of the story.
import { createRequire } from 'node:module';
import type axeCore from 'axe-core';
import type { Page } from 'playwright';
import type { Story } from './built.ts';

/** Path of the axe script that is added to each page. */
export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Maximum length of the HTML of an element in a line about a violation, characters. */
const MAX_HTML_LENGTH = 140;

/** Whether a story shows a whole page. A whole page needs landmarks and a first-level heading. */
export const isPage = ({ title }: Pick<Story, 'title'>) => /^(Screens|Flows)\/[^/]+$/.test(title);

declare const axe: typeof axeCore;

/**
 * Runs all axe rules that apply to the story in `page`. `isWhole` says whether the story shows a whole page. Returns a
 * line for each element that violates a rule, and the number of rules that were run.
 */
export function runAxe(page: Page, isWhole: boolean): Promise<{ faults: string[]; rules: number }> {
  return page.evaluate(
    async ({ isWhole, tags, maxLength }) => {
      const { story } = window.__STORYBOOK_PREVIEW__.currentRender;
      const { config = {}, options = {} } = story?.parameters.a11y ?? {};
      axe.reset();
      axe.configure(config);
      // Enables the rules by name, because axe does not run all rules by default. For example, the rule for touch
      // targets is off by default.
      const asked = axe
        .getRules(tags)
        .filter(
          ({ ruleId, tags }) => !tags.includes('deprecated') && (isWhole || ruleId !== 'region'),
        )
        .map(({ ruleId }) => [ruleId, { enabled: true }] as const);
      const { violations, passes, incomplete } = await axe.run(
        {
          include: isWhole ? document : document.body,
          exclude: ['.sb-wrapper', story ? '#storybook-docs' : '#storybook-root'],
        },
        {
          ...options,
          rules: { region: { enabled: false }, ...Object.fromEntries(asked), ...options.rules },
          resultTypes: ['violations'],
        },
      );
      return {
        faults: violations.flatMap(({ id, help, nodes }) =>
          nodes.map(
            ({ html }) => `${id}: ${help}: ${html.replace(/\s+/g, ' ').slice(0, maxLength)}`,
          ),
        ),
        rules: violations.length + passes.length + incomplete.length,
      };
    },
    { isWhole, tags: TAGS, maxLength: MAX_HTML_LENGTH },
  );
}
