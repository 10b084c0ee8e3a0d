import type { Plugin } from 'vite';
import { parse, readSource, sourceFiles } from '../lib/sources.ts';
import { readComponents } from './props.ts';
import { snippets } from './snippets.ts';
import { allStories } from './stories.ts';

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

/** A Vite plugin with virtual modules: data from the project's sources for the pages of the catalogue. */
export function catalogue(): Plugin {
  const modules: Readonly<Record<string, () => string>> = {
    'virtual:catalogue': () => `export default ${JSON.stringify({ stories: allStories() })}`,
    'virtual:controls': () => {
      const byTitle = readComponents().map((component) => [component.title, component]);
      return `export default ${JSON.stringify(Object.fromEntries(byTitle))}`;
    },
    'virtual:icons': iconModule,
    'virtual:snippets': () => `export default ${JSON.stringify(snippets())}`,
  };
  return {
    name: 'catalogue',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') ? modules[id.slice(1)]?.() : undefined),
  };
}
