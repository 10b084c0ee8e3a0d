import mocks from '../../../mocks/api/mocks.md?raw';
import domain from '../../../packages/domain/api/domain.md?raw';
import ui from '../../../packages/ui/api/ui.md?raw';
import { pageHref } from '../parts/addresses.ts';
import { sectionOf } from '../project/markdown.ts';
import { Page } from '../project/Page.tsx';

const REPORTS = [domain, ui, mocks];

const MORE = `By need: [Which part for what](${pageHref('Start/Which part')}). How to install it: [Use it in another app](${pageHref('Start/Use it in another app')}).`;

/** Shows the exports of an entry point, such as '@gemas/ui/components', from the report of `npm run api`. */
export function EntryPoint({ of }: { of: string }) {
  const section = REPORTS.map((report) => sectionOf(report, of)).find((found) => found !== null);
  const text =
    section ??
    `There is no entry point \`${of}\` any more. \`npm run api\` lists those that exist.`;
  return <Page>{`# ${of}\n\n${MORE}\n\n${text}`}</Page>;
}
