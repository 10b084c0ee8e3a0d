import { posix } from 'node:path';
import { type AttachedScope, attachScopes } from '@rollup/pluginutils';
import { type Plugin, parseAst } from 'vite';
import { evaluationOrder, firstFiles, moveDown } from './chunks.ts';

/** Part of the hash in each file name. Change this value when the plugin writes other code for the same source. */
const FORMAT = 'classic scripts 1';

/** The fields of a syntax tree node that this file reads. */
interface Node {
  type: string;
  start: number;
  end: number;
  scope?: AttachedScope;
  [key: string]: unknown;
}

type Names = { name?: string; value?: string };
const nameOf = (node: unknown) => (node as Names).name ?? String((node as Names).value);
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** Name that replaces `import.meta`. It has the same length, so that source maps stay valid. */
const META = '$scriptMeta';

/** Whether a module has a top-level `await`. */
const waitsAtTop = (node: Node): boolean =>
  node.type === 'AwaitExpression' ||
  (node.type === 'ForOfStatement' && node.await === true) ||
  (!/Function/.test(node.type) && childrenOf(node).some(waitsAtTop));

/** Returns the target that a node assigns to. Null for a declaration, and for a node that assigns nothing. */
function changedBy({ type, left, argument }: Node): Node | null {
  if (type === 'UpdateExpression') return argument as Node;
  const isAssigning = /^(Assignment|For(In|Of))/.test(type) && isNode(left);
  return isAssigning && left.type !== 'VariableDeclaration' ? left : null;
}

/** Returns the names of top-level variables to which a function assigns a value. */
function assignedLater(root: Node): Set<string> {
  const found = new Set<string>();
  const outer = attachScopes(root as never, 'scope');
  const add = (target: Node, scope: AttachedScope): void => {
    if (target.type !== 'Identifier') {
      // An assignment to a[b] does not assign to `a` or `b`. An assignment to { a: b } assigns to `b` only.
      if (target.type === 'MemberExpression') return;
      const parts = target.type === 'Property' ? [target.value as Node] : childrenOf(target);
      for (const part of parts) add(part, scope);
      return;
    }
    let owner: AttachedScope | undefined = scope;
    while (owner && !owner.declarations[nameOf(target)]) owner = owner.parent;
    if (owner === outer) found.add(nameOf(target));
  };
  const visit = (node: Node, before: AttachedScope, isInside: boolean): void => {
    const scope = node.scope ?? before;
    const target = changedBy(node);
    if (isInside && target) add(target, scope);
    for (const child of childrenOf(node))
      visit(child, scope, isInside || /Function/.test(node.type));
  };
  visit(root, outer, false);
  return found;
}

const propertyOf = (key: string, name: string) => (key === name ? name : `${key}:${name}`);

interface Rewritten {
  code: string;
  /** For each initial file that this code imports: the name of the global variable that holds the file's exports. */
  needs: string[];
}

/**
 * Replaces each import from an initial file (`firstFiles`) by code that reads the exports from a global variable. The
 * code keeps its length, so that its source map stays valid.
 *
 * @param holders for each initial file, the name of the variable that holds the exports of the file. The keys are the
 *   paths by which this code imports the files
 */
function withoutImports(
  code: string,
  holders: ReadonlyMap<string, string>,
  isClassic: boolean,
): Rewritten {
  const needs = new Set<string>();
  let written = code;
  const put = ({ start, end }: Node, text: string) => {
    if (text.length > end - start) throw new Error(`${text} has no room in the source map`);
    written = written.slice(0, start) + text.padEnd(end - start) + written.slice(end);
  };
  const visit = (node: Node): void => {
    if (isClassic && node.type === 'MetaProperty' && nameOf(node.meta) === 'import')
      put(node, META);
    const source = isNode(node.source) ? String(node.source.value) : '';
    const holder = holders.get(source);
    if (holder === undefined) {
      if (isClassic && node.type === 'ImportDeclaration') throw new Error(`${source} is imported`);
      childrenOf(node).forEach(visit);
      return;
    }
    needs.add(holder);
    const names = (node.specifiers as Node[] | undefined)?.map(({ type, imported, local }) =>
      type === 'ImportSpecifier' ? propertyOf(nameOf(imported), nameOf(local)) : null,
    );
    if (node.type !== 'ImportDeclaration' || !names || names.includes(null)) {
      throw new Error(`The initial file ${source} is not imported by names`);
    }
    put(node, names.length > 0 ? `const{${names}}=self.${holder};` : '');
  };
  visit(parseAst(code) as unknown as Node);
  return { code: written, needs: [...needs] };
}

/**
 * Converts an initial file (`firstFiles`) to a classic script. Throws for code that a classic script cannot contain.
 */
