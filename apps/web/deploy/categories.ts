// Reads and validates the file in which an operator defines the categories of the vault (docs/deployment.md, Categories
// of the vault).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
// Imported by path, so that Vite reads the source file. An import of '@gemas/domain' would load the built files of the
// package, which may not exist.
import {
  CATEGORIES,
  type Category,
  searchQuery,
  VISIBLE_TAGS,
} from '../../../packages/domain/src/vault/search.ts';
import { nearest } from './nearest.ts';

const FIELDS = ['id', 'name', 'query', 'tags'] as const satisfies readonly (keyof Category)[];
const IDS: readonly string[] = CATEGORIES.map(({ id }) => id);

/** Maximum length of a category's name, in characters. The name must fit on the category's tile. */
const NAME_MAX = 16;
/** Maximum length of a tag or a query of a category, in characters. */
const TAG_MAX = 24;

/** An error in the operator's file. `at` has the position of the error. The message names the line of this position. */
class CategoryError extends Error {
  constructor(
    readonly at: Pick<Node, 'offset'>,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Parses a JSON text. Comments are errors. If the text ends too early, the error is on the last line that is not blank.
 */
function parseJson(text: string): Node {
  const errors: ParseError[] = [];
  const root = parseTree(text.trimEnd(), errors, { disallowComments: true });
  const [error] = errors;
  if (root && !error) return root;
  const reason = error ? printParseErrorCode(error.error) : 'ValueExpected';
  throw new CategoryError(error ?? { offset: 0 }, `It is no JSON: ${reason}.`);
}

function textOf(node: Node, name: string, max: number): string {
  const value: unknown = node.value;
  if (typeof value === 'string' && value.trim() !== '' && [...value].length <= max) {
    return value.trim();
  }
  throw new CategoryError(node, `'${name}' has to be a text of 1 to ${max} characters.`);
}

const itemsOf = (node: Node) => (node.type === 'array' ? (node.children ?? []) : null);

function tagsOf(node: Node): string[] {
  const items = itemsOf(node);
  if (!items || items.length < VISIBLE_TAGS) {
    throw new CategoryError(node, `'tags' has to be a list of ${VISIBLE_TAGS} texts or more.`);
  }
  const tags: string[] = [];
  for (const item of items) {
    const tag = textOf(item, 'tags', TAG_MAX);
    if (searchQuery(tag) === null) {
      throw new CategoryError(item, `The tag '${tag}' has to have 3 characters or more.`);
    }
    if (tags.includes(tag)) throw new CategoryError(item, `The tag '${tag}' is there twice.`);
    tags.push(tag);
  }
  return tags;
}

function categoryOf(node: Node): Category {
  if (node.type !== 'object') {
    throw new CategoryError(node, `Each category is an object: ${FIELDS.join(', ')}.`);
  }
  const known = new Map<string, Node>();
  for (const { children: [name, value] = [] } of node.children ?? []) {
    if (!name || !value) continue;
    const key = String(name.value);
    if (!FIELDS.some((field) => field === key)) {
      const meant = nearest(key, FIELDS);
      throw new CategoryError(name, `No such field: '${key}'. Did you mean '${meant}'?`);
    }
    if (known.has(key)) throw new CategoryError(name, `The field '${key}' is there twice.`);
    known.set(key, value);
  }
  const field = (name: (typeof FIELDS)[number]): Node => {
    const value = known.get(name);
    if (value) return value;
    throw new CategoryError(node, `This category has no '${name}'.`);
  };
  const id = textOf(field('id'), 'id', NAME_MAX);
  if (!IDS.includes(id)) {
    const meant = nearest(id, IDS);
    throw new CategoryError(field('id'), `No such id: '${id}'. Did you mean '${meant}'?`);
  }
  const query = textOf(field('query'), 'query', TAG_MAX);
  if (searchQuery(query) !== query) {
    throw new CategoryError(field('query'), `'query' has to have 3 characters or more.`);
  }
  return {
    id: id as Category['id'],
    name: textOf(field('name'), 'name', NAME_MAX),
    query,
    tags: tagsOf(field('tags')),
  };
}

/** Returns the nine categories in the text of the operator's file. Throws a `CategoryError` if the text is invalid. */
export function readCategories(text: string): Category[] {
  const root = parseJson(text);
  const items = itemsOf(root);
  if (!items)
    throw new CategoryError(root, `The file has to be a list of ${IDS.length} categories.`);
  const categories: Category[] = [];
  for (const item of items) {
    const category = categoryOf(item);
    if (categories.some(({ id }) => id === category.id)) {
      throw new CategoryError(item, `The category '${category.id}' is there twice.`);
    }
    categories.push(category);
  }
  const missing = IDS.filter((id) => !categories.some((category) => category.id === id));
  if (missing.length > 0) {
    throw new CategoryError(
      root,
      `The vault has ${IDS.length} categories. Missing: ${missing.join(', ')}.`,
    );
  }
  return categories;
}

/** Returns the first error in `text`, the content of `file`, with the file name and line. Null if there is no error. */
export function categoriesProblem(file: string, text: string): string | null {
  try {
    readCategories(text);
    return null;
  } catch (error) {
    if (!(error instanceof CategoryError)) throw error;
    const line = text.slice(0, error.at.offset).split('\n').length;
    return `${file}, line ${line}: ${error.message}`;
  }
}

/** The folder of `.env`. Relative file names start from this folder. */
const FOLDER = fileURLToPath(new URL('..', import.meta.url));

function textIn(file: string): string | null {
  try {
    return readFileSync(resolve(FOLDER, file), 'utf8');
  } catch {
    return null;
  }
}

/** Returns the error in the file that `VITE_VAULT_CATEGORIES` names. Null if there is no error. */
export function categoriesFileProblem(file: string): string | null {
  const text = textIn(file);
  return text === null
    ? `There is no file ${resolve(FOLDER, file)}. Names of files begin at apps/web.`
    : categoriesProblem(file, text);
}

/**
 * Returns the categories of the operator's file. Null if no file is named or the file is wrong: the app then uses the
 * default ones.
 */
export function operatorCategories(file: string | undefined): Category[] | null {
  const text = file ? textIn(file) : null;
  return file && text !== null && categoriesProblem(file, text) === null
    ? readCategories(text)
    : null;
}
