import type { Plugin } from 'vite';

/** A library's module that this app never executes. The bundler cannot detect that, so it would include the module. */
interface Unused {
  /** End of the module's path. */
  module: string;
  /** Code that replaces it. */
  code: string;
}

const UNUSED: readonly Unused[] = [
  // axios uses our own adapter (src/api/transport.ts) instead of its fetch and xhr adapters.
  {
    module: 'axios/lib/adapters/fetch.js',
    code: 'export const getFetch = () => null; export default null;',
  },
  { module: 'axios/lib/adapters/xhr.js', code: 'export default null;' },
  // styled-components adds prefixes only with `enableVendorPrefixes`, which is not used here.
  { module: 'stylis/src/Prefixer.js', code: 'export const prefix = (value) => value;' },
];

/**
 * Replaces the modules of `unused`. A module that is imported only by these modules is then not part of the build.
 * Fails the build if one of the modules of `unused` has moved.
 */
export function leaveOut(unused: readonly Unused[] = UNUSED): Plugin {
  const found = new Set<Unused>();
  return {
    name: 'leave-out',
    apply: 'build',
    load(id) {
      const one = unused.find(({ module }) => id.endsWith(`/${module}`));
      if (one === undefined) return null;
      found.add(one);
      return one.code;
    },
    generateBundle() {
      for (const one of unused) {
        if (!found.has(one)) this.error(`${one.module} has moved: update build/leave-out.ts`);
      }
    },
  };
}
