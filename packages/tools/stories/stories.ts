// Reads all stories from their source files, without running them.
import type {
  Node,
  ObjectExpression,
  ObjectProperty,
  Program,
  VariableDeclarator,
} from 'oxc-parser';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { parse, readSource, sourceFiles, walk } from '../lib/sources.ts';
import { sentence } from './check/vocabulary.ts';

const STORY_FOLDERS = ['packages', 'apps'];

/** A story as read from its source. */
export interface StorySource {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Path of the story file, from the root. */
  readonly path: string;
  /** Ids of the states that the story shows, from its parameters and those of the meta. The state map defines the ids. */
  readonly states: readonly string[];
  /** Names of the mocks' scenarios that the story or the meta activates. */
  readonly faults: readonly string[];
  /** Whether the play function or a test of the story asserts something. */
  readonly asserts: boolean;
  /** Other names for the story, under which a search finds it: its `parameters.aliases`. */
  readonly aliases: readonly string[];
  /** Other names for the component that the story file shows: `parameters.aliases` of the meta. */
  readonly componentAliases: readonly string[];
  /**
   * Texts in the source of the story that look like UI text of the app (`COPY`), for example in its args and in its
   * play function. Excludes the story's name.
   */
  readonly copy: readonly string[];
}

const isProperty = (node: Node): node is ObjectProperty => node.type === 'Property';

function keyOf({ key }: ObjectProperty): unknown {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? key.value : undefined;
}

function withoutTypes(node: Node): Node {
  return node.type === 'TSAsExpression' ||
    node.type === 'TSSatisfiesExpression' ||
    node.type === 'TSNonNullExpression'
    ? withoutTypes(node.expression)
    : node;
}

/** Returns the value of a property in an object literal. Type assertions around the value are removed. */
export function property(object: ObjectExpression, name: string): Node | undefined {
  const found = object.properties.find((entry) => isProperty(entry) && keyOf(entry) === name);
  return found && isProperty(found) ? withoutTypes(found.value) : undefined;
}

function textOf(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** Returns the name of a called method: 'meta' for `preview.meta()`. */
function methodOf(node: Node | null): string | undefined {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { property: called } = node.callee;
  return called.type === 'Identifier' ? called.name : undefined;
}

/** Returns the name in the options of a story: 'Extremes: long text' for `.story({ name: 'Extremes: long text' })`. */
function givenName(init: Node): string | undefined {
  const [argument] = init.type === 'CallExpression' ? init.arguments : [];
  return argument?.type === 'ObjectExpression' ? textOf(property(argument, 'name')) : undefined;
}

/** Returns the texts of all `parameters: { [name]: [...] }` inside `node`. Throws if a text is not a literal. */
function textsIn(node: Node, path: string, name: 'states' | 'aliases'): string[] {
  const texts: string[] = [];
  walk(node, (inner) => {
    if (!isProperty(inner) || keyOf(inner) !== 'parameters') return true;
    const parameters = withoutTypes(inner.value);
    const list = parameters.type === 'ObjectExpression' ? property(parameters, name) : undefined;
    if (!list) return true;
    const elements = list.type === 'ArrayExpression' ? list.elements : [undefined];
    for (const element of elements) {
      const text = textOf(element ?? undefined);
      if (text === undefined) {
        throw new Error(`${path}: parameters.${name} must be a list of literal texts`);
      }
      texts.push(text);
    }
    return false;
  });
  return texts;
}

/** Returns the names in all calls `setScenario('…')` and `faults('…')` inside `node`. */
function faultsIn(node: Node): string[] {
  const names = new Set<string>();
  walk(node, (inner) => {
    if (inner.type !== 'CallExpression' || inner.callee.type !== 'Identifier') return;
    if (!/^(setScenario|faults)$/.test(inner.callee.name)) return;
    const name = textOf(inner.arguments[0]);
    if (name !== undefined) names.add(name);
  });
  return [...names];
}

/**
 * Whether `node` refers to a function whose name begins with 'expect', directly or through functions of the same file.
 */
function expectsIn(node: Node, program: Program): boolean {
  const seen = new Set<string>();
  const look = (within: Node): boolean => {
    let found = false;
    walk(within, (inner) => {
      if (inner.type !== 'Identifier' || found) return;
      if (/^expect/.test(inner.name)) found = true;
      else if (!seen.has(inner.name)) {
        seen.add(inner.name);
        const own = functionOf(program, inner.name);
        if (own) found = look(own);
      }
    });
    return found;
  };
  return look(node);
}

/**
 * Returns the function or constant that a file declares under a name. Exports are ignored, because they are stories.
 */
function functionOf(program: Program, name: string): Node | undefined {
  for (const node of program.body) {
    if (node.type === 'FunctionDeclaration' && node.id?.name === name) return node;
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) {
      if (id.type === 'Identifier' && id.name === name && init) return init;
    }
  }
  return undefined;
}

/**
 * Returns the names of the stories that assert something. The assertion may be in a play function (of the story, of the
 * meta, or of the story that is extended) or in a test of the story.
 */
