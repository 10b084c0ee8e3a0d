// Generates snippets. A snippet is the code that a component's page in Storybook offers for copying: a module that
// renders the page's first story. Story files are only read. `npm run typecheck` checks the types of snippets.
import { join } from 'node:path/posix';
import type { ArrowFunctionExpression, Function as FunctionNode, Node } from 'oxc-parser';
import { parse, readSource, walk } from '../lib/sources.ts';
import { entryPointOf } from './manifest.ts';
import { declarationsIn, firstStoryOf, metaOf, property, storyFiles, titleIn } from './stories.ts';

/** Maximum length of the attributes of an element on one line. */
const LINE = 72;

/** Matches files with helpers that only stories use. A snippet contains copies of these helpers, not imports. */
const HELPERS = /^\.storybook\/|\/testing\//;

interface Origin {
  readonly specifier: string;
  /** Name of the export, or '*' for the whole module. */
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

/** Returns the nodes inside `node` that refer to a variable, a type or a component. */
function references(node: Node): (Node & { name: string })[] {
  const found: (Node & { name: string })[] = [];
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
    if (inner.type === 'Identifier' || inner.type === 'JSXIdentifier') found.push(inner);
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
      const name = importName.kind === 'Name' ? (importName.name ?? '') : 'default';
      imported.set(localName.value, {
        specifier: moduleRequest.value,
        name: importName.kind === 'NamespaceObject' ? '*' : name,
        isType,
      });
    }
  }
  const guards = program.body.filter(({ type }) => type === 'IfStatement');
  return { path, source, declared, guards, imported, meta, first: firstStoryOf(program) };
}

/** The args of a story as source text, and the names by which a render function refers to them. */
interface Args {
  /** Source text of each arg's value, by name of the arg. The key of a spread begins with '...'. */
  readonly all: ReadonlyMap<string, string>;
  /** Name of the render function's parameter. Undefined if the function destructures its parameter. */
  readonly whole: string | undefined;
  /**
   * Values of the args that the render function destructures. The key is the name of the arg, the value is source text.
   */
  readonly parts: ReadonlyMap<string, string>;
  readonly rest: string | undefined;
}

const NO_ARGS: Args = { all: new Map(), whole: undefined, parts: new Map(), rest: undefined };

function attribute(name: string, value: string): string {
  if (name.startsWith('...')) return `{...${value}}`;
  if (value === 'true') return name;
  const text = /^'([^'"\\]*)'$/.exec(value)?.[1];
  return text === undefined ? `${name}={${value}}` : `${name}="${text}"`;
}

/** Returns the args as attributes, on one line if they are short. `indent` is the element's indentation, in spaces. */
function attributes(
  args: ReadonlyMap<string, string>,
  except: readonly string[] = [],
  indent = 0,
): string {
  const all = [...args]
    .filter(([name, value]) => !except.includes(name) && value !== 'undefined')
    .map(([name, value]) => attribute(name, value));
  const line = all.join(' ');
  if (line.length < LINE && !line.includes('\n')) return line;
  const pad = `\n${' '.repeat(indent + 2)}`;
  return pad + all.map((text) => text.replaceAll('\n', pad)).join(pad);
}

/** Returns the number of spaces at the beginning of the line at a position. */
const indentAt = (source: string, at: number): number =>
  /^ */.exec(source.slice(source.lastIndexOf('\n', at - 1) + 1))?.[0].length ?? 0;

/** Removes `count` spaces from the beginning of each line of `text`, except from the first line. */
const outdented = (text: string, count: number): string =>
  text.replace(new RegExp(`\n {${count}}`, 'g'), '\n');

/**
 * Returns the source text of `node`. Replaces each call of `fn` by the argument of the call, or by an empty function if
 * the call has no argument. Replaces uses of a render function's parameter by the values in `args`.
 */
