import { type Plugin, parseAst } from 'vite';

/**
 * The oldest browsers that the app is built for, by engine (README, Browsers). They are the first versions that have
 * two features: top-level `await` (Chrome 89) and `<dialog>` (Safari 15.4, Firefox 98). Samsung Internet 15 and
 * Android's web view use Chrome's engine. index.html tests for the syntax and the APIs that the app needs, and shows a
 * message in older browsers.
 */
export const OLDEST_BROWSERS = {
  chrome: '89',
  edge: '89',
  firefox: '98',
  ios: '15.4',
  safari: '15.4',
};

/** The oldest browsers as the build target of the style sheets. */
export const TARGET = Object.entries(OLDEST_BROWSERS).map((browser) => browser.join(''));

/**
 * Build target of the scripts. With `TARGET`, compilers would rewrite every private class field, to avoid bugs of
 * Safari 15 and Chrome 97. That would add 2 KB to the first screen, and none of our classes triggers these bugs.
 * `newerSyntax` below finds syntax that the oldest browsers cannot parse.
 */
export const SCRIPT_TARGET = 'es2022';

const NEWER_PATTERN = /\(\?<[=!]|\(\?[ims-]+:/;
const NEWER_FLAGS = /[dv]/;

const isNewerPattern = (pattern: unknown, flags: unknown) =>
  NEWER_PATTERN.test(String(pattern)) || NEWER_FLAGS.test(String(flags ?? ''));

/** The fields of a syntax tree node that this file reads. */
interface Node {
  type?: string;
  operator?: string;
  left?: Node;
  callee?: { name?: string };
  arguments?: { value?: unknown }[];
  regex?: { pattern: string; flags: string };
}

/** Describes the syntax of a node if the oldest browsers cannot parse that syntax. Returns null for any other node. */
function newerThan({ type, operator, left, callee, arguments: given, regex }: Node): string | null {
  if (type === 'StaticBlock') return 'static block';
  if (operator === 'in' && left?.type === 'PrivateIdentifier') return '#name in object';
  if (regex && isNewerPattern(regex.pattern, regex.flags))
    return `/${regex.pattern}/${regex.flags}`;
  if (callee?.name !== 'RegExp') return null;
  const [pattern, flags] = given?.map(({ value }) => value) ?? [];
  return isNewerPattern(pattern, flags) ? `RegExp(${pattern}, ${flags})` : null;
}

/**
 * Returns a description of each place in a script that the oldest browsers cannot parse. The script has been compiled
 * for `SCRIPT_TARGET`. A single such place prevents these browsers from running the whole file.
 */
export function newerSyntax(script: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const newer = Array.isArray(value) ? null : newerThan(value);
    if (newer !== null) found.push(newer);
    Object.values(value).forEach(visit);
  };
  visit(parseAst(script));
  return found;
}

/** Fails the build if the oldest browsers cannot parse one of its scripts. */
export function readableByOldestBrowsers(): Plugin {
  return {
    name: 'readable-by-oldest-browsers',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' ? newerSyntax(file.code) : [];
        if (found.length > 0) {
          this.error(
            `${file.fileName} contains syntax that the oldest browsers cannot parse: ${found.join(', ')}`,
          );
        }
      }
    },
  };
}
