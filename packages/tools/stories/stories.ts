// Reads all stories from their source files, without running them.
import type { Node, Program } from 'oxc-parser';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { parse, readSource, sourceFiles, walk } from '../lib/sources.ts';
import { sentence } from './story-name.ts';

const STORY_FOLDERS = ['packages', 'apps'];

export interface StorySource {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Path of the story file, from the root. */
  readonly path: string;
  /**
   * Ids of the states that the story shows, as defined in the state map. The parameters of the story and of the meta
   * list the ids.
   */
  readonly states: readonly string[];
  /** Names of the mocks' scenarios that the story or the meta activates. */
  readonly faults: readonly string[];
  /** Whether the play function or a test of the story asserts something. */
  readonly asserts: boolean;
  /** Other names for the story, under which a search finds it: its `parameters.aliases`. */
  readonly aliases: readonly string[];
  /** Other names for the component that the story file shows: `parameters.aliases` of the meta. */
  readonly componentAliases: readonly string[];
  /** Texts in the source of the story that look like UI text of the app (`COPY`). Excludes the story's name. */
  readonly copy: readonly string[];
}

function withoutTypes(node: Node): Node {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression'
    ? withoutTypes(node.expression)
    : node;
}

/**
 * Returns the values of the properties in an object literal, by name. Returns no values for other nodes. Type
 * assertions around the object and its values are removed.
 */
export function propertiesOf(node: Node | undefined): ReadonlyMap<string, Node> {
  const values = new Map<string, Node>();
  const object = node && withoutTypes(node);
  for (const entry of object?.type === 'ObjectExpression' ? object.properties : []) {
    if (entry.type !== 'Property') continue;
    if (entry.key.type === 'Identifier') values.set(entry.key.name, withoutTypes(entry.value));
    if (entry.key.type === 'Literal')
      values.set(String(entry.key.value), withoutTypes(entry.value));
  }
  return values;
}

/** Returns the value of a property in an object literal, without type assertions. */
export const property = (node: Node | undefined, name: string) => propertiesOf(node).get(name);

const textOf = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** Returns the object and the method of a call, by name: 'preview' and 'meta' for `preview.meta()`. */
function calledBy(node: Node | null): { object?: string; method?: string } {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return {};
  const { object, property: method } = node.callee;
  return {
    ...(object.type === 'Identifier' && { object: object.name }),
    ...(method.type === 'Identifier' && { method: method.name }),
  };
}

/** Returns the texts of `parameters: { [name]: [...] }` in the options. Throws if a text is not a literal. */
function textsIn(options: Node | undefined, path: string, name: 'states' | 'aliases'): string[] {
  const list = property(property(options, 'parameters'), name);
  if (!list) return [];
  return (list.type === 'ArrayExpression' ? list.elements : [null]).map((element) => {
    const text = textOf(element);
    if (text === undefined)
      throw new Error(`${path}: parameters.${name} must be a list of literal texts`);
    return text;
  });
}

/** Returns the names in all calls `setScenario('…')` and `faults('…')` inside `node`. */
function faultsIn(node: Node): string[] {
  const names: string[] = [];
  walk(node, (inner) => {
    if (inner.type !== 'CallExpression' || inner.callee.type !== 'Identifier') return;
    if (!/^(setScenario|faults)$/.test(inner.callee.name)) return;
    const name = textOf(inner.arguments[0]);
    if (name !== undefined) names.push(name);
  });
  return names;
}

/** Returns the names of the variables in the pattern of a declaration, such as `{ a, ...rest }`. */
function boundNames(node: Node | null): string[] {
  if (node?.type === 'Identifier') return [node.name];
  if (node?.type === 'ArrayPattern') return node.elements.flatMap(boundNames);
  if (node?.type === 'ObjectPattern') return node.properties.flatMap(boundNames);
  if (node?.type === 'Property') return boundNames(node.value);
  if (node?.type === 'RestElement') return boundNames(node.argument);
  return node?.type === 'AssignmentPattern' ? boundNames(node.left) : [];
}

/** A declaration at the top level of a file. */
export interface Declaration {
  /** The declared name. The name of a default export is 'default'. */
  readonly name: string;
  /** The function, type or class. For a variable, its declarator. */
  readonly node: Node;
  /** The whole statement, without `export`. */
  readonly statement: Node;
  readonly isExport: boolean;
}

/** Returns the declarations of a file. */
export function declarationsIn({ body }: Program): Declaration[] {
  return body.flatMap((outer) => {
    const isExport =
      outer.type === 'ExportNamedDeclaration' || outer.type === 'ExportDefaultDeclaration';
    const statement = (isExport && outer.declaration) || outer;
    const declare = (name: string, node: Node) => ({ name, node, statement, isExport });
    if (outer.type === 'ExportDefaultDeclaration') return [declare('default', statement)];
    if (statement.type === 'VariableDeclaration') {
      return statement.declarations.flatMap((node) =>
        boundNames(node.id).map((name) => declare(name, node)),
      );
    }
    const id = 'id' in statement ? statement.id : null;
    return id?.type === 'Identifier' ? [declare(id.name, statement)] : [];
  });
}

type Declared = ReadonlyMap<string, Node>;

