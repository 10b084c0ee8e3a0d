// Runs axe on a story. Uses the axe configuration and options in the parameters of the story.
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import type { Page } from 'playwright';
import type { Story } from './built.ts';

/** Path of the axe script that is added to each page. */
export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Tags of the axe rules that are run. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SHOWN = 140;

/** Returns one line for each element that violates a rule: the rule, its description, and the HTML of the element. */
export function violationsOf({ violations }: Pick<AxeResults, 'violations'>): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.replace(/\s+/g, ' ').slice(0, SHOWN)}`),
  );
}

/** Whether a story shows a whole page. A whole page needs landmarks and a first-level heading. */
export const isPage = ({ title }: Pick<Story, 'title'>) => /^(Screens|Flows)\/[^/]+$/.test(title);

/**
 * Runs all axe rules that apply to the story in `page`. `isWhole` says whether the story shows a whole page. Returns
 * the violations, and the number of rules that were run.
 */
export async function runAxe(
  page: Page,
  isWhole: boolean,
): Promise<{ faults: string[]; rules: number }> {
  const { violations, ran } = await page.evaluate(
    async ({ isWhole, tags }) => {
      const { axe, __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        axe: typeof import('axe-core');
        __STORYBOOK_PREVIEW__: {
          currentRender: {
            /** Undefined if the page shows documentation. */
            story?: { parameters: { a11y?: { config?: Spec; options?: RunOptions } } };
          };
        };
      };
      const { story } = preview.currentRender;
      const { config = {}, options = {} } = story?.parameters.a11y ?? {};
      axe.reset();
      axe.configure(config);
      // axe does not run some rules by default, for example the rule about the size of touch targets. So all rules are
      // enabled by name.
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
        violations: violations.map(({ id, help, nodes }) => ({
          id,
          help,
          nodes: nodes.map(({ html }) => ({ html })),
        })),
        ran: violations.length + passes.length + incomplete.length,
      };
    },
    { isWhole, tags: TAGS },
  );
  return {
    faults: violationsOf({ violations: violations as AxeResults['violations'] }),
    rules: ran,
  };
}
