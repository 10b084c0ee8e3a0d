// Reads the props of components with TypeScript's type checker, in the format of Storybook's argTypes.
import type { StrictInputType } from 'storybook/internal/csf';
import type { FunctionDeclaration, Node, ObjectBindingPattern } from 'typescript/unstable/ast';
import {
  API,
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync';
import { parse, ROOT, readSource } from '../lib/sources.ts';
import { metaOf, property, storyFiles, titleIn } from './stories.ts';

type Option = string | number | boolean | null;

/** The component of a story file, with its props. Contains only JSON values. */
export interface ComponentProps {
  /** Title of the component's stories. */
  readonly title: string;
  readonly component: string;
  /** Path of the story file, from the root. */
  readonly path: string;
  readonly description: string;
  /**
   * The props by name. Only choices have a control, because other controls also depend on the value in the story. The
   * type 'other' stands for objects, arrays, React nodes, and unions of several kinds of values.
   */
  readonly argTypes: Readonly<Record<string, StrictInputType>>;
  /** The default values that are literals, by the name of the prop. */
  readonly defaults: Readonly<Record<string, Option>>;
}

/** Attributes of HTML elements that are props of a component for its stories. */
const ATTRIBUTES = ['children', 'onClick'];

/** Maximum number of options that are shown as radio buttons in a row. More options are shown as a select. */
const MAX_RADIO_BUTTONS = 3;

const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?|'[^'\\]*')$/;

/** Returns the members of a union. Of an intersection such as `number & {}`, only the first type counts. */
function partsOf(type: Type): readonly Type[] {
  if (type.isUnionType()) return type.getTypes().flatMap(partsOf);
  return type.isIntersectionType() ? type.getTypes().slice(0, 1) : [type];
}

/** Returns Storybook's name for a type, with the options of a choice. `parts` are the members of a union. */
function kindOf(checker: Checker, parts: readonly Type[]): { name: string; value?: Option[] } {
  const are = (flags: TypeFlags) => parts.every((part) => (part.flags & flags) !== 0);
  const isNull = (part: Type) => (part.flags & TypeFlags.Null) !== 0;
  if (are(TypeFlags.BooleanLike)) return { name: 'boolean' };
  if (are(TypeFlags.Literal | TypeFlags.Null)) {
    const value = parts.map((part) => (part.isLiteralType() ? (part.value as Option) : null));
    return { name: 'enum', value };
  }
  const isFunction = (part: Type) =>
    checker.getSignaturesOfType(part, SignatureKind.Call).length > 0;
  if (parts.every((part) => isNull(part) || isFunction(part))) return { name: 'function' };
  if (are(TypeFlags.NumberLike | TypeFlags.Null)) return { name: 'number' };
  const isText = are(TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.Null);
  return { name: isText ? 'string' : 'other' };
}

/** Returns the argType of a prop. `symbols` are its declarations in the members of a union of props. */
function argTypeOf(
  checker: Checker,
  symbols: readonly [TypeSymbol, ...TypeSymbol[]],
  initial: string | undefined,
): StrictInputType {
  const [{ name }] = symbols;
  const types = symbols.flatMap((symbol) => checker.getTypeOfSymbol(symbol) ?? []);
  const parts = types.flatMap(partsOf).filter(({ flags }) => !(flags & TypeFlags.Undefined));
  const { name: kind, value: options } = kindOf(checker, parts);
  const written = [...new Set(types.map((type) => checker.typeToString(type)))].join(' | ');
  const summary =
    options?.map((option) => JSON.stringify(option)).join(' | ') ??
    written.replaceAll(/ \| undefined\b|\bundefined \| /g, '');
  const required = symbols.every(({ flags }) => !(flags & SymbolFlags.Optional));
  const isLong = options && options.length > MAX_RADIO_BUTTONS;
  return {
    name,
    description: checker.getDocumentationCommentOfSymbol(symbols[0]),
    type: { name: kind, value: options ?? summary, required } as NonNullable<
      StrictInputType['type']
    >,
    ...(options && { options, control: { type: isLong ? 'select' : 'inline-radio' } }),
    table: {
      type: { summary },
      ...(initial !== undefined && { defaultValue: { summary: initial } }),
    },
  };
}

/** Returns the props of a component by name. Omits attributes of HTML elements, except `ATTRIBUTES`. */
function propsOf(checker: Checker, type: Type | undefined) {
  const props = new Map<string, [TypeSymbol, ...TypeSymbol[]]>();
  for (const part of type?.isUnionType() ? type.getTypes() : [type]) {
    if (!part) continue;
    for (const symbol of checker.getPropertiesOfType(part)) {
      const isOutside = symbol.declarations.every(({ path }) => path.includes('/node_modules/'));
      if (isOutside && !ATTRIBUTES.includes(symbol.name)) continue;
      const known = props.get(symbol.name);
      if (known) known.push(symbol);
      else props.set(symbol.name, [symbol]);
    }
  }
  return props;
}

/** Returns the default values in the pattern of a component's parameter, as source texts. */
function defaultsOf(declaration: Node | undefined): ReadonlyMap<string, string> {
  const [parameter] = (declaration as FunctionDeclaration | undefined)?.parameters ?? [];
  const pattern = parameter?.name as Partial<ObjectBindingPattern> | undefined;
  return new Map(
    (pattern?.elements ?? []).flatMap(({ propertyName, name, initializer }) =>
      initializer ? [[(propertyName ?? name)?.getText() ?? '', initializer.getText()]] : [],
    ),
  );
}

const literalOf = (text: string) =>
  JSON.parse(text.replace(/^'(.*)'$/, (_, inside) => JSON.stringify(inside))) as Option;

/** Returns the component in the meta of a story file. Returns undefined if the meta names no component. */
function componentOf(checker: Checker, path: string): ComponentProps | undefined {
  const meta = metaOf(parse(path, readSource(path)).program);
  const title = titleIn(meta);
  const identifier = property(meta, 'component');
  if (title === undefined || identifier?.type !== 'Identifier') return undefined;
  const imported = checker.getSymbolAtPosition(ROOT + path, identifier.start);
  if (!imported) return undefined;
  const symbol = imported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(imported) : imported;
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const props = signature?.getParameters().length
    ? checker.getParameterType(signature, 0)
    : undefined;
  const initial = defaultsOf(signature?.declaration?.resolve());
  const argTypes = Object.fromEntries(
    [...propsOf(checker, props)].map(([name, symbols]) => [
      name,
      argTypeOf(checker, symbols, initial.get(name)),
    ]),
  );
  const literals = [...initial].filter(([name, text]) => name in argTypes && LITERAL.test(text));
  return {
    title,
    component: identifier.name,
    path,
    description: checker.getDocumentationCommentOfSymbol(symbol),
    argTypes,
    defaults: Object.fromEntries(literals.map(([name, text]) => [name, literalOf(text)])),
  };
}

/** Returns the components of story files, with their props. */
export function readComponents(paths: readonly string[] = storyFiles()): ComponentProps[] {
  const api = new API({ cwd: ROOT });
  try {
    const snapshot = api.updateSnapshot({
      openProjects: [`${ROOT}tsconfig.json`],
    });
    return paths.flatMap((path) => {
      const project = snapshot.getDefaultProjectForFile(ROOT + path);
      return (project && componentOf(project.checker, path)) ?? [];
    });
  } finally {
    api.close();
  }
}
