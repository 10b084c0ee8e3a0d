import mocks from '../../../mocks/api/mocks.md?raw';
import domain from '../../../packages/domain/api/domain.md?raw';
import ui from '../../../packages/ui/api/ui.md?raw';
import { PageLink } from '../parts/Links.tsx';
import { Page } from '../project/Page.tsx';
import { sectionOf } from './section.ts';

const REPORTS = [domain, ui, mocks];

/** The page of a package's entry, such as '@gemas/ui/components': what it exports, from the report of `npm run api`. */
export function Entry({ of }: { of: string }) {
  const section = REPORTS.map((report) => sectionOf(report, of)).find((found) => found !== null);
  return (
    <>
      <Page>
        {section === undefined
          ? `# ${of}\n\nThere is no entry \`${of}\` any more. \`npm run api\` lists those that exist.`
          : `# ${of}\n\n${section}`}
      </Page>
      <p className="sb-unstyled guide prose">
        By need: <PageLink to="Start/Which part">Which part for what</PageLink>. How to install it:{' '}
        <PageLink to="Start/Use it in another app">Use it in another app</PageLink>.
      </p>
    </>
  );
}
