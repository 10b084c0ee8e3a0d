// Reads docs/openapi.yaml, and compares requests and answers with it. Imports no product: mocks, app and journeys use it.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { readSource } from '../lib/sources.ts';

/** What the app does if a guess about the server is wrong (`x-assumed`). */
export interface Assumption {
  readonly assumed: string;
  readonly otherwise: string;
}

/** A schema of the document. Only the keywords that are read here. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly 'x-essential'?: readonly string[];
  readonly 'x-needs-text'?: readonly string[];
  readonly 'x-assumed'?: Assumption;
}

/** A named example. `x-path` is the path of the call, if the example has another path than the call's parameters say. */
export interface Example {
  readonly summary?: string;
  readonly value?: unknown;
  readonly 'x-path'?: string;
}
interface Media {
  readonly schema: Schema;
  readonly examples: Readonly<Record<string, Example>>;
}
interface Content {
  readonly $ref?: string;
  readonly content?: { readonly 'application/json': Media };
}
interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
  readonly example: unknown;
  readonly 'x-assumed'?: Assumption;
}

interface PathItem {
  readonly parameters?: readonly Parameter[];
}
type WithJson = { readonly content: { readonly 'application/json': Media } };
interface Definition extends PathItem {
  readonly 'x-screens': readonly string[];
  readonly 'x-assumed'?: Assumption;
  readonly requestBody?: WithJson;
  readonly responses: Readonly<Record<string, Content>> & { readonly 200: WithJson };
}

/** A call of the document. */
export interface Operation {
  readonly method: string;
  /** Template of the path: '/products/{id}'. */
  readonly path: string;
  readonly screens: readonly string[];
  readonly assumption: Assumption | undefined;
  readonly parameters: readonly Parameter[];
  readonly request: Media | undefined;
  /** Answer with status 200. */
  readonly answer: Media;
  readonly responses: Readonly<Record<string, Content>>;
}

/** A part of a value that differs from its schema. */
export interface Difference {
  /** '[0].id', or '' for the whole value. */
  readonly path: string;
  /** JSON type that was found. 'nothing' for a missing field. */
  readonly found: string;
  readonly wanted: string;
  /** Description of the field; '' for none. */
  readonly about: string;
}

/** A request as the mock server logs it. */
export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string | null>>;
  readonly body: unknown;
}

export const DOCUMENT = 'docs/openapi.yaml';

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value;

/** Returns what a schema wants, in a word: its title, or its types. */
function wantedBy({
  title,
  type,
  enum: values,
  const: only,
  anyOf,
  items,
  properties,
}: Schema): string {
  if (title) return title;
  if (properties) return 'object';
  if (items) return 'list';
  if (anyOf)
    return anyOf
      .map(wantedBy)
      .filter((word) => word !== 'null')
      .join(' or ');
  if (values || only !== undefined) return JSON.stringify(values ?? only);
  return type === undefined ? 'anything' : [type].flat().join(' or ');
}

/** Returns what a field is about. The description of a shared schema only says how the value may be written. */
const aboutField = ({ $ref, items, description = '' }: Schema = {}) =>
  $ref === undefined && items === undefined ? '' : description;