function textOf(file: StoryFile, node: Node, args = NO_ARGS): string {
  const { source } = file;
  const edits: { start: number; end: number; text: string }[] = [];
  const replace = ({ start, end }: Node, text: string) => {
    edits.push({ start, end, text });
    return false;
  };
  /** Replaces a spread of args by attributes. */
  const spread = (node: Node, except: readonly string[]) => {
    const text = attributes(args.all, except, indentAt(source, node.start));
    // If the attributes begin on a new line, also removes the space before the spread, so that no line ends in a space.
    return replace({ ...node, start: node.start - (text.startsWith('\n') ? 1 : 0) }, text);
  };
  walk(node, (inner) => {
    if (inner.type === 'CallExpression' && inner.callee.type === 'Identifier') {
      const [mocked] = inner.arguments;
      if (inner.callee.name === 'fn')
        return replace(inner, mocked ? textOf(file, mocked, args) : '() => {}');
    }
    if (inner.type === 'JSXAttribute' && inner.name.name === 'key' && inner.value) {
      // Omits a `key` that depends on args. Its only use is to remount a component when a control changes.
      const used = references(inner.value).map(({ name }) => name);
      if (used.some((name) => name === args.whole || args.parts.has(name)))
        return replace({ ...inner, start: inner.start - 1 }, '');
    }
    if (inner.type === 'JSXSpreadAttribute' && inner.argument.type === 'Identifier') {
      const { name } = inner.argument;
      if (name === args.whole) return spread(inner, []);
      if (name === args.rest) return spread(inner, [...args.parts.keys()]);
    }
    if (inner.type === 'MemberExpression' && inner.object.type === 'Identifier') {
      if (inner.object.name === args.whole && inner.property.type === 'Identifier')
        return replace(inner, args.all.get(inner.property.name) ?? 'undefined');
      return true;
    }
    if (inner.type === 'Property' && inner.shorthand && inner.key.type === 'Identifier') {
      const value = args.parts.get(inner.key.name);
      return value === undefined ? true : replace(inner, `${inner.key.name}: ${value}`);
    }
    if (inner.type === 'Identifier' && args.parts.has(inner.name))
      return replace(inner, args.parts.get(inner.name) ?? '');
    return true;
  });
  let text = '';
  let at = node.start;
  for (const edit of edits) {
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at, node.end);
}

/** Returns the args of the first story. */
function argsOf(file: StoryFile): Map<string, string> {
  const args = new Map<string, string>();
  const put = (name: string, entry: Node, value: Node) =>
    args.set(name, outdented(textOf(file, value), indentAt(file.source, entry.start)));
  for (const options of [file.meta, file.first]) {
    const given = property(options, 'args');
    if (given && given.type !== 'ObjectExpression') put(`...${given.start}`, given, given);
    for (const entry of given?.type === 'ObjectExpression' ? given.properties : []) {
      if (entry.type === 'SpreadElement') put(`...${entry.start}`, entry, entry.argument);
      else if (entry.key.type === 'Literal') put(String(entry.key.value), entry, entry.value);
      else put(textOf(file, entry.key), entry, entry.value);
    }
  }
  return args;
}

/** Returns the names that a render function gives to the args. */
function argsWithNames(
  all: ReadonlyMap<string, string>,
  { params }: FunctionNode | ArrowFunctionExpression,
): Args {
  const [param] = params;
  if (param?.type === 'Identifier') return { ...NO_ARGS, all, whole: param.name };
  const parts = new Map<string, string>();
  let rest: string | undefined;
  for (const entry of param?.type === 'ObjectPattern' ? param.properties : []) {
    if (entry.type === 'RestElement' && entry.argument.type === 'Identifier')
      rest = entry.argument.name;
    if (entry.type === 'Property' && entry.key.type === 'Identifier')
      parts.set(entry.key.name, all.get(entry.key.name) ?? 'undefined');
  }
  return { all, whole: undefined, parts, rest };
}

