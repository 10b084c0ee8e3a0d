import type { Plugin } from 'vite';

/** A module of a library that the app never runs, which no bundler can know. */
interface Unused {
  /** The end of its path. */
  module: string;
  /** What stands in its place. */
  code: string;
}

const UNUSED: readonly Unused[] = [
  // axios has an adapter of ours (src/api/transport.ts).
  {
    module: 'axios/lib/adapters/fetch.js',
    code: 'export const getFetch = () => null; export default null;',
  },
  { module: 'axios/lib/adapters/xhr.js', code: 'export default null;' },
  // styled-components adds prefixes where `enableVendorPrefixes` asks for them: nothing here does.
  { module: 'stylis/src/Prefixer.js', code: 'export const prefix = (value) => value;' },
];

/** Leaves out these modules, and all that only they need. Fails a build that has one of them no more where it was. */
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
        if (!found.has(one)) this.error(`${one.module} is not where it was: build/leave-out.ts`);
      }
    },
  };
}