/** Creates the functions that compare requests and answers with a document of OpenAPI. */
export function createContract(document: ReturnType<typeof parse>) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false });
  ajv.addSchema(document, 'contract');
  const compiled = new Map<Schema, ValidateFunction>();

  const resolved = new Map<unknown, unknown>();

  /** Returns what a `$ref` stands for, with the keywords beside it. Always returns the same object for a node. */
  function resolve<T extends { readonly $ref?: string }>(node: T): T {
    const { $ref, ...beside } = node;
    if ($ref === undefined) return node;
    const known = resolved.get(node) as T | undefined;
    if (known) return known;
    const target = $ref
      .split('/')
      .slice(1)
      .reduce((at, key) => at[key], document);
    const whole = { ...resolve(target), ...beside };
    resolved.set(node, whole);
    return whole;
  }

  /** Whether a value is valid, by ajv. */
  function isValid(schema: Schema, value: unknown): boolean {
    let validate = compiled.get(schema);
    if (!validate) {
      const text = JSON.stringify(schema).replaceAll('"#/', '"contract#/');
      validate = ajv.compile(JSON.parse(text));
      compiled.set(schema, validate);
    }
    return validate(value);
  }

  /** Returns the object or the list among the alternatives of a schema, for a value of that type. */
  function branchFor(schema: Schema, value: unknown): Schema {
    const branches = (schema.anyOf ?? []).map(resolve);
    const key = Array.isArray(value)
      ? 'items'
      : typeof value === 'object' && value
        ? 'properties'
        : null;
    const fitting = key ? branches.filter((branch) => branch[key]) : [];
    const valid = fitting.find((branch) =>
      (branch.required ?? []).every((name) => name in Object(value)),
    );
    return valid ?? fitting[0] ?? schema;
  }

  /** Calls `visit` for each part of a value with its schema. Stops below a part for which `visit` returns false. */
  function walk(
    node: Schema,
    value: unknown,
    visit: (schema: Schema, value: unknown, path: string, about: string) => boolean,
    path = '',
  ): void {
    const schema = branchFor(resolve(node), value);
    if (!visit(resolve(node), value, path, aboutField(node))) return;
    const { properties, items } = schema;
    if (items && Array.isArray(value))
      value.forEach((row, index) => {
        walk(items, row, visit, `${path}[${index}]`);
      });
    if (properties && typeof value === 'object' && value && !Array.isArray(value))
      for (const [name, field] of Object.entries(properties))
        if (Object.hasOwn(value, name))
          walk(
            field,
            (value as Record<string, unknown>)[name],
            visit,
            (path && `${path}.${name}`) || name,
          );
  }

  /**
   * Returns the differences between a value and its schema.
   *
   * @param isClosed whether a field that the schema does not list is a difference
   */
  function differences(node: Schema, value: unknown, isClosed = false): Difference[] {
    const found: Difference[] = [];
    const add = (path: string, type: string, wanted: string, about = '') =>
      found.push({ path, found: type, wanted, about });
    walk(node, value, (schema, part, path, about) => {
      const { properties, items, required = [] } = branchFor(schema, part);
      const fits = items
        ? Array.isArray(part)
        : properties && typeof part === 'object' && part && !Array.isArray(part);
      if (!fits && !isValid(schema, part)) add(path, typeOf(part), wantedBy(schema), about);
      if (!fits || !properties) return Boolean(fits);
      const at = (name: string) => (path ? `${path}.${name}` : name);
      for (const name of required) {
        const field = properties[name] ?? {};
        if (!(name in Object(part)))
          add(at(name), 'nothing', wantedBy(resolve(field)), aboutField(field));
      }
      for (const name of isClosed ? Object.keys(Object(part)) : [])
        if (!(name in properties)) add(at(name), typeOf(Object(part)[name]), 'nothing');
      return true;
    });
    // The walk does not know rules between fields.
    if (found.length === 0 && 'oneOf' in resolve(node) && !isValid(node, value))
      add('', typeOf(value), 'other fields together');
    return found;
  }

  const operations = Object.entries<PathItem>(document.paths).flatMap(
    ([path, { parameters: shared = [], ...methods }]): Operation[] =>
      Object.entries(methods as Readonly<Record<string, Definition>>).map(
        ([method, { parameters = [], requestBody, responses, ...definition }]) => ({
          method: method.toUpperCase(),
          path,
          screens: definition['x-screens'],
          assumption: definition['x-assumed'],
          parameters: [...shared, ...parameters].map(resolve),
          request: requestBody?.content['application/json'],
          answer: responses[200].content['application/json'],
          responses,
        }),
      ),
  );

  const literal = (path: string) => path.replaceAll(/\{\w+\}/g, '').length;
  const byPrecision = operations.toSorted((a, b) => literal(b.path) - literal(a.path));

  /** Returns the call that a path belongs to, with the values of the parameters in its path. */
  function find(method: string, path: string) {
    for (const operation of byPrecision) {
      const pattern = operation.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
      const match = operation.method === method && new RegExp(`^${pattern}$`).exec(path);
      if (match) return { operation, inPath: match.groups ?? {} };
    }
    return null;
  }

  const lines = (where: string, found: readonly Difference[]) =>
    found.map(({ path, found: type, wanted }) => `${where} ${path}: ${type} instead of ${wanted}`);

  /** Returns the problems of a request. If not the app has sent it, its headers and missing parameters do not matter. */
  function requestProblems(request: SentRequest, isApp = true): string[] {
    const { method, path, query, headers, body } = request;
    const found = find(method, path);
    if (!found) return [`${method} ${path} is not in ${DOCUMENT}`];
    const { operation, inPath } = found;
    const name = `${method} ${operation.path}`;
    const sent = { path: inPath, query, header: isApp ? headers : {} };
    const parameters = operation.parameters.flatMap(
      ({ name: key, in: where, required, schema }) => {
        const text = sent[where][where === 'header' ? key.toLowerCase() : key] ?? undefined;
        if (text === undefined)
          return required && isApp ? [`${name} ${where} ${key} is missing`] : [];
        const isFitting = [decodeURIComponent(text), Number(text)].some((value) =>
          isValid(schema, value),
        );
        return isFitting ? [] : [`${name} ${where} ${key} is not ${wantedBy(resolve(schema))}`];
      },
    );
    const known = operation.parameters.map((parameter) => parameter.name);
    const extra = Object.keys(query).filter((key) => !known.includes(key));
    const bodies = operation.request
      ? lines(`${name} sends`, differences(operation.request.schema, body, true))
      : body === null
        ? []
        : [`${name} sends a body`];
    return [
      ...parameters,
      ...extra.map((key) => `${name} query ${key} is not in ${DOCUMENT}`),
      ...bodies,
    ];
  }

  /** Returns the problems of an answer. `body` is the parsed JSON. */
  function answerProblems(method: string, path: string, status: number, body: unknown): string[] {
    const operation = find(method, path)?.operation;
    if (!operation) return [`${method} ${path} is not in ${DOCUMENT}`];
    const response =
      operation.responses[status] ?? operation.responses[status < 400 ? '' : 'default'];
    const schema = response && resolve(response).content?.['application/json'].schema;
    const where = `${method} ${operation.path} answers ${status}`;
    return schema
      ? lines(where, differences(schema, body, true))
      : [`${where}, which is not in ${DOCUMENT}`];
  }

  return {
    document,
    operations,
    find,
    resolve,
    walk,
    isValid,
    differences,
    requestProblems,
    answerProblems,
  };
}

export type Contract = ReturnType<typeof createContract>;

let contract: Contract | undefined;

/** Returns the functions that compare requests and answers with docs/openapi.yaml, which is read once. */
export function docsContract(): Contract {
  contract ??= createContract(parse(readSource(DOCUMENT)));
  return contract;
}
