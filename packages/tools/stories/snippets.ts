// Generates snippets. A snippet is the code that a component's page in Storybook offers for copying: a module that
// renders the page's first story. Story files are only read. `npm run typecheck` checks the types of snippets.
import { join } from 'node:path/posix';
import type { Node } from 'oxc-parser';
import { parse, readSource, walk } from '../lib/sources.ts';
import { entryPointOf } from './manifest.ts';
import { declarationsIn, firstStoryOf, metaOf, property, storyFiles, titleIn } from './stories.ts';

/** Maximum length of an element on one line. */
const LINE = 72;

/** Matches files with helpers that only stories use. A snippet contains copies of these helpers, not imports. */
const HELPERS = /^\.storybook\/|\/testing\//;

interface Origin {
  readonly specifier: string;
  readonly name: string;
  readonly isType: boolean;
}

interface StoryFile {
  readonly path: string;
  readonly source: string;
  /** The declarations at the top level, by name. */
  readonly declared: ReadonlyMap<string, Node>;
  /**
   * Top-level `if` statements that throw if a value is undefined. Without these statements, tsc would not narrow the
   * type of the value.
   */
  readonly guards: readonly Node[];
  /** The imports, by local name. */
  readonly imported: ReadonlyMap<string, Origin>;
  readonly meta: Node | undefined;
  /** The argument of the call that creates the first story. Undefined if the call has no argument. */
  readonly first: Node | undefined;
}

/** Returns the names of the variables, types and components to which the code inside `node` refers. */
function references(node: Node): string[] {
  const found: string[] = [];
  const look = (inner: Node | null) => {
    if (inner) found.push(...references(inner));
    return false;
  };
  walk(node, (inner) => {
    if (inner.type === 'MemberExpression' && !inner.computed) return look(inner.object);
    if (inner.type === 'JSXMemberExpression') return look(inner.object);
    if (inner.type === 'JSXAttribute') return look(inner.value);
    if (inner.type === 'Property' && !inner.computed) return look(inner.value);
    if (inner.type === 'TSPropertySignature') return look(inner.typeAnnotation);
    if (inner.type === 'Identifier' || inner.type === 'JSXIdentifier') found.push(inner.name);
    return true;
  });
  return found;
}

function readFile(path: string, source: string): StoryFile {
  const { program, module } = parse(path, source);
  const meta = metaOf(program);
  const declared = new Map<string, Node>();
  for (const { name, node, statement, isExport } of declarationsIn(program)) {
    // Omits the exported constants of a story file, because they are stories.
    if (!(isExport && meta && node.type === 'VariableDeclarator')) declared.set(name, statement);
  }
  const imported = new Map<string, Origin>();
  for (const { moduleRequest, entries } of module.staticImports) {
    for (const { importName, localName, isType } of entries) {
      const name = importName.name ?? 'default';
      imported.set(localName.value, { specifier: moduleRequest.value, name, isType });
    }
  }
  const guards = program.body.filter(({ type }) => type === 'IfStatement');
  return { path, source, declared, guards, imported, meta, first: firstStoryOf(program) };
}

function attribute(name: string, value: string): string {
  if (name.startsWith('...')) return `{...${value}}`;
  if (value === 'true') return name;
  const text = /^'([^'"\\]*)'$/.exec(value)?.[1];
  return text === undefined ? `${name}={${value}}` : `${name}="${text}"`;
}

/** Returns the source text of an element with the attributes `args`. A short element is on one line. */
function elementOf(tag: string, args: ReadonlyMap<string, string>): string {
  const { children, ...given } = Object.fromEntries(args);
  const attributes = Object.entries(given).map(([name, value]) => attribute(name, value));
  const line = [tag, ...attributes].join(' ');
  const isShort = line.length < LINE && !line.includes('\n');
  const open = isShort ? line : `${[tag, ...attributes].join('\n    ')}\n  `;
  const text = children && (/^'([^'{}<>\\]*)'$/.exec(children)?.[1] ?? `{${children}}`);
  const end = text === undefined ? (isShort ? ' />' : '/>') : `>${text}</${tag}>`;
  return isShort ? `<${open}${end}` : `(\n  <${open}${end}\n)`;
}

/** Returns the source text of `node`. Replaces each call of `fn` by its argument, or by an empty function. */
function textOf(source: string, node: Node): string {
  let text = '';
  let at = node.start;
  walk(node, (inner) => {
    if (inner.type !== 'CallExpression' || inner.callee.type !== 'Identifier') return true;
    if (inner.callee.name !== 'fn') return true;
    const [mocked] = inner.arguments;
    text += source.slice(at, inner.start) + (mocked ? textOf(source, mocked) : '() => {}');
    at = inner.end;
    return false;
  });
  return text + source.slice(at, node.end);
}

