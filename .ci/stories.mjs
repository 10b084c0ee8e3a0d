// Reads, without running them, which stories there are and which states each says it shows.
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { parse, readSource, sourceFiles, walk } from './sources.mjs';

const STORY_FOLDERS = ['packages', 'apps'];

const keyOf = (property) => property.key?.name ?? property.key?.value;

function withoutTypes(node) {
  return /^TS(As|Satisfies|NonNull)/.test(node?.type ?? '') ? withoutTypes(node.expression) : node;
}

function property(object, name) {
  const found = object.properties.find((entry) => keyOf(entry) === name);
  return found ? withoutTypes(found.value) : undefined;
}

/** The ids in every `parameters: { states: [...] }` within `node`. */
function statesIn(node, path) {
  const ids = [];
  walk(node, (inner) => {
    if (inner.type !== 'Property' || keyOf(inner) !== 'parameters') return true;
    const parameters = withoutTypes(inner.value);
    const states =
      parameters.type === 'ObjectExpression' ? property(parameters, 'states') : undefined;
    if (!states) return true;
    const elements = states.type === 'ArrayExpression' ? states.elements : [undefined];
    for (const element of elements) {
      if (element?.type !== 'Literal') {
        throw new Error(`${path}: parameters.states has to be a list of literal ids`);
      }
      ids.push(element.value);
    }
    return false;
  });
  return ids;
}

/** The first argument of `….meta({…})`, where a file says what its stories are about. */
function metaOf(program) {
  let meta;
  walk(program, (node) => {
    if (node.type === 'CallExpression' && node.callee.property?.name === 'meta') {
      meta ??= withoutTypes(node.arguments[0]);
    }
  });
  return meta;
}

function exportedConstants(program) {
  return program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration'
      ? node.declaration.declarations
      : [],
  );
}

/** Storybook reads files too: a story that a helper of one's own makes is not listed, and so never run. */
const isStory = ({ init }) =>
  init?.type === 'CallExpression' && /^(story|extend)$/.test(init.callee.property?.name ?? '');

/** The stories of one file: `{ id, title, name, path, states }`. States of the meta belong to each of them. */
export function storiesOf(path, source) {
  const { program } = parse(path, source);
  const meta = metaOf(program);
  const title = meta?.type === 'ObjectExpression' ? property(meta, 'title')?.value : undefined;
  if (typeof title !== 'string')
    throw new Error(`${path}: the stories' meta needs a literal title`);
  const shared = statesIn(meta, path);
  return exportedConstants(program).map((declaration) => {
    const name = storyNameFromExport(declaration.id.name);
    if (!isStory(declaration)) throw new Error(`${path}: ${name} has to be made by .story() here`);
    const states = [...shared, ...statesIn(declaration.init, path)];
    return { id: toId(title, name), title, name, path, states };
  });
}

/** Paths of every story file. */
export const storyFiles = () => sourceFiles(STORY_FOLDERS, /\.stories\.tsx$/);

/** Every story of the project. */
export function allStories() {
  return storyFiles().flatMap((path) => storiesOf(path, readSource(path)));
}
