import { type ControlName, controlOf, defaultOf, type Prop } from '@gemas/tools/stories/control';
import type { StrictInputType } from 'storybook/internal/csf';

type ArgType = StrictInputType;
type Args = Readonly<Record<string, unknown>>;

/** The props of each component, by the title of its stories. */
export type Controls = Readonly<Record<string, { readonly props: readonly Prop[] }>>;

interface Context {
  readonly title: string;
  readonly initialArgs: Args;
  readonly argTypes: Readonly<Record<string, ArgType>>;
}

/** Returns the name of a prop's type for the table of controls. For a choice the name lists its options. */
const typeName = ({ kind, options, type }: Prop) =>
  kind === 'choice' ? options.map((option) => JSON.stringify(option)).join(' | ') : type;

/**
 * Returns the `control` of an argType. If no control is useful for a prop, tells Storybook that this is on purpose.
 * Otherwise Storybook would show a button to set one up.
 */
const shownAs = (control: ControlName | false) =>
  control === false ? { disable: true } : { type: control };

/** Returns the type of a prop in Storybook's form. Functions are marked, because nobody can type them in. */
const baseType = ({ kind, type, required }: Prop): NonNullable<ArgType['type']> =>
  kind === 'callback' ? { name: 'function', required } : { name: 'other', value: type, required };

/** Returns the defaults of those props for which the story sets no value, as initial values of their controls. */
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

/** Returns the control of an arg that is not a prop of the component, such as an attribute of its html element. */
function fromValue(name: string, value: unknown): ArgType {
  if (typeof value === 'function') {
    return { name, type: { name: 'function' }, control: { disable: true } };
  }
  const kind = value === undefined ? 'other' : 'data';
  return { name, control: shownAs(controlOf({ kind, options: [] }, value)) };
}

/**
 * Returns enhancers for a preview. They create argTypes from the types of the components' props. What a story file sets
 * is not changed: no other enhancer has run before, so the argTypes of `context` are from the file.
 */
export function controlsFrom(controls: Controls) {
  const propsOf = ({ title }: Pick<Context, 'title'>) => controls[title]?.props ?? [];

  function argTypes(context: Context): Record<string, ArgType> {
    const { argTypes, initialArgs } = context;
    const props = propsOf(context);
    const values = { ...initialArgs, ...defaultsOf(props, initialArgs) };
    const fromProps = props.map((prop) => [prop.name, fromSource(prop, values[prop.name])]);
    const enhanced: Record<string, ArgType> = Object.fromEntries(fromProps);
    for (const name of Object.keys({ ...argTypes, ...initialArgs })) {
      enhanced[name] = {
        ...(enhanced[name] ?? fromValue(name, initialArgs[name])),
        ...argTypes[name],
      };
    }
    return enhanced;
  }

  return {
    argTypes,
    /** Returns the defaults of a component's props, so that a control such as a switch starts with the default. */
    args: (context: Context): Record<string, unknown> =>
      defaultsOf(propsOf(context), context.initialArgs),
    /** Whether `value` is the default of a prop. The source that Storybook shows for a story leaves out such a prop. */
    isDefault(title: string, name: string, value: unknown): boolean {
      const prop = propsOf({ title }).find((one) => one.name === name);
      return prop !== undefined && value !== undefined && defaultOf(prop) === value;
    },
  };
}
