import type { StrictInputType } from 'storybook/internal/csf';
import { type ControlName, controlOf, defaultOf, type Prop } from '../../.ci/control.ts';

type ArgType = StrictInputType;
type Args = Readonly<Record<string, unknown>>;

/** The props of each component, by the title of its stories. */
export type Controls = Readonly<Record<string, { readonly props: readonly Prop[] }>>;

interface Context {
  readonly title: string;
  readonly initialArgs: Args;
  readonly argTypes: Readonly<Record<string, ArgType>>;
}

/** The type's name in a table. The options of a choice are listed. */
const typeName = ({ kind, options, type }: Prop) =>
  kind === 'choice' ? options.map((option) => JSON.stringify(option)).join(' | ') : type;

/**
 * For a prop without a useful control, tells Storybook that this is on purpose. Otherwise it would offer to set one up.
 */
const shownAs = (control: ControlName | false) =>
  control === false ? { disable: true } : { type: control };

/** Storybook's type of a prop. Functions cannot be typed in. */
const baseType = ({ kind, type, required }: Prop): NonNullable<ArgType['type']> =>
  kind === 'callback' ? { name: 'function', required } : { name: 'other', value: type, required };

/** The defaults of props without a value, as initial values of their controls. */
function defaultsOf(props: readonly Prop[], args: Args): Record<string, unknown> {
  return Object.fromEntries(
    props
      .filter(({ name }) => args[name] === undefined)
      .map((prop) => [prop.name, defaultOf(prop)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function fromSource(prop: Prop, value: unknown): ArgType {
  return {
    name: prop.name,
    description: prop.description,
    type: baseType(prop),
    control: shownAs(controlOf(prop, value)),
    ...(prop.options.length > 0 && { options: prop.options }),
    table: {
      type: { summary: typeName(prop) },
      ...(prop.initial !== undefined && { defaultValue: { summary: prop.initial } }),
    },
  };
}

/** The control of an arg that is not a prop of the component, such as an attribute of its element. */
function fromValue(name: string, value: unknown): ArgType {
  if (typeof value === 'function') {
    return { name, type: { name: 'function' }, control: { disable: true } };
  }
  const kind = value === undefined ? 'other' : 'data';
  return { name, control: shownAs(controlOf({ kind, options: [] }, value)) };
}

/** The control that a story file itself sets. No enhancer before this one sets a control. */
function set(argType: ArgType | undefined): Partial<ArgType> {
  if (argType?.control === undefined && argType?.options === undefined) return {};
  const { control, options, mapping, if: condition } = argType;
  return {
    ...(control !== undefined && { control: control === false ? { disable: true } : control }),
    ...(options !== undefined && { options }),
    ...(mapping !== undefined && { mapping }),
    ...(condition !== undefined && { if: condition }),
  };
}

/**
 * Creates argTypes from the types of the components, for the enhancers of a preview. Controls set by a story file are
 * kept.
 */
export function controlsFrom(controls: Controls) {
  const propsOf = ({ title }: Pick<Context, 'title'>) => controls[title]?.props ?? [];

  function argTypes(context: Context): Record<string, ArgType> {
    const { argTypes, initialArgs } = context;
    const props = propsOf(context);
    const values = { ...initialArgs, ...defaultsOf(props, initialArgs) };
    const enhanced: Record<string, ArgType> = {};
    for (const prop of props) {
      enhanced[prop.name] = {
        ...argTypes[prop.name],
        ...fromSource(prop, values[prop.name]),
        ...set(argTypes[prop.name]),
      };
    }
    for (const name of Object.keys({ ...argTypes, ...initialArgs })) {
      enhanced[name] ??= {
        ...argTypes[name],
        ...fromValue(name, initialArgs[name]),
        ...set(argTypes[name]),
      };
    }
    return enhanced;
  }

  return {
    argTypes,
    /** Defaults of the components, so that a switch starts with the component's own default. */
    args: (context: Context): Record<string, unknown> =>
      defaultsOf(propsOf(context), context.initialArgs),
    /** For the source of a story: true for a prop whose value is the default, so that it is left out. */
    isDefault(title: string, name: string, value: unknown): boolean {
      const prop = propsOf({ title }).find((one) => one.name === name);
      return prop !== undefined && value !== undefined && defaultOf(prop) === value;
    },
  };
}