/** Whether `node` refers to an 'expect…' function, directly or through functions of the same file. */
function expectsIn(node: Node, declared: Declared, seen = new Set<string>()): boolean {
  let found = false;
  walk(node, (inner) => {
    if (found || inner.type !== 'Identifier' || seen.has(inner.name)) return;
    seen.add(inner.name);
    const own = declared.get(inner.name);
    found = /^expect/.test(inner.name) || (own !== undefined && expectsIn(own, declared, seen));
  });
  return found;
}

/**
 * Returns the names of the stories that assert something. The assertion is in a test of the story or in a play
 * function. The play function may belong to the story, to the meta, or to another story that the story extends.
 */
function assertingStories(program: Program, meta: Node, declared: Declared): ReadonlySet<string> {
  const asserting = new Set<string>();
  const hasPlay = (options: Node | undefined) => {
    const play = property(options, 'play');
    return play !== undefined && expectsIn(play, declared);
  };
  const isShared = hasPlay(meta);
  for (const { name, init } of exportedConstants(program)) {
    const { object = '' } = calledBy(init);
    if (isShared || hasPlay(optionsOf(init)) || asserting.has(object)) asserting.add(name);
  }
  for (const node of program.body) {
    if (node.type !== 'ExpressionStatement') continue;
    const { object, method } = calledBy(node.expression);
    if (object && method === 'test' && expectsIn(node.expression, declared)) asserting.add(object);
  }
  return asserting;
}

/**
 * Matches text that looks like UI text: it contains a space, or begins with a capital letter, `¿` or `¡`. Does not
 * match ids, addresses and CSS values.
 */
const COPY =
  /^(?=.*\p{L}{2})(?![#/.]|.*(?:[{}<>;=]|--|\w:\/\/|\d(?:px|rem)\b))(?:.* .*|[\p{Lu}¿¡].{3,})/u;

/** Returns the texts inside `node` that match `COPY`, also those in constants of the file. */
function copyIn(node: Node, declared: Declared): string[] {
  const found = new Set<string>();
  const add = (text: string | null | undefined) => {
    const plain = text?.replace(/\s+/g, ' ').trim() ?? '';
    if (COPY.test(plain)) found.add(plain);
  };
  walk(node, (inner) => {
    if (inner.type === 'Literal') add(textOf(inner));
    else if (inner.type === 'JSXText') add(inner.value);
    else if (inner.type === 'TemplateElement') add(inner.value.cooked);
    else if (inner.type === 'Identifier') {
      const node = declared.get(inner.name);
      if (node?.type === 'VariableDeclarator') add(textOf(node.init));
    }
  });
  return [...found];
}

const optionsOf = (node: Node | null): Node | undefined =>
  node?.type === 'CallExpression' ? node.arguments[0] : undefined;

/** Returns the argument of `preview.meta({…})`, which describes all stories of a file. */
export function metaOf(program: Program): Node | undefined {
  let meta: Node | undefined;
  walk(program, (node) => {
    if (calledBy(node).method === 'meta') meta ??= optionsOf(node);
  });
  return meta;
}

/** Returns the title in the argument of `preview.meta({…})`. Returns undefined if it is not a literal. */
export const titleIn = (meta: Node | undefined) => textOf(property(meta, 'title'));

const exportedConstants = (program: Program) =>
  declarationsIn(program).flatMap(({ name, node, isExport }) =>
    isExport && node.type === 'VariableDeclarator' ? [{ name, init: node.init }] : [],
  );

/** Returns the options of the first story of a file. */
export const firstStoryOf = (program: Program) =>
  optionsOf(exportedConstants(program)[0]?.init ?? null);

/** Returns the stories of a file. Throws if the title or the states are not literals. */
export function storiesOf(path: string, source: string): StorySource[] {
  const { program } = parse(path, source);
  const meta = metaOf(program);
  const title = titleIn(meta);
  if (meta === undefined || title === undefined)
    throw new Error(`${path}: the meta of the stories needs a literal title`);
  const shared = textsIn(meta, path, 'states');
  const componentAliases = textsIn(meta, path, 'aliases');
  const sharedFaults = faultsIn(meta);
  // Omits exports, because they are stories.
  const own = declarationsIn(program).filter(({ isExport }) => !isExport);
  const declared = new Map(own.map(({ name, node }) => [name, node]));
  const asserting = assertingStories(program, meta, declared);
  return exportedConstants(program).map(({ name, init }) => {
    // Storybook reads files without running them, so it would not list a story that a helper function creates.
    if (!init || !/^(story|extend)$/.test(calledBy(init).method ?? ''))
      throw new Error(`${path}: ${name} must be created by .story() in this file`);
    const options = optionsOf(init);
    const given = textOf(property(options, 'name'));
    return {
      id: toId(title, storyNameFromExport(name)),
      title,
      name: given ?? sentence(name),
      path,
      states: [...shared, ...textsIn(options, path, 'states')],
      faults: [...new Set([...sharedFaults, ...faultsIn(init)])],
      asserts: asserting.has(name),
      aliases: textsIn(options, path, 'aliases'),
      componentAliases,
      copy: copyIn(init, declared).filter((text) => text !== given),
    };
  });
}

/** Returns the paths of all story files. */
export const storyFiles = () => sourceFiles(STORY_FOLDERS, /\.stories\.tsx$/);

/** Returns all stories of the project. */
export function allStories(): StorySource[] {
  return storyFiles().flatMap((path) => storiesOf(path, readSource(path)));
}