/** Returns the source text of the elements that the first story renders. */
function rendered(file: StoryFile): string {
  const { meta, first, source } = file;
  const args = argsOf(file);
  const render = property(first, 'render') ?? property(meta, 'render');
  if (
    (render?.type === 'ArrowFunctionExpression' || render?.type === 'FunctionExpression') &&
    render.body
  ) {
    const { body } = render;
    const node = body.type === 'ParenthesizedExpression' ? body.expression : body;
    const text = textOf(file, node, argsWithNames(args, render));
    return outdented(text, indentAt(source, node.end));
  }
  const component = property(meta, 'component');
  if (render || component?.type !== 'Identifier')
    throw new Error(`${file.path}: the meta needs a component, or render a function`);
  const given = attributes(args, ['children']);
  const tag = component.name + (given === '' || given.startsWith('\n') ? given : ` ${given}`);
  const children = args.get('children');
  if (children === undefined) return given.startsWith('\n') ? `<${tag}\n/>` : `<${tag} />`;
  const text = /^'([^'{}<>\\]*)'$/.exec(children)?.[1];
  const content = text ?? (children.startsWith('<') ? children : `{${children}}`);
  return `<${tag}>${content}</${component.name}>`;
}

function importLines(imports: ReadonlyMap<string, Origin>): string[] {
  const modules = new Map<string, string[]>();
  const lines: string[] = [];
  for (const [local, { specifier, name, isType }] of imports) {
    if (name === '*') lines.push(`import * as ${local} from '${specifier}';`);
    else if (name === 'default') lines.push(`import ${local} from '${specifier}';`);
    else {
      const named = name === local ? name : `${name} as ${local}`;
      const all = modules.get(specifier) ?? [];
      modules.set(specifier, [...all, isType ? `type ${named}` : named]);
    }
  }
  for (const [specifier, names] of modules) {
    const isTypes = names.every((name) => name.startsWith('type '));
    const list = names.sort().join(', ');
    const what = isTypes ? `type { ${list.replaceAll('type ', '')} }` : `{ ${list} }`;
    const note = /^(packages|apps)\//.test(specifier) ? ' // exported by no entry point' : '';
    lines.push(`import ${what} from '${specifier}';${note}`);
  }
  return lines.sort((a, b) =>
    (a.split(' from ')[1] ?? '').localeCompare(b.split(' from ')[1] ?? ''),
  );
}

export interface Snippet {
  /** Title of the page. */
  readonly title: string;
  readonly code: string;
}

/**
 * Returns a function that generates the snippet of a story file. The returned function throws if `render` is not an
 * inline function, or if the file has neither `render` nor a component in the meta. `read` returns the text of a file.
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
    const jsx = rendered(file);
    const imports = new Map<string, Origin>();
    const used = new Map<StoryFile, Set<Node>>();

    /**
     * Finds the imports and declarations that `text` uses, and adds them to the snippet. `text` is code of the file
     * `from`.
     */
    function addReferences(text: string, from: StoryFile): void {
      for (const { name } of references(parse('text.tsx', text).program)) add(name, from);
    }
    function addNode(node: Node, from: StoryFile): void {
      const nodes = used.get(from) ?? new Set();
      used.set(from, nodes);
      if (nodes.has(node)) return;
      nodes.add(node);
      addReferences(textOf(from, node), from);
    }
    function add(name: string, from: StoryFile): void {
      const declaration = from.declared.get(name);
      if (declaration) {
        addNode(declaration, from);
        for (const guard of from.guards)
          if (references(guard).some((used) => used.name === name)) addNode(guard, from);
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

    const isLong = jsx.startsWith('<') && jsx.includes('\n');
    const body = isLong ? `(\n  ${jsx.replaceAll('\n', '\n  ')}\n)` : jsx;
    const example = `export const Example = () => ${body};`;
    addReferences(example, file);
    // The files are reversed, so that helpers precede the code that uses them. The nodes of a file keep their order.
    const texts = [...used]
      .reverse()
      .flatMap(([from, nodes]) =>
        [...nodes].sort((a, b) => a.start - b.start).map((node) => textOf(from, node)),
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
