// Finds APIs that an older supported browser lacks, and styles that such a browser ignores or renders differently. A
// file may use such an API only if the file contains a fallback and is listed below.
import type { Node } from 'oxc-parser';
import { parse, walk } from '../lib/sources.ts';

type Allowed = ReadonlyMap<string, readonly string[]>;

/** Methods that a supported browser may lack. Only the listed files, which contain a fallback, may call them. */
const METHODS: Allowed = new Map([
  ['at', []],
  ['findLast', []],
  ['findLastIndex', []],
  ['toReversed', []],
  ['toSorted', []],
  ['toSpliced', []],
  ['groupBy', []],
  ['hasOwn', []],
  ['withResolvers', []],
  ['isWellFormed', []],
  ['randomUUID', []],
  ['checkVisibility', []],
  ['requestSubmit', []],
  ['startViewTransition', []],
  ['scrollTo', []],
  ['scrollBy', []],
  ['share', ['apps/web/src/platform/share.ts']],
  ['writeText', ['apps/web/src/platform/copy-text.ts']],
  ['showPopover', ['packages/ui/src/primitives/Toast/ToastRegion.tsx']],
  ['animate', ['packages/ui/src/primitives/Toast/Toast.tsx']],
]);

/**
 * Globals that a supported browser may lack. Only the listed files may use them. All other files may not use them as
 * properties of `window` either.
 */
const GLOBALS: Allowed = new Map([
  ['structuredClone', []],
  ['requestIdleCallback', []],
  ['BroadcastChannel', []],
  ['AbortSignal', []],
  ['scrollTo', []],
  ['scrollBy', []],
  ['matchMedia', ['packages/ui/src/platform/motion.ts', 'apps/web/src/platform/install.ts']],
  ['ResizeObserver', ['packages/ui/src/platform/observe.ts']],
  ['IntersectionObserver', ['packages/ui/src/platform/observe.ts']],
  ['localStorage', ['apps/web/src/state/core/storage.ts']],
  ['sessionStorage', ['apps/web/src/state/core/storage.ts']],
]);

/** Whether a node is a type annotation, which the compiler removes. False for an expression with a type assertion. */
const isType = (node: Node) => node.type.startsWith('TS') && !('expression' in node);

const nameOf = (node: Node) => (node.type === 'Identifier' ? node.name : '');

/** Returns the APIs in `source` that a supported browser may lack and that the file at `path` is not allowed to use. */
export function newerApis(path: string, source: string): string[] {
  const found = new Set<string>();
  const use = (names: Allowed, name: string) => {
    if (names.get(name)?.includes(path) === false) found.add(name);
  };
  walk(parse(path, source).program, (node) => {
    if (isType(node)) return false;
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      const { callee } = node;
      use(GLOBALS, nameOf(callee));
      if (callee.type === 'MemberExpression') use(METHODS, nameOf(callee.property));
    }
    if (node.type === 'MemberExpression') {
      use(GLOBALS, nameOf(node.object));
      if (nameOf(node.object) === 'window') use(GLOBALS, nameOf(node.property));
    }
    return true;
  });
  return [...found];
}

interface Template {
  /** Tag of the template: 'styled.p', 'styled(Card)'. */
  tag: string;
  /** CSS text of the template. Braces of `${…}` expressions are replaced by blanks. */
  css: string;
}

function templates(path: string, source: string): Template[] {
  const found: Template[] = [];
  walk(parse(path, source).program, (node) => {
    if (node.type === 'TaggedTemplateExpression') {
      const css = source
        .slice(node.quasi.start + 1, node.quasi.end - 1)
        .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, (part) => part.replace(/[{}]/g, ' '));
      found.push({ tag: source.slice(node.tag.start, node.tag.end), css });
    }
  });
  return found;
}