function assertingStories(program: Program, meta: ObjectExpression): ReadonlySet<string> {
  const asserting = new Set<string>();
  const hasPlay = (object: Node | undefined) => {
    const play = object?.type === 'ObjectExpression' ? property(object, 'play') : undefined;
    return play !== undefined && expectsIn(play, program);
  };
  const isShared = hasPlay(meta);
  for (const { id, init } of exportedConstants(program)) {
    if (id.type !== 'Identifier' || init?.type !== 'CallExpression') continue;
    const [options] = init.arguments;
    const { callee } = init;
    const base =
      callee.type === 'MemberExpression' && callee.object.type === 'Identifier'
        ? callee.object.name
        : '';
    if (isShared || hasPlay(options) || asserting.has(base)) asserting.add(id.name);
  }
  for (const node of program.body) {
    if (node.type !== 'ExpressionStatement' || node.expression.type !== 'CallExpression') continue;
    const { callee } = node.expression;
    if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') continue;
    if (methodOf(node.expression) === 'test' && expectsIn(node.expression, program)) {
      asserting.add(callee.object.name);
    }
  }
  return asserting;
}

/**
 * Matches text that looks like UI text of the app: the text contains a space or begins with a capital. Ids, addresses
 * and CSS values do not match.
 */
const COPY =
  /^(?=.*\p{L}{2})(?![#/.]|.*(?:[{}<>;=]|--|\w:\/\/|\d(?:px|rem)\b))(?:.* .*|[\p{Lu}¿¡].{3,})/u;

/** Returns the text constants of a file, by name. */
function textConstants(program: Program): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const node of program.body) {
    if (node.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations) {
      const text = textOf(init ?? undefined);
      if (id.type === 'Identifier' && text !== undefined) texts.set(id.name, text);
    }
  }
  return texts;
}

/** Returns the texts inside `node` that match `COPY`. `constants` are the text constants of the file, by name. */
function copyIn(node: Node, constants: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  const add = (text: string | undefined) => {
    const plain = text?.replace(/\s+/g, ' ').trim() ?? '';
    if (COPY.test(plain)) found.add(plain);
  };
  walk(node, (inner) => {
    if (inner.type === 'Literal') add(textOf(inner));
    else if (inner.type === 'JSXText') add(inner.value);
    else if (inner.type === 'TemplateElement') add(inner.value.cooked ?? undefined);
    else if (inner.type === 'Identifier') add(constants.get(inner.name));
  });
  return [...found];
}

/** Returns the argument of `preview.meta({…})`, which describes all stories of a file. */
export function metaOf(program: Program): ObjectExpression | undefined {
  let meta: Node | undefined;
  walk(program, (node) => {
    if (methodOf(node) !== 'meta' || node.type !== 'CallExpression') return;
    const [argument] = node.arguments;
    if (argument) meta ??= withoutTypes(argument);
  });
  return meta?.type === 'ObjectExpression' ? meta : undefined;
}

/** Returns the title in the argument of `preview.meta({…})`. Returns undefined if it is not a literal. */
export const titleIn = (meta: ObjectExpression) => textOf(property(meta, 'title'));

export function exportedConstants(program: Program): VariableDeclarator[] {
  return program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations
      : [],
  );
}

/**
 * Whether an exported constant is a story. Storybook reads files without running them, so it would not list a story
 * that a helper function creates.
 */
const isStory = ({ init }: VariableDeclarator) => /^(story|extend)$/.test(methodOf(init) ?? '');

/** Returns the stories of a file. Throws if the title or the states are not literals. */
export function storiesOf(path: string, source: string): StorySource[] {
  const { program } = parse(path, source);
  const meta = metaOf(program);
  const title = meta && titleIn(meta);
  if (meta === undefined || title === undefined)
    throw new Error(`${path}: the meta of the stories needs a literal title`);
  const shared = textsIn(meta, path, 'states');
  const componentAliases = textsIn(meta, path, 'aliases');
  const sharedFaults = faultsIn(meta);
  const asserting = assertingStories(program, meta);
  const constants = textConstants(program);
  return exportedConstants(program).map((declaration) => {
    const { id: declared, init } = declaration;
    const exported = declared.type === 'Identifier' ? declared.name : '';
    if (!init || !isStory(declaration))
      throw new Error(`${path}: ${exported} must be created by .story() in this file`);
    const states = [...shared, ...textsIn(init, path, 'states')];
    const faults = [...new Set([...sharedFaults, ...faultsIn(init)])];
    const given = givenName(init);
    return {
      id: toId(title, storyNameFromExport(exported)),
      title,
      name: given ?? sentence(exported),
      path,
      states,
      faults,
      asserts: asserting.has(exported),
      aliases: textsIn(init, path, 'aliases'),
      componentAliases,
      copy: copyIn(init, constants).filter((text) => text !== given),
    };
  });
}

/** Returns the paths of all story files. */
export const storyFiles = () => sourceFiles(STORY_FOLDERS, /\.stories\.tsx$/);

/** Returns all stories of the project. */
export function allStories(): StorySource[] {
  return storyFiles().flatMap((path) => storiesOf(path, readSource(path)));
}
