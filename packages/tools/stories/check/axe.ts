// Runs axe on a story with the options in its parameters.
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions, Spec } from 'axe-core';
import type { Page } from 'playwright';
import type { Story } from './built.ts';

/** Script that adds axe to a page. */
export const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Standards whose rules are run. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const SHOWN = 140;

/** Returns the violations that axe found, one line for each element: the rule, what is wrong, and the element. */
export function violationsOf({ violations }: Pick<AxeResults, 'violations'>): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id}: ${help}: ${html.replace(/\s+/g, ' ').slice(0, SHOWN)}`),
  );
}

/** Whether a story shows a whole page. Such a story needs landmarks and a first-level heading. */
export const isPage = ({ title }: Pick<Story, 'title'>) => /^(Screens|Flows)\/[^/]+$/.test(title);

/**
 * Runs in the page every axe rule that applies to the story. Returns the violations, and the number of rules that ran.
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
            /** Undefined on a page of documentation. */
            story?: { parameters: { a11y?: { config?: Spec; options?: RunOptions } } };
          };
        };
      };
      const { story } = preview.currentRender;
      const { config = {}, options = {} } = story?.parameters.a11y ?? {};
      axe.reset();
      axe.configure(config);
      // axe skips some rules by default, such as the size of touch targets, so all rules are named here.
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