/** Returns the bodies of the rules and at-rules in `css` whose text before the brace matches `head`. */
function bodies(css: string, head: RegExp): string[] {
  const found: string[] = [];
  for (const match of css.matchAll(/([^{};]*)\{/g)) {
    if (!head.test(match[1] ?? '')) continue;
    const start = match.index + match[0].length;
    let end = start;
    for (let depth = 1; end < css.length && depth > 0; end += 1) {
      if (css[end] === '{') depth += 1;
      if (css[end] === '}') depth -= 1;
    }
    found.push(css.slice(start, end - 1));
  }
  return found;
}

/** Returns `css` without the bodies of the rules and at-rules whose text before the brace matches `head`. */
const without = (css: string, head: RegExp) =>
  bodies(css, head).reduce((rest, body) => rest.replace(body, ''), css);

/** Returns the names of components in a source that render an svg element as their root. */
export function drawings(source: string): string[] {
  const styled = [...source.matchAll(/const (\w+) = styled\.svg/g)].map(([, name = '']) => name);
  const drawn = [...source.matchAll(/function (\w+)\([\s\S]*?\n\s*(?:return )?<(\w+)/g)]
    .filter(([, , first = '']) => ['svg', ...styled].includes(first))
    .map(([, name = '']) => name);
  return [...styled, ...drawn];
}

/** Facts about the whole project that `unevenStyles` needs. */
export interface Known {
  /** Names of components that render an svg element as their root. */
  svgs: readonly string[];
  /**
   * Custom properties that the theme sets on `::backdrop`. In old browsers, `::backdrop` does not inherit custom
   * properties from the dialog.
   */
  behind: readonly string[];
}

function backdropProblems(css: string, { behind }: Known): string[] {
  return bodies(css, /::backdrop\s*$/)
    .flatMap((body) => [
      ...[...body.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
      ...[...body.matchAll(/token\('([\w-]+)'\)/g)].map(([, name]) => `--${name}`),
    ])
    .filter((name) => !behind.includes(name))
    .map((name) => `a ::backdrop may not know ${name}`);
}

function cutsDrawing({ tag, css }: Template, { svgs }: Known): boolean {
  const [, element, component = ''] = /^styled(?:\.(\w+)|\((\w+)\))/.exec(tag) ?? [];
  const isDrawing = element === 'svg' || svgs.includes(component);
  const places = isDrawing ? [css] : bodies(css, /\bsvg\s*$/);
  return places.some((place) => /clip-path/.test(place));
}

/** Returns the styles in a source that a supported browser ignores or renders differently. */
export function unevenStyles(path: string, source: string, known: Known): string[] {
  return templates(path, source).flatMap((template) => {
    const css = template.css.replaceAll(/\/\*.*?\*\//gs, '');
    const found = backdropProblems(css, known);
    if (cutsDrawing(template, known)) found.push('cuts an svg itself');
    if (/hyphens:\s*auto/.test(without(css, /^\s*p, li\s*$/))) {
      found.push('hyphenates what is no paragraph');
    }
    if (/text-decoration:\s*[^\s;]+\s+[^;]+;/.test(css)) found.push('text-decoration in one');
    if (/allow-discrete/.test(without(css, /@supports \(overlay: auto\)/))) {
      found.push('keeps what is closed although it may not stay on top');
    }
    if (/\dcq(?:[iwbh]|min|max)\b/.test(css) && !css.includes('@supports not (width: 1cqi)')) {
      found.push('counts on container units');
    }
    if (/\d[dls]v[a-z]+\b/.test(css))
      found.push('measures by a view that moves, not by --view or --dvh');
    if (/,[^,{};()]*:has\(|:has\([^{};]*\)[^{};(]*,[^{};()]*\{/.test(css)) {
      found.push('loses what stands beside :has()');
    }
    const withoutHas = without(css, /@supports selector\(:has\(\*\)\)/);
    if (
      source.includes(':has(:focus-visible)') &&
      /focus-visible\s*\{\s*outline: none/.test(withoutHas)
    ) {
      found.push('has no outline without :has()');
    }
    return found;
  });
}

/**
 * Node types that are valid ES5 in every form. `isNewer` also accepts the ES5 forms of some other node types. The
 * inline script of index.html may contain nothing else.
 */
const ES5: ReadonlySet<string> = new Set([
  'Program',
  'ArrayExpression',
  'AssignmentExpression',
  'BlockStatement',
  'CallExpression',
  'ConditionalExpression',
  'ExpressionStatement',
  'ForInStatement',
  'FunctionBody',
  'Identifier',
  'IfStatement',
  'Literal',
  'MemberExpression',
  'NewExpression',
  'ObjectExpression',
  'ParenthesizedExpression',
  'ReturnStatement',
  'TryStatement',
  'UnaryExpression',
  'VariableDeclarator',
]);

function isNewer(node: Node): boolean {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.kind !== 'var';
    case 'Property':
      return node.shorthand || node.method || node.computed;
    case 'CatchClause':
      return node.param === null;
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return node.async || node.generator;
    case 'LogicalExpression':
      return node.operator === '??';
    case 'BinaryExpression':
      return node.operator === '**';
    default:
      return !ES5.has(node.type);
  }
}

/** Returns the node types in a script that are newer than ES5. */
export function newerSyntax(source: string): string[] {
  const found: string[] = [];
  walk(parse('start.js', source).program, (node) => {
    if (isNewer(node)) found.push(node.type);
  });
  // A comma after the last argument is ES2017 syntax. The syntax tree does not show this comma.
  if (/,\s*\)/.test(source)) found.push('comma before )');
  return found;
}

/**
 * Returns the CSS features in `css` that the styles of index.html must not use. Browsers that the app does not support,
 * such as Chrome 60 and Safari 11, also render index.html. Finds only the features in the pattern `newer`.
 */
export function newerStyles(css: string): string[] {
  const newer =
    /\b(inset|gap|place-[a-z]+|aspect-ratio|grid|\d+[dls]v[hw])\b|\b(min|max|clamp|var)\(/g;
  return css.match(newer) ?? [];
}
