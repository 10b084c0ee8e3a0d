import type { StrictInputType } from 'storybook/internal/csf';
import { readSource } from '../lib/sources.ts';
import { readComponents } from './props.ts';

/** A component in Storybook's manifest, which coding assistants read at /mcp. Declares only the fields used here. */
export interface ManifestEntry {
  path: string;
  name?: string;
  description?: string;
  import?: string;
  error?: unknown;
  reactDocgen?: unknown;
}

export interface Manifests {
  components?: { components: Record<string, ManifestEntry> };
}

/** The parts of the report of `npm run api`. Each lists the exports of an entry point. */
const SECTIONS = readSource('packages/ui/api/ui.md').split(/^## /m);
const DECLARATION = /^(?:function|const|interface|type) (\w+)/gm;

const exportsOf = (entryPoint: string): ReadonlySet<string | undefined> => {
  const section = SECTIONS.find((text) => text.startsWith(`${entryPoint}\n`)) ?? '';
  return new Set([...section.matchAll(DECLARATION)].map(([, name]) => name));
};

/** The exports of the entry points that export components. If both export a component, the first one is used. */
const ENTRY_POINTS = ['@gemas/ui/components', '@gemas/ui'].map(
  (entryPoint) => [entryPoint, exportsOf(entryPoint)] as const,
);

/** Returns the entry point that exports a component or a type. Returns undefined if other apps cannot import it. */
export const entryPointOf = (component: string): string | undefined =>
  ENTRY_POINTS.find(([, exported]) => exported.has(component))?.[0];

/**
 * Returns a line that imports a component from an entry point. If no entry point exports the component, the line
 * imports the component from its source file, and says so in a comment.
 */
export function importOf(component: string, path: string): string {
  const entryPoint = entryPointOf(component);
  return entryPoint
    ? `import { ${component} } from '${entryPoint}';`
    : `import { ${component} } from '${path.replace(/\.stories\.tsx$/, '.tsx').replace(/^\.\//, '')}'; // exported by no entry point`;
}

const docgenOf = ({ description, type, table }: StrictInputType) => ({
  required: type?.required ?? false,
  tsType: { name: table?.type?.summary, raw: table?.type?.summary },
  description,
  ...(table?.defaultValue && {
    defaultValue: { value: table.defaultValue.summary, computed: false },
  }),
});

/**
 * Adds an `import` line to the entry of each of our components. Storybook reports an error in some entries, because it
 * cannot resolve imports from our packages. In these entries, replaces the error by the description and the props.
 */
export function describeComponents(manifests: Manifests): Manifests {
  const entries = Object.values(manifests.components?.components ?? {});
  if (entries.length === 0) return manifests;
  const fromRoot = ({ path }: ManifestEntry) => path.replace(/^\.\//, '');
  const components = readComponents(entries.map(fromRoot));
  const byPath = new Map(components.map((component) => [component.path, component]));
  for (const entry of entries) {
    const known = byPath.get(fromRoot(entry));
    if (!known) continue;
    const { component: name, description } = known;
    entry.import = importOf(name, entry.path);
    if (entry.error === undefined) continue;
    delete entry.error;
    const props = Object.entries(known.argTypes).map(([prop, type]) => [prop, docgenOf(type)]);
    const reactDocgen = { displayName: name, description, props: Object.fromEntries(props) };
    Object.assign(entry, { name, description, reactDocgen });
  }
  return manifests;
}
