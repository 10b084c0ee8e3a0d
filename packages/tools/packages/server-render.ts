// Renders every story of ui to HTML without a browser: `node --import tsx packages/tools/packages/server-render.ts`. A
// story fails if rendering throws or warns, or if its HTML uses a style that ServerStyleSheet has not collected.
import { fileURLToPath } from 'node:url';
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createServer } from 'vite';
import { SERVER_CONDITIONS } from '../lib/conditions.ts';
import { ROOT } from '../lib/sources.ts';
import { storyFiles } from '../stories/stories.ts';

interface StoryExport {
  readonly input: StoryObj;
  readonly meta: { readonly input: Meta };
}

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Story files that cannot be rendered without a browser, each with the reason. */
const NEEDS_BROWSER: Readonly<Record<string, string>> = {
  'packages/ui/src/materials/VideoFrame.stories.tsx':
    'the sandbox of a player depends on the origin of the page',
  'packages/ui/src/intros/IntroDialog.stories.tsx':
    'the dialog opens with a player: see VideoFrame',
};

/** Returns the problems of rendering one story. The list is empty if there are none. */
function problemsOf(element: ReactElement): string[] {
  const warnings: string[] = [];
  const { error, warn } = console;
  console.error = (...said: unknown[]) => warnings.push(said.map(String).join(' '));
  console.warn = console.error;
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(element));
    const styles = new Set(sheet.getStyleTags().match(/(?<=\.)[A-Za-z][\w-]*/g));
    // A styled element has one class name for its component, which begins with 'sc-', and further class names for its
    // styles. If no rule was collected for any of these class names, the style of the element is missing.
    const unstyled = [...html.matchAll(/ class="([^"]*\bsc-[^"]*)"/g)]
      .map(([, names = '']) => names)
      .filter((names) => !names.split(' ').some((name) => styles.has(name)));
    return [
      ...warnings,
      ...new Set(unstyled.map((names) => `no style of '${names}' was collected`)),
    ];
  } catch (problem) {
    return [String(problem)];
  } finally {
    sheet.seal();
    console.error = error;
    console.warn = warn;
  }
}

const server = await createServer({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  // No browser loads this page, so Vite need not prepare libraries for a browser.
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, ws: false, watch: null },
  plugins: [
    {
      name: 'stand-ins',
      enforce: 'pre',
      resolveId: (id) =>
        id.endsWith('/.storybook/preview.tsx') ? fromHere('server/preview.ts') : null,
    },
  ],
  ssr: { resolve: { conditions: SERVER_CONDITIONS }, noExternal: /^@gemas\// },
});
let stories = 0;
let failed = 0;
function report(place: string, problems: readonly string[]): void {
  if (problems.length > 0) failed += 1;
  for (const problem of problems) console.error(`${place}: ${problem}`);
}
async function renderFile(file: string): Promise<void> {
  try {
    const exported: Record<string, StoryExport> = await server.ssrLoadModule(`/${file}`);
    for (const [name, { input, meta }] of Object.entries(exported)) {
      stories += 1;
      const Story = composeStory(input, meta.input);
      report(`${meta.input.title}: ${name}`, problemsOf(createElement(Story)));
    }
  } catch (problem) {
    report(file, [String(problem)]);
  }
}
const files = storyFiles().filter(
  (file) => file.startsWith('packages/ui/src/') && !(file in NEEDS_BROWSER),
);
await Promise.all(files.map(renderFile));
await server.close();
const needing = Object.keys(NEEDS_BROWSER).length;
console.log(`server rendering: ${stories} stories, ${failed} failed, ${needing} need a browser`);
if (failed > 0 || stories === 0) process.exitCode = 1;
