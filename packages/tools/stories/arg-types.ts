import type { StrictInputType } from 'storybook/internal/csf';
import { defaultOf, type Option, type Prop } from './control.ts';

/** The data about the props of a component that Storybook needs, as plain JSON values. */
export interface DescribedProps {
  /** The argTypes by prop name. They contain no control, because a control also depends on the value in the story. */
  readonly argTypes: Readonly<Record<string, StrictInputType>>;
  /** The kind and options of each prop, by prop name. The kind decides which control Storybook shows. */
  readonly kinds: Readonly<Record<string, Pick<Prop, 'kind' | 'options'>>>;
  readonly defaults: Readonly<Record<string, Option>>;
}

/** Returns the type of a prop as text for the table of controls. For a prop of the kind 'choice', lists the options. */
const typeName = ({ kind, options, type }: Prop) =>
  kind === 'choice' ? options.map((option) => JSON.stringify(option)).join(' | ') : type;

/** Converts the type of a prop to Storybook's format. A callback is a 'function', for which there is no control. */
const baseType = ({ kind, type, required }: Prop): NonNullable<StrictInputType['type']> =>
  kind === 'callback' ? { name: 'function', required } : { name: 'other', value: type, required };

const argTypeOf = (prop: Prop): StrictInputType => ({
  name: prop.name,
  description: prop.description,
  type: baseType(prop),
  ...(prop.options.length > 0 && { options: prop.options }),
  table: {
    type: { summary: typeName(prop) },
    ...(prop.initial !== undefined && { defaultValue: { summary: prop.initial } }),
  },
});

/** Describes the props of a component for Storybook. */
export function describeProps(props: readonly Prop[]): DescribedProps {
  return {
    argTypes: Object.fromEntries(props.map((prop) => [prop.name, argTypeOf(prop)])),
    kinds: Object.fromEntries(props.map(({ name, kind, options }) => [name, { kind, options }])),
    defaults: Object.fromEntries(
      props.flatMap((prop) => {
        const value = defaultOf(prop);
        return value === undefined ? [] : [[prop.name, value]];
      }),
    ),
  };
}