export function classicScript(
  code: string,
  holder: string,
  holders: ReadonlyMap<string, string>,
): string {
  const { code: own, needs } = withoutImports(code, holders, true);
  const tree = parseAst(own) as unknown as Node;
  const statements = tree.body as Node[];
  const last = statements.at(-1);
  const exports = last?.type === 'ExportNamedDeclaration' ? (last.specifiers as Node[]) : [];
  const rest = exports.length > 0 ? statements.slice(0, -1) : statements;
  if (rest.some(({ type }) => type.startsWith('Export')))
    throw new Error('It has an export that is not in a list at its end');
  const body = exports.length > 0 ? own.slice(0, last?.start) : own;
  const late = assignedLater(tree);
  const changing = exports.map(({ local }) => nameOf(local)).filter((name) => late.has(name));
  if (changing.length > 0) throw new Error(`${changing} is exported, and changes later`);
  const values = exports.map(({ exported, local }) => propertyOf(nameOf(exported), nameOf(local)));
  // If a file that this script imports could not be loaded, this script does nothing, and index.html shows a message.
  const condition = needs.map((need) => `self.${need}&&`).join('');
  const isAsync = waitsAtTop(tree);
  const meta = body.includes(META) ? `const ${META}={url:document.currentScript.src};` : '';
  return `${condition}(${isAsync ? 'async' : ''}()=>{"use strict";${meta}\n${body}\nself.${holder}={${values}}})();\n`;
}

/** Matches the elements that load a script, with the white space before them. */
const ELEMENT =
  /[ \t]*<(?:script|link)\b[^>]*? (?:src|href)="([^"]+\.js)"[^>]*>(?:<\/script>)?\n?/g;

/**
 * Makes the initial files (`firstFiles`) classic scripts of low priority instead of modules. The splash of index.html
 * does not need these files, and the short answers of the first API calls should arrive before these files.
 *
 * When the service worker stores a classic script, Chrome compiles it and caches the compiled code. The next visit
 * starts with that code, even in a restarted browser. For a module, Chrome caches nothing before the second visit. The
 * second visit then compiles the module again, on the main thread. Files that are not initial stay modules. The gain is
 * in docs/performance.md, 'What makes the app fast'.
 */
export function classicScripts(): Plugin[] {
  /**
   * For each initial file, the name of the variable that holds the exports of the file. The keys are the file names, in
   * the order in which the page loads the files.
   */
  const holders = new Map<string, string>();
  let first: ReadonlySet<string> = new Set();

  /** Returns a copy of `holders` whose keys are relative to `fileName`, as in the imports of that file. */
  const holdersFor = (fileName: string) =>
    new Map(
      [...holders].map(([name, holder]) => {
        const address = posix.relative(posix.dirname(fileName), name);
        return [address.startsWith('.') ? address : `./${address}`, holder] as const;
      }),
    );

  return [
    {
      name: 'first-files',
      apply: 'build',
      // The page itself loads the initial files, so other files must not preload them.
      config: () => ({
        build: {
          modulePreload: {
            resolveDependencies: (_, files, { hostType }) =>
              hostType === 'html' ? files : files.filter((file) => !first.has(file)),
          },
        },
      }),
      augmentChunkHash: () => FORMAT,
      generateBundle: {
        order: 'pre',
        handler(_, bundle) {
          first = firstFiles(bundle);
        },
      },
      transformIndexHtml: {
        order: 'post',
        handler(page, { bundle = {} }) {
          holders.clear();
          const named = new Map<string, string>();
          for (const [, address = ''] of page.matchAll(ELEMENT)) {
            const name = [...first].find((file) => address.endsWith(file));
            if (name !== undefined) named.set(name, address);
          }
          let scripts = '';
          for (const name of evaluationOrder(bundle, first)) {
            const address = named.get(name);
            // Vite writes no file for an entry chunk that contains only import statements.
            if (address === undefined) continue;
            holders.set(name, `$first${holders.size}`);
            scripts += `    <script defer fetchpriority="low" crossorigin src="${address}"></script>\n`;
          }
          const addresses = new Set(named.values());
          const rest = page.replace(ELEMENT, (element, address: string) =>
            addresses.has(address) ? '' : element,
          );
          return rest.replace(/(?=<\/head>)/, () => scripts);
        },
      },
    },
    {
      name: 'classic-scripts',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          for (const [name, holder] of holders) {
            const chunk = bundle[name];
            if (chunk?.type !== 'chunk') continue;
            chunk.code = classicScript(chunk.code, holder, holdersFor(name));
            moveDown(bundle[`${name}.map`]);
          }
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk' || holders.has(chunk.fileName)) continue;
            chunk.code = withoutImports(chunk.code, holdersFor(chunk.fileName), false).code;
          }
        },
      },
    },
  ];
}
