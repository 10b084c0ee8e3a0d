import { readSource } from '../lib/sources.ts';
import type { Prop } from './control.ts';
import { originsIn } from './direct-imports.ts';
import { propReader } from './props.ts';
import { storyFiles } from './stories.ts';

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

/**
 * The entry points that export components, each with its exports. If both export a component, the first one is used.
 */
const ENTRY_POINTS = [
  ['@gemas/ui/components', originsIn('packages/ui/src/components.ts', readSource, true)],
  ['@gemas/ui', originsIn('packages/ui/src/index.ts', readSource, true)],
] as const;

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

const docgenOf = ({ required, type, description, initial }: Prop) => ({
  required,
  tsType: { name: type, raw: type },
  description,
  ...(initial !== undefined && { defaultValue: { value: initial, computed: false } }),
});

/**
 * Adds an `import` line to the entry of each of our components. Storybook reports an error in some entries, because it
 * cannot resolve imports from our packages. In these entries, replaces the error by the description and the props.
 */
export function describeComponents(manifests: Manifests): Manifests {
  const files = storyFiles();
  const componentOf = propReader(readSource);
  for (const entry of Object.values(manifests.components?.components ?? {})) {
    const path = entry.path.replace(/^\.\//, '');
    const known = files.includes(path) && componentOf(path);
    if (!known) continue;
    entry.import = importOf(known.component, entry.path);
    if (entry.error === undefined) continue;
    delete entry.error;
    entry.name = known.component;
    entry.description = known.description;
    entry.reactDocgen = {
      displayName: known.component,
      description: known.description,
      props: Object.fromEntries(known.props.map((prop) => [prop.name, docgenOf(prop)])),
    };
  }
  return manifests;
}
