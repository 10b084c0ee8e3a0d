// Reads the props of components and their accepted values from the sources, without running or compiling them.
import { dirname, join } from 'node:path';
import type {
  ArrowFunctionExpression,
  Function as FunctionNode,
  Node,
  TSType,
  TSTypeParameterInstantiation,
} from 'oxc-parser';
import { parse, walk } from '../lib/sources.ts';
import type { Option, Prop, PropKind } from './control.ts';
import { type Declaration, declarationsIn, metaOf, property, titleIn } from './stories.ts';

/** The component of a story file, with its props. */
export interface ComponentProps {
  /** Title of the component's stories. */
  readonly title: string;
  readonly component: string;
  /** Path of the story file, from the root. */
  readonly path: string;
  readonly description: string;
  readonly props: readonly Prop[];
}

interface Member {
  readonly required: boolean;
  readonly description: string;
  readonly type: string;
  readonly value: () => Type;
}
type Members = ReadonlyMap<string, Member>;

/**
 * A resolved type. The items of a list are resolved only when `of` is called. A member of an object is resolved only
 * when `Member.value` is called. Otherwise the resolution of a recursive type would never end.
 */
type Type =
  | { kind: 'string' | 'number' | 'boolean' | 'node' | 'function' | 'opaque' | 'unknown' }
  | { kind: 'literal'; value: Option | undefined }
  | { kind: 'union'; of: readonly Type[] }
  | { kind: 'list'; of: () => readonly Type[] }
  | { kind: 'object'; members: Members };

interface Scope {
  readonly path: string;
  /** The arguments of a generic type, by the name of the type parameter. */
  readonly types: ReadonlyMap<string, Type>;
}

const fileScope = (path: string): Scope => ({ path, types: new Map() });

const UNKNOWN: Type = { kind: 'unknown' };
const OPAQUE: Type = { kind: 'opaque' };
const NODE: Type = { kind: 'node' };
const FUNCTION: Type = { kind: 'function' };

/** Types that contain no other types, by the type of their syntax node. */
const SIMPLE: Readonly<Partial<Record<TSType['type'], Type>>> = {
  TSStringKeyword: { kind: 'string' },
  TSTemplateLiteralType: { kind: 'string' },
  TSNumberKeyword: { kind: 'number' },
  TSBooleanKeyword: { kind: 'boolean' },
  TSNullKeyword: { kind: 'literal', value: null },
  TSUndefinedKeyword: { kind: 'literal', value: undefined },
  TSVoidKeyword: { kind: 'literal', value: undefined },
  TSNeverKeyword: { kind: 'literal', value: undefined },
  TSUnknownKeyword: OPAQUE,
  TSObjectKeyword: OPAQUE,
  TSSymbolKeyword: OPAQUE,
  TSFunctionType: FUNCTION,
};

/** Source file for each of our packages, by package name. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@gemas/domain': 'packages/domain/src/index.ts',
  '@gemas/ui': 'packages/ui/src/index.ts',
};

const OPTIONAL = { required: false, description: '' };

/** Attributes of an HTML element that a story may set. */
const ELEMENT: Type = {
  kind: 'object',
  members: new Map([
    ['children', { ...OPTIONAL, type: 'ReactNode', value: () => NODE }],
    ['onClick', { ...OPTIONAL, type: 'function', value: () => FUNCTION }],
  ]),
};
const VOID_ELEMENT: Type = { kind: 'object', members: new Map() };
const VOID = /^(input|textarea|select|img)$/;

type Found = (Declaration & { readonly path: string }) | 'outside' | undefined;

const unwrap = (type: Type): readonly Type[] =>
  type.kind === 'union' ? type.of.flatMap(unwrap) : [type];
const union = (types: readonly Type[]): Type => {
  const flat = types.flatMap(unwrap);
  return flat.length === 1 && flat[0] ? flat[0] : { kind: 'union', of: flat };
};
const literals = (type: Type): (Option | undefined)[] =>
  unwrap(type).flatMap((part) => (part.kind === 'literal' ? [part.value] : []));

const DOC = /\/\*\*((?:(?!\*\/).)*)\*\/\s*(?:export\s+(?:default\s+)?)?$/s;

