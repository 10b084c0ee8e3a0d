// Checks the accessibility and layout of all stories and documentation pages: `npm run check:stories [-- --only
// pattern]`.
import { join } from 'node:path';
import { parseOptions } from '../../lib/options.ts';
import { Problem, runCommand } from '../../lib/problem.ts';
import { ROOT } from '../../lib/sources.ts';
import { progress, secondsSince, takeTurn } from '../../lib/terminal.ts';
import { freshCatalogue, pagesOf, storiesOf } from './built.ts';
import { checkCatalogue } from './check.ts';
import { countsOf, tableOf } from './findings.ts';
import { selectStories } from './pattern.ts';
import { findAvoidedWords } from './vocabulary.ts';

const CACHE = join(ROOT, 'node_modules/.cache/catalogue');

const USAGE = `npm run check:stories -- [--only pattern]

  --only pattern  checks only stories and pages whose id or title contains the pattern; * stands for any text

Checks the catalogue in storybook-static, which is built again if a source has changed.`;

async function main(): Promise<boolean> {
  const { only = null } = parseOptions(USAGE, { only: { type: 'string' } }, process.argv.slice(2));
  const endTurn = takeTurn(CACHE, 'check of the catalogue');
  const from = Date.now();
  try {
    const folder = await freshCatalogue();
    const [all, allPages] = [storiesOf(folder), pagesOf(folder)];
    const [stories, pages] = [selectStories(all, only), selectStories(allPages, only)];
    const total = stories.length + pages.length;
    if (total === 0) throw new Problem(`No story or page matches ${only}.`);
    const { findings, problems, counts } = await checkCatalogue(
      folder,
      { stories, pages },
      progress('checked', total),
    );
    const named = [...findings, ...findAvoidedWords(stories)];
    console.log([...tableOf(named), '', ...countsOf(named)].join('\n'));
    console.log(
      `\n${stories.length} of ${all.length} stories, ${counts.different} of them different, and ` +
        `${counts.pages} of ${allPages.length} pages in ${secondsSince(from)}: ` +
        `${counts.rules} rules of axe, ${counts.texts} texts and ${counts.controls} shapes measured, ` +
        `${counts.stops} stops of Tab\n` +
        `${named.length} findings`,
    );
    if (problems.length > 0) {
      const lines = problems.map(({ story, problem }) => `  ${story}: ${problem.split('\n')[0]}`);
      throw new Problem(
        `${problems.length} stories or pages could not be checked:\n${lines.join('\n')}`,
      );
    }
    return named.length === 0;
  } finally {
    endTurn();
  }
}

if (process.argv.includes('--help')) console.log(USAGE);
else await runCommand(main);
