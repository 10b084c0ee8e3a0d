import type { Plugin } from 'vite';

const FETCH_ADAPTER = /axios\/lib\/adapters\/fetch\.js$/;

/**
 * Leaves out axios' adapter of `fetch` and all that only it needs. axios takes the one of XMLHttpRequest, which every
 * supported browser has (index.html); of the two it cannot know at build time which.
 */
export function xhrOnly(): Plugin {
  let isFound = false;
  return {
    name: 'xhr-only',
    apply: 'build',
    load(id) {
      if (!FETCH_ADAPTER.test(id)) return null;
      isFound = true;
      return 'export const getFetch = () => null; export default null;';
    },
    generateBundle() {
      if (!isFound)
        this.error('axios has no adapter of fetch any more where it was: build/xhr-only.ts');
    },
  };
}