/** Returns the text of the JSDoc comment right before a declaration. Returns an empty text if there is none. */
function docBefore(source: string, start: number): string {
  const [, text = ''] = DOC.exec(source.slice(0, start)) ?? [];
  const lines = text.split('\n').map((line) => line.replace(/^\s*\*? ?/, '').trimEnd());
  return lines.join('\n').trim();
}

const nameOf = (node: Node): string | undefined => {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : undefined;
};

/**
 * Returns a function that finds the component of a story file, and the props of that component. The returned function
 * calls `read` for the story file, and for the files that the story file imports directly or indirectly. `read` returns
 * the text of the file at a path from the root.
 */
export function propReader(read: (path: string) => string) {
  const files = new Map<string, ReturnType<typeof readFile>>();
  const readFile = (path: string) => {
    const { program, module } = path.endsWith('.json')
      ? parse('data.ts', `export default ${read(path)}`)
      : parse(path, read(path));
    return { program, module, declarations: declarationsIn(program) };
  };
  const fileOf = (path: string) => {
    const file = files.get(path) ?? readFile(path);
    files.set(path, file);
    return file;
  };

  function follow(specifier: string, name: string, from: string): Found {
    const inside = specifier.startsWith('.') ? join(dirname(from), specifier) : PACKAGES[specifier];
    return inside === undefined ? 'outside' : find(name, inside);
  }

  /** Finds the declaration of `name` as used in the file at `path`. Follows imports and re-exports. */
  function find(name: string, path: string): Found {
    const { declarations, module } = fileOf(path);
    const own = declarations.find((one) => one.name === name);
    if (own) return { ...own, path };
    for (const { moduleRequest, entries } of module.staticImports) {
      const entry = entries.find(({ localName }) => localName.value === name);
      if (entry) return follow(moduleRequest.value, entry.importName.name ?? 'default', path);
    }
    const exported = module.staticExports.flatMap(({ entries }) => entries);
    for (const { moduleRequest, exportName, importName } of exported) {
      if (moduleRequest && exportName.name === name)
        return follow(moduleRequest.value, importName.name ?? name, path);
    }
    for (const { moduleRequest, exportName } of exported) {
      const found = moduleRequest && !exportName.name && follow(moduleRequest.value, name, path);
      if (found && found !== 'outside') return found;
    }
    return undefined;
  }

  const textOf = (node: Node, path: string) =>
    read(path).slice(node.start, node.end).replace(/\s+/g, ' ');

  /** Returns the type of a value in the source, as if it were declared `as const`: the type of 'mini' is 'mini'. */
  function ofValue(node: Node, path: string): Type {
    switch (node.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        if (node.type === 'TSAsExpression' && textOf(node.typeAnnotation, path) !== 'const') {
          return resolve(node.typeAnnotation, fileScope(path));
        }
        return ofValue(node.expression, path);
      case 'VariableDeclarator': {
        const { typeAnnotation } = node.id;
        if (typeAnnotation) return resolve(typeAnnotation.typeAnnotation, fileScope(path));
        return node.init ? ofValue(node.init, path) : UNKNOWN;
      }
      case 'Literal':
        return { kind: 'literal', value: node.value as Option };
      case 'ArrayExpression':
        return {
          kind: 'list',
          of: () => node.elements.map((element) => (element ? ofValue(element, path) : UNKNOWN)),
        };
      case 'ObjectExpression': {
        const members = new Map<string, Member>();
        for (const entry of node.properties) {
          const name = entry.type === 'Property' ? nameOf(entry.key) : undefined;
          if (entry.type !== 'Property' || name === undefined) return UNKNOWN;
          const value = () => ofValue(entry.value, path);
          members.set(name, { required: true, description: '', type: '', value });
        }
        return { kind: 'object', members };
      }
      case 'Identifier': {
        const found = find(node.name, path);
        return found && found !== 'outside' ? ofValue(found.node, found.path) : UNKNOWN;
      }
      default:
        return UNKNOWN;
    }
  }

  function membersOf(type: Type): Members {
    const members = new Map<string, Member>();
    for (const part of unwrap(type)) {
      if (part.kind !== 'object') continue;
      for (const [name, member] of part.members) {
        const known = members.get(name);
        const both: Member | undefined = known && {
          ...known,
          required: known.required && member.required,
          value: () => union([known.value(), member.value()]),
        };
        members.set(name, both ?? member);
      }
    }
    return members;
  }

  const keysOf = (type: Type): Type =>
    union([...membersOf(type).keys()].map((value) => ({ kind: 'literal', value })));

  /** Applies `change` to the members of an object type, or of each object type in a union. */
  const mapObjects = (type: Type, change: (members: Members) => Members): Type =>
    union(
      unwrap(type).map((part) =>
        part.kind === 'object' ? { kind: 'object', members: change(part.members) } : part,
      ),
    );

  const withRequired = (type: Type, required: boolean) =>
    mapObjects(type, (all) => new Map([...all].map(([name, one]) => [name, { ...one, required }])));

  /** Returns an object type without the members whose names `isWanted` refuses. */
  const only = (type: Type, isWanted: (name: string) => boolean) =>
    mapObjects(type, (all) => new Map([...all].filter(([name]) => isWanted(name))));

  /** Whether `type` is assignable to `pattern`. Used for Exclude and Extract. */
  function matches(type: Type, pattern: Type): boolean {
    return unwrap(pattern).some((wanted) => {
      if (wanted.kind === 'literal') return type.kind === 'literal' && type.value === wanted.value;
      if (wanted.kind !== 'object') return type.kind === wanted.kind;
      if (type.kind !== 'object') return false;
      return [...wanted.members].every(([name, member]) => {
        const own = type.members.get(name);
        return (
          own !== undefined && unwrap(own.value()).every((part) => matches(part, member.value()))
        );
      });
    });
  }

  /** The utility types of TypeScript. `type` and `other` are the arguments of the type. */
  const BUILTIN: Readonly<Record<string, (type: Type, other: Type) => Type>> = {
    Readonly: (type) => type,
    Required: (type) => withRequired(type, true),
    Partial: (type) => withRequired(type, false),
    NonNullable: (type) =>
      union(unwrap(type).filter((part) => !(part.kind === 'literal' && part.value == null))),
    Pick: (type, keys) => only(type, (name) => literals(keys).includes(name)),
    Omit: (type, keys) => only(type, (name) => !literals(keys).includes(name)),
    Exclude: (type, pattern) => union(unwrap(type).filter((part) => !matches(part, pattern))),
    Extract: (type, pattern) => union(unwrap(type).filter((part) => matches(part, pattern))),
    Array: (type) => ({ kind: 'list', of: () => [type] }),
    ReadonlyArray: (type) => ({ kind: 'list', of: () => [type] }),
    Record: (_keys, value) => ({ kind: 'list', of: () => [value] }),
  };

  /** Returns the type for `name` of a third-party package. A prop of a type that is not listed here has no control. */
  function outside(name: string, args: readonly Type[]): Type {
    if (name === 'ReactNode') return NODE;
    if (/(Handler|Dispatch)$/.test(name)) return FUNCTION;
    if (/^(ComponentProps|ComponentPropsWithRef|ComponentPropsWithoutRef)$/.test(name)) {
      return VOID.test(String(literals(args[0] ?? UNKNOWN)[0])) ? VOID_ELEMENT : ELEMENT;
    }
    if (name === 'PropsWithChildren') return args[0] ?? ELEMENT;
    return OPAQUE;
  }

  /** Matches global types of JavaScript and of the DOM. */
  const AMBIENT =
    /^(Date|Set|Map|Promise|AbortSignal|File|Blob|Element|Event|RegExp|Error|URL)$|^(HTML|SVG|Readonly)\w+$/;

  /** Resolves a reference to a type, such as `Remote<Client>`. */
  function named(node: Node, given: TSTypeParameterInstantiation | null, scope: Scope): Type {
    if (node.type !== 'Identifier') return OPAQUE;
    const { name } = node;
    const known = scope.types.get(name);
    if (known) return known;
    const args = (given?.params ?? []).map((arg) => resolve(arg, scope));
    const found = find(name, scope.path);
    if (found === 'outside') return outside(name, args);
    if (found) return declared(found.node, found.path, args);
    const [type = UNKNOWN, other = UNKNOWN] = args;
    return BUILTIN[name]?.(type, other) ?? (AMBIENT.test(name) ? OPAQUE : UNKNOWN);
  }

  function declared(node: Node, path: string, args: readonly Type[]): Type {
    if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'TSTypeAliasDeclaration')
      return UNKNOWN;
    const types = new Map(
      (node.typeParameters?.params ?? []).map(({ name, default: usual }, at) => [
        name.name,
        args[at] ?? (usual ? resolve(usual, fileScope(path)) : OPAQUE),
      ]),
    );
    const scope: Scope = { path, types };
    if (node.type === 'TSTypeAliasDeclaration') return resolve(node.typeAnnotation, scope);
    const inherited = node.extends.flatMap(({ expression, typeArguments }) => [
      ...membersOf(named(expression, typeArguments, scope)),
    ]);
    return {
      kind: 'object',
      members: new Map([...inherited, ...written(node.body.body, scope)]),
    };
  }

  function written(nodes: readonly Node[], scope: Scope): Members {
    const members = new Map<string, Member>();
    for (const node of nodes) {
      if (node.type !== 'TSPropertySignature' && node.type !== 'TSMethodSignature') continue;
      const name = nameOf(node.key);
      if (name === undefined) continue;
      const annotation =
        node.type === 'TSPropertySignature' ? node.typeAnnotation?.typeAnnotation : null;
      members.set(name, {
        required: !node.optional,
        description: docBefore(read(scope.path), node.start),
        type: annotation ? textOf(annotation, scope.path) : 'function',
        value: () => {
          if (node.type === 'TSMethodSignature') return FUNCTION;
          return annotation ? resolve(annotation, scope) : UNKNOWN;
        },
      });
    }
    return members;
  }

  function indexed(object: Type, index: Type): Type {
    if (object.kind === 'list') return union(object.of());
    const members = membersOf(object);
    const names = literals(index);
    const found = names.map((name) => members.get(String(name))?.value() ?? UNKNOWN);
    return found.length > 0 ? union(found) : UNKNOWN;
  }

  function resolve(node: TSType, scope: Scope): Type {
    const here = (inner: TSType) => resolve(inner, scope);
    switch (node.type) {
      case 'TSLiteralType':
        return ofValue(node.literal, scope.path);
      case 'TSUnionType':
        return union(node.types.map(here));
      case 'TSIntersectionType': {
        const parts = node.types.map(here);
        const objects = parts.filter(({ kind }) => kind === 'object' || kind === 'union');
        if (objects.length !== parts.length) return parts[0] ?? UNKNOWN;
        // An intersection with a union becomes a union: `A & (B | C)` becomes `(A & B) | (A & C)`.
        return parts.reduce((left, right) =>
          union(
            unwrap(left).flatMap((a) =>
              unwrap(right).map(
                (b): Type => ({
                  kind: 'object',
                  members: new Map([...membersOf(a), ...membersOf(b)]),
                }),
              ),
            ),
          ),
        );
      }
      case 'TSParenthesizedType':
        return here(node.typeAnnotation);
      case 'TSArrayType':
        return { kind: 'list', of: () => [here(node.elementType)] };
      case 'TSTypeLiteral':
        return { kind: 'object', members: written(node.members, scope) };
      case 'TSTypeOperator':
        return node.operator === 'keyof'
          ? keysOf(here(node.typeAnnotation))
          : here(node.typeAnnotation);
      case 'TSIndexedAccessType':
        return indexed(here(node.objectType), here(node.indexType));
      case 'TSTypeQuery':
        return node.exprName.type === 'Identifier' ? ofValue(node.exprName, scope.path) : UNKNOWN;
      case 'TSTypeReference':
        return named(node.typeName, node.typeArguments, scope);
      default:
        return SIMPLE[node.type] ?? UNKNOWN;
    }
  }

  /** Whether JSON can represent every value of a type. Stops at the eighth level, because a type may be recursive. */
  function isDataType(type: Type, depth = 0): boolean {
    if (depth > 8) return true;
    const areData = (parts: readonly Type[]) => parts.every((part) => isDataType(part, depth + 1));
    if (type.kind === 'union') return areData(type.of);
    if (type.kind === 'list') return areData(type.of());
    if (type.kind === 'object')
      return areData([...type.members.values()].map(({ value }) => value()));
    return ['string', 'number', 'boolean', 'literal'].includes(type.kind);
  }

  function classify(type: Type): { kind: PropKind; options: readonly Option[] } {
    const parts = unwrap(type).filter(
      (part) => !(part.kind === 'literal' && part.value === undefined),
    );
    const has = (...kinds: Type['kind'][]) => parts.some(({ kind }) => kinds.includes(kind));
    const as = (kind: PropKind, options: readonly Option[] = []) => ({ kind, options });
    if (parts.length === 0) return as('other');
    if (has('unknown')) return as('unknown');
    if (has('node')) return as('node');
    if (has('object', 'list'))
      return as(
        parts.some((part) => (part.kind === 'object' || part.kind === 'list') && isDataType(part))
          ? 'data'
          : 'other',
      );
    if (has('opaque')) return as('other');
    if (has('function')) return as('callback');
    if (has('string')) return as('text');
    if (has('number')) return as('number');
    const values = literals(union(parts)).filter((value) => value !== undefined);
    if (values.every((value) => typeof value === 'boolean')) return as('flag');
    const options = has('boolean') ? [true, false, ...values] : values;
    return as('choice', [...new Set(options)]);
  }

  /** Returns the function of a component. For a constant, returns the first function inside its value, if any. */
  function functionOf(node: Node): FunctionNode | ArrowFunctionExpression | undefined {
    let found: FunctionNode | ArrowFunctionExpression | undefined;
    walk(node, (inner) => {
      if (
        inner.type === 'FunctionDeclaration' ||
        inner.type === 'ArrowFunctionExpression' ||
        inner.type === 'FunctionExpression'
      )
        found ??= inner;
      return !found;
    });
    return found;
  }

  function defaultsOf(parameter: Node | undefined, path: string): ReadonlyMap<string, string> {
    const defaults = new Map<string, string>();
    if (parameter?.type !== 'ObjectPattern') return defaults;
    for (const entry of parameter.properties) {
      if (entry.type !== 'Property' || entry.value.type !== 'AssignmentPattern') continue;
      const name = nameOf(entry.key);
      if (name !== undefined) defaults.set(name, textOf(entry.value.right, path));
    }
    return defaults;
  }

  /** Returns the description and props of a component as used at `path`, or undefined if it is not our own. */
  function propsOf(
    name: string,
    path: string,
  ): Pick<ComponentProps, 'props' | 'description'> | undefined {
    const found = find(name, path);
    if (!found || found === 'outside') return undefined;
    const description = docBefore(read(found.path), found.statement.start);
    const component = functionOf(found.node);
    const [parameter] = component?.params ?? [];
    const annotation =
      parameter && 'typeAnnotation' in parameter && parameter.typeAnnotation?.typeAnnotation;
    // A component without a function is a styled element such as `styled.div`. Its props are those of an HTML element.
    const type = annotation
      ? resolve(annotation, fileScope(found.path))
      : component
        ? VOID_ELEMENT
        : ELEMENT;
    const defaults = defaultsOf(parameter, found.path);
    const props = [...membersOf(type)].map(([prop, member]): Prop => {
      const initial = defaults.get(prop);
      return {
        name: prop,
        ...classify(member.value()),
        required: member.required,
        description: member.description,
        type: member.type,
        ...(initial !== undefined && { initial }),
      };
    });
    return { props, description };
  }

  /** Returns the component in the meta of a story file. Returns undefined if the meta names none of our components. */
  return function componentOf(path: string): ComponentProps | undefined {
    const meta = metaOf(fileOf(path).program);
    const title = titleIn(meta);
    const component = property(meta, 'component');
    if (title === undefined || component?.type !== 'Identifier') return undefined;
    const found = propsOf(component.name, path);
    return found && { title, component: component.name, path, ...found };
  };
}
