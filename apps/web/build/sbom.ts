import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A package in the bill of materials, in the format CycloneDX 1.5. */
export interface Component {
  readonly type: 'library';
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly { readonly expression: string }[];
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** Returns the folder of the package that a module belongs to. Null for our own modules. */
export function packageFolder(module: string): string | null {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.replace(/^\0/, ''))?.[0] ?? null;
}

/**
 * Returns the packages that the bundled modules come from, sorted and without duplicates.
 *
 * @param modules paths of the modules
 * @param readManifest reads the package.json of a folder
 */
export function componentsOf(
  modules: Iterable<string>,
  readManifest: (folder: string) => Manifest,
): Component[] {
  const folders = new Set([...modules].flatMap((module) => packageFolder(module) ?? []));
  const components = [...folders].map((folder): Component => {
    const { name, version, license = 'NONE' } = readManifest(folder);
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return { type: 'library', name, version, purl, licenses: [{ expression: license }] };
  });
  return components.sort((a, b) => (a.purl < b.purl ? -1 : 1));
}

/** Returns an identifier (`urn:uuid:`) that is derived from a text. Equal builds have equal identifiers. */
function serialOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...parts, hex.slice(20, 32)].join('-')}`;
}

/**
 * Writes the packages whose code is in the build, as a bill of materials in CycloneDX.
 *
 * @param file output file, outside the folder that is served
 * @param version version of the app
 */
export function writeSbom(file: string, version: string): Plugin {
  return {
    name: 'sbom',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : output.originalFileNames,
      );
      const components = componentsOf(modules, (folder) =>
        JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')),
      );
      const text = JSON.stringify(components);
      const bill = {
        bomFormat: 'CycloneDX',
        specVersion: '1.5',
        serialNumber: serialOf(`${version} ${text}`),
        version: 1,
        metadata: { component: { type: 'application', name: '@gemas/web', version } },
        components,
      };
      writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
    },
  };
}