/** Returns the args of the first story as source texts, by name. The name of a spread begins with '...'. */
function argsOf({ source, meta, first }: StoryFile): Map<string, string> {
  const args = new Map<string, string>();
  for (const options of [meta, first]) {
    const given = property(options, 'args');
    const entries = given?.type === 'ObjectExpression' ? given.properties : [];
    if (given && given.type !== 'ObjectExpression') args.set('...', textOf(source, given));
    for (const entry of entries) {
      const [name, value] =
        entry.type === 'SpreadElement'
          ? [`...${entry.start}`, entry.argument]
          : [textOf(source, entry.key).replaceAll("'", ''), entry.value];
      if (source.slice(value.start, value.end) === 'undefined') args.delete(name);
      else args.set(name, textOf(source, value));
    }
  }
  return args;
}

/** Returns the source text of a component that renders what the first story renders. */
function exampleOf(file: StoryFile): string {
  const { meta, first, source, path } = file;
  const args = argsOf(file);
  const component = property(meta, 'component');
  const render = property(first, 'render') ?? property(meta, 'render');
  if (!render && component?.type === 'Identifier')
    return `() => ${elementOf(component.name, args)}`;
  if (render?.type !== 'ArrowFunctionExpression')
    throw new Error(`${path}: the meta needs a component, or render an arrow function`);
  const [param] = render.params;
  const body = textOf(source, render.body);
  if (!param) return `() => ${body}`;
  const values = [...args].map(([name, value]) => {
    if (name.startsWith('...')) return `...${value}`;
    return `${/^\w+$/.test(name) ? name : `'${name}'`}: ${value}`;
  });
  const given = `const ${textOf(source, param)} = {\n    ${values.join(',\n    ')},\n  } as const;`;
  return `() => {\n  ${given}\n  return ${body};\n}`;
}

function importLines(imports: ReadonlyMap<string, Origin>): string[] {
  const modules = new Map<string, string[]>();
  for (const [local, { specifier, name, isType }] of imports) {
    const named = name === local ? name : `${name} as ${local}`;
    const all = modules.get(specifier) ?? [];
    modules.set(specifier, [...all, isType ? `type ${named}` : named]);
  }
  return [...modules].sort().map(([specifier, names]) => {
    const note = /^(packages|apps)\//.test(specifier) ? ' // exported by no entry point' : '';
    return `import { ${names.sort().join(', ')} } from '${specifier}';${note}`;
  });
}

export interface Snippet {
  /** Title of the page. */
  readonly title: string;
  readonly code: string;
}

/**
 * Returns a function that generates the snippet of a story file. The returned function throws if `render` is not an
 * arrow function, or if the file has neither `render` nor a component in the meta. `read` returns the text of a file.
 */
export function snippetReader(read: (path: string) => string) {
  const files = new Map<string, StoryFile>();
  const fileOf = (path: string): StoryFile => {
    const file = files.get(path) ?? readFile(path, read(path));
    files.set(path, file);
    return file;
  };

  return (path: string): Snippet => {
    const file = fileOf(path);
    const imports = new Map<string, Origin>();
    const used = new Map<StoryFile, Set<Node>>();

    /**
     * Finds the imports and declarations that `text` uses, and adds them to the snippet. `text` is code of the file
     * `from`.
     */
    function addReferences(text: string, from: StoryFile): void {
      for (const name of references(parse('text.tsx', text).program)) add(name, from);
    }
    function addNode(node: Node, from: StoryFile): void {
      const nodes = used.get(from) ?? new Set();
      used.set(from, nodes);
      if (nodes.has(node)) return;
      nodes.add(node);
      addReferences(textOf(from.source, node), from);
    }
    function add(name: string, from: StoryFile): void {
      const declaration = from.declared.get(name);
      if (declaration) {
        addNode(declaration, from);
        for (const guard of from.guards) if (references(guard).includes(name)) addNode(guard, from);
      }
      const origin = from.imported.get(name);
      if (!origin) return;
      const { specifier } = origin;
      if (!specifier.startsWith('.')) {
        imports.set(name, origin);
        return;
      }
      const target = join(from.path, '..', specifier);
      const entryPoint = entryPointOf(origin.name);
      if (HELPERS.test(target) && !entryPoint) add(origin.name, fileOf(target));
      else imports.set(name, { ...origin, specifier: entryPoint ?? target });
    }

    const example = `export const Example = ${exampleOf(file)};`;
    addReferences(example, file);
    // The files are reversed, so that helpers precede the code that uses them. The nodes of a file keep their order.
    const texts = [...used]
      .reverse()
      .flatMap(([from, nodes]) =>
        [...nodes].sort((a, b) => a.start - b.start).map((node) => textOf(from.source, node)),
      );
    return {
      title: titleIn(file.meta) ?? path,
      code: [importLines(imports).join('\n'), ...texts, example].join('\n\n'),
    };
  };
}

/** Returns the snippets of all pages, by the title of the page. */
export function snippets(): Record<string, string> {
  const snippetOf = snippetReader(readSource);
  const found = storyFiles().map((path) => snippetOf(path));
  return Object.fromEntries(found.map(({ title, code }) => [title, code]));
}
