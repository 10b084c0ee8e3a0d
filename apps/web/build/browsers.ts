import { type Plugin, parseAst } from 'vite';

/**
 * The oldest browsers that the app is built for, by engine (README, Browsers). What sets them: `aspect-ratio` and classes
 * with private methods (Chrome 88, Safari 15), `<dialog>` (Safari 15.4, Firefox 98). Samsung Internet 15 and the web views
 * of Android are Chrome's engine. index.html asks for the same two and says so below them.
 */
export const OLDEST_BROWSERS = {
  chrome: '88',
  edge: '88',
  firefox: '98',
  ios: '15.4',
  safari: '15.4',
};

/** The same as a target of the build. */
export const TARGET = Object.entries(OLDEST_BROWSERS).map((browser) => browser.join(''));

/** What a regular expression may not have: compilers cannot rewrite it, and one of them breaks a whole file. */
const NEWER_PATTERN = /\(\?<[=!]|\(\?[ims-]+:/;
const NEWER_FLAGS = /[dv]/;

const isNewer = (pattern: unknown, flags: unknown) =>
  NEWER_PATTERN.test(String(pattern)) || NEWER_FLAGS.test(String(flags ?? ''));

/** Regular expressions of a script that the oldest browsers cannot read. */
export function newerPatterns(script: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Record<string, unknown>;
    const { regex } = node as { regex?: { pattern: string; flags: string } };
    if (regex && isNewer(regex.pattern, regex.flags))
      found.push(`/${regex.pattern}/${regex.flags}`);
    const callee = node.callee as { name?: string } | undefined;
    if (callee?.name === 'RegExp') {
      const [pattern, flags] = (node.arguments as { value?: unknown }[]).map(({ value }) => value);
      if (isNewer(pattern, flags)) found.push(`RegExp(${pattern}, ${flags})`);
    }
    Object.values(node).forEach(visit);
  };
  visit(parseAst(script));
  return found;
}

/** Refuses a build that the oldest browsers cannot read. Syntax is rewritten for them, regular expressions cannot be. */
export function readableByOldestBrowsers(): Plugin {
  return {
    name: 'readable-by-oldest-browsers',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' ? newerPatterns(file.code) : [];
        if (found.length > 0) {
          this.error(
            `${file.fileName} has patterns that older browsers cannot read: ${found.join(', ')}`,
          );
        }
      }
    },
  };
}
