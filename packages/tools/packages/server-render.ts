// Renders every story of ui to HTML without a browser: `node --import tsx packages/tools/packages/server-render.ts`. A
// story fails if rendering throws or prints a warning, or if its HTML uses a style that ServerStyleSheet has not
// collected.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { build } from 'vite';
import { SERVER_CONDITIONS } from '../lib/conditions.ts';
import { leavingNothing } from '../lib/leaving.ts';
import { ROOT } from '../lib/sources.ts';
import type { Story } from './server/preview.ts';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Story files that cannot be rendered without a browser, each with the reason. */
const NEEDS_BROWSER: Readonly<Record<string, string>> = {
  'packages/ui/src/materials/VideoFrame.stories.tsx':
    'the sandbox of a player depends on the origin of the page',
  'packages/ui/src/intros/IntroDialog.stories.tsx':
    'the dialog opens with a player: see VideoFrame',
};

/** Returns the class names for which a style sheet contains rules. */
const inSheet = (css: string) =>
  new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));

/**
 * Returns the class names of each element that styled-components has styled. One name begins with 'sc-' and belongs to
 * the component, another belongs to the style.
 */
function styledClasses(html: string): string[][] {
  return [...html.matchAll(/ class="([^"]*\bsc-[^"]*)"/g)].map(([, names = '']) =>
    names.split(' '),
  );
}

/** Returns the problems of rendering one story. The list is empty if there are none. */
function problemsOf(element: () => ReactNode): string[] {
  const warnings: string[] = [];
  const { error, warn } = console;
  console.error = (...said: unknown[]) => warnings.push(said.map(String).join(' '));
  console.warn = console.error;
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      createElement(StyleSheetManager, { sheet: sheet.instance }, element()),
    );
    const styles = inSheet(sheet.getStyleTags());
    // An element has no style if no rule was collected for any of its class names.
    const unstyled = styledClasses(html).filter((names) => !names.some((name) => styles.has(name)));
    return [
      ...warnings,
      ...new Set(unstyled.map((names) => `no style of '${names.join(' ')}' was collected`)),
    ];
  } catch (problem) {
    return [String(problem)];
  } finally {
    sheet.seal();
    console.error = error;
    console.warn = warn;
  }
}

/** Bundles the story files. Returns, for each path, a function that imports the file. */
async function bundle(
  folder: string,
): Promise<Record<string, () => Promise<Record<string, Story>>>> {
  await build({
    root: ROOT,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'stand-ins',
        enforce: 'pre',
        resolveId: (id) => {
          if (id.endsWith('/.storybook/preview.tsx')) return fromHere('server/preview.ts');
          return id === 'storybook/test' ? fromHere('server/testing.ts') : null;
        },
      },
    ],
    resolve: { conditions: SERVER_CONDITIONS },
    ssr: { resolve: { conditions: SERVER_CONDITIONS }, noExternal: /^@gemas\// },
    build: {
      ssr: fromHere('server/stories.ts'),
      outDir: folder,
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: { output: { entryFileNames: 'stories.js' } },
    },
  });
  const { files } = await import(pathToFileURL(join(folder, 'stories.js')).href);
  return files;
}

// React prints warnings only in development. Without this line Vite would choose production.
process.env.NODE_ENV = 'development';
// The folder is inside the project, so that the bundle can import packages from `node_modules`.
const folder = `${ROOT}node_modules/.cache/server-render`;
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
await leavingNothing(
  () => rmSync(folder, { recursive: true, force: true }),
  async () => {
    let stories = 0;
    let failed = 0;
    const report = (place: string, problems: readonly string[]) => {
      if (problems.length > 0) failed += 1;
      for (const problem of problems) console.error(`${place}: ${problem}`);
    };
    for (const [path, load] of Object.entries(await bundle(folder))) {
      const file = path.slice(1);
      if (file in NEEDS_BROWSER) continue;
      const exported = await load().catch((problem: unknown) => {
        report(file, [String(problem)]);
        return {};
      });
      for (const [name, { title, element }] of Object.entries(exported)) {
        stories += 1;
        report(`${title}: ${name}`, problemsOf(element));
      }
    }
    const needing = Object.keys(NEEDS_BROWSER).length;
    console.log(
      `server rendering: ${stories} stories, ${failed} failed, ${needing} need a browser`,
    );
    if (failed > 0 || stories === 0) process.exitCode = 1;
  },
);
