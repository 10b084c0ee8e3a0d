import openapi from '../../../docs/openapi.yaml?url';
import mocks from '../../../mocks/api/mocks.md?raw';
import aboutMocks from '../../../mocks/README.md?raw';
import domain from '../../../packages/domain/api/domain.md?raw';
import aboutDomain from '../../../packages/domain/README.md?raw';
import ui from '../../../packages/ui/api/ui.md?raw';
import { pageHref } from '../parts/addresses.ts';
import { sectionOf } from '../project/markdown.ts';
import { Page } from '../project/Page.tsx';

const REPORTS = [domain, ui, mocks];

const INSTALL = `How to install it: [Use it in another app](${pageHref('Project/Use it in another app')}).`;
const BY_NEED = `By need: [Which part for what](${pageHref('Start/Which part')}).`;
const CALLS = `Every call, with what these mocks answer: [openapi.yaml](${openapi}), and [the contract](${pageHref('Project/Contract')}).`;

/** Returns the text above the list of exports: the README of the package, or links to pages that say more. */
function introOf(of: string): string {
  if (of === '@gemas/domain') return `${aboutDomain}\n\n${INSTALL}`;
  if (of === '@gemas/mocks') return `${aboutMocks}\n\n${CALLS}`;
  if (of.startsWith('@gemas/mocks/'))
    return `# ${of}\n\nHow to use it: [mocks](${pageHref('Packages/mocks')}).`;
  return `# ${of}\n\n${BY_NEED} ${INSTALL}`;
}

/** Shows the exports of an entry point, such as '@gemas/ui/components', from the report of `npm run api`. */
export function EntryPoint({ of }: { of: string }) {
  const section = REPORTS.map((report) => sectionOf(report, of)).find((found) => found !== null);
  const text =
    section ??
    `There is no entry point \`${of}\` any more. \`npm run api\` lists those that exist.`;
  return <Page>{`${introOf(of)}\n\n${text}`}</Page>;
}
