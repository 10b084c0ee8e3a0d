import type { Plugin } from 'vite';
import { parse, readSource, sourceFiles } from '../lib/sources.ts';
import type { OptionalAddons } from './addons.ts';
import { describeProps } from './arg-types.ts';
import { lastReport, storyCommits } from './history.ts';
import { propReader } from './props.ts';
import { snippets } from './snippets.ts';
import { allStories, storyFiles } from './stories.ts';

/** Returns the sorted names of the icons that the app uses. Other exports of lucide-react are no icons. */
export function iconNames(): string[] {
  const paths = sourceFiles(['packages/ui/src', 'apps/web/src'], /(?<!\.stories|\.test)\.tsx?$/);
  const names = paths
    .flatMap((path) => parse(path, readSource(path)).module.staticImports)
    .filter(({ moduleRequest }) => moduleRequest.value === 'lucide-react')
    .flatMap(({ entries }) => entries)
    .flatMap(({ importName, isType }) => (isType ? [] : (importName.name ?? [])))
    .filter((name) => /^[A-Z]/.test(name));
  return [...new Set(names)].sort();
}

function iconModule(): string {
  const names = iconNames().join(', ');
  return `import { ${names} } from 'lucide-react';\nexport default { ${names} };`;
}

/** Returns the source of a module that exports the props of each component, by the title of its stories. */
function controlModule(): string {
  const componentOf = propReader(readSource);
  const components = storyFiles().flatMap((path) => componentOf(path) ?? []);
  const byTitle = components.map(({ title, description, props }) => [
    title,
    { description, ...describeProps(props) },
  ]);
  return `export default ${JSON.stringify(Object.fromEntries(byTitle))}`;
}

const PSEUDO_STATES = 'storybook-addon-pseudo-states';

/** Returns the source of a module that exports those optional addons that run in the preview. */
const addonModule = (addons: readonly string[]) =>
  addons.includes(PSEUDO_STATES)
    ? `import pseudoStates from '${PSEUDO_STATES}';\nexport default [pseudoStates()];`
    : 'export default [];';

/** A Vite plugin with virtual modules: data from the project's sources for the pages of the catalogue. */
export function catalogue({ loaded: addons, missing }: OptionalAddons): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    'virtual:addons': () => addonModule(addons),
    'virtual:catalogue': () => `export default ${JSON.stringify({ stories: allStories() })}`,
    'virtual:changes': () =>
      `export default ${JSON.stringify({ report: lastReport(), commits: storyCommits() })}`,
    'virtual:controls': controlModule,
    'virtual:icons': iconModule,
    'virtual:snippets': () => `export default ${JSON.stringify(snippets())}`,
    'virtual:missing': () => `export default ${JSON.stringify(missing)}`,
  };
  return {
    name: 'catalogue',
    config: () => ({
      optimizeDeps: { include: addons.includes(PSEUDO_STATES) ? [PSEUDO_STATES] : [] },
    }),
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined),
  };
}
