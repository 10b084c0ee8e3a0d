import { createRequire } from 'node:module';
import { readSource } from '../lib/sources.ts';

const require = createRequire(import.meta.url);

/** Optional addons of the catalogue, and what is missing if one of them cannot be loaded. */
const OPTIONAL: Readonly<Record<string, string>> = {
  '@chromatic-com/storybook': 'the panel Visual tests',
  'storybook-addon-pseudo-states': 'hover, focus and press in the toolbar and under Foundations',
  'storybook-addon-tag-badges': 'the badges of stories',
  '@storybook/addon-mcp': 'the address /mcp for coding assistants',
};

/** Whether vitest runs the stories. The tests need none of the optional addons. */
const isTestRun = process.env.VITEST === 'true';

const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

/** Loads an addon as Storybook would. Throws if the addon is not installed or does not work. */
function load(name: string): void {
  const { exports = {} } = JSON.parse(readSource(`node_modules/${name}/package.json`)) as {
    exports?: Record<string, unknown>;
  };
  if ('./preset' in exports) require(`${name}/preset`);
}

export interface OptionalAddons {
  /** Names of the addons that Storybook can load. */
  readonly loaded: readonly string[];
  /** Sentences that say which feature is missing from this Storybook, and why, by the name of the addon. */
  readonly missing: Readonly<Record<string, string>>;
}

/** Finds the optional addons that can be loaded. A broken addon is left out, so that Storybook still starts. */
export function optionalAddons(
  names: readonly string[] = isTestRun ? [] : Object.keys(OPTIONAL),
  loadAddon: (name: string) => void = load,
): OptionalAddons {
  const loaded: string[] = [];
  const missing: Record<string, string> = {};
  for (const name of names) {
    try {
      loadAddon(name);
      loaded.push(name);
    } catch (error) {
      missing[name] = `${name} does not load, so ${OPTIONAL[name]} is missing: ${messageOf(error)}`;
    }
  }
  return { loaded, missing };
}

/**
 * Returns what the addon of Chromatic lacks without a Chromatic project. Empty if `config` or `token` names a project.
 *
 * @param config content of chromatic.config.json
 */
export function chromaticProblem(
  config: string = readSource('chromatic.config.json'),
  token: string | undefined = process.env.CHROMATIC_PROJECT_TOKEN,
): OptionalAddons['missing'] {
  const { projectId } = JSON.parse(config) as { projectId?: string };
  if (projectId !== undefined || token) return {};
  return {
    '@chromatic-com/storybook':
      'No project on Chromatic is linked (projectId in chromatic.config.json, or CHROMATIC_PROJECT_TOKEN), so the panel Visual tests compares nothing. npm run check:pictures compares pictures without an account.',
  };
}
