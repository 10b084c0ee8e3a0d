import type { DescribedProps } from '@gemas/tools/stories/arg-types';
import { type ControlName, controlOf } from '@gemas/tools/stories/control';
import type { StrictInputType } from 'storybook/internal/csf';

interface Context {
  readonly title: string;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly argTypes: Readonly<Record<string, StrictInputType>>;
}

/**
 * Returns the `control` of an argType. Returns a disabled control if the prop has no useful control. With the value
 * `false` instead, Storybook would show a button to set up a control. `known` is undefined for an arg that is no prop,
 * such as an html attribute.
 */
function shownAs(
  known: DescribedProps['kinds'][string] | undefined,
  value: unknown,
): { disable: true } | { type: ControlName } {
  const kind = value === undefined || typeof value === 'function' ? 'other' : 'data';
  const control = controlOf(known ?? { kind, options: [] }, value);
  return control === false ? { disable: true } : { type: control };
}

/** Headings in the table of controls. The reader can fold the rows under a heading. */
const NO_PROPS = { category: 'Not props' };
const OBJECTS = { subcategory: 'Objects' };

const NONE: DescribedProps = { argTypes: {}, kinds: {}, defaults: {} };

/**
 * Returns enhancers that add the types of a component's props to its stories. `controls` has the title of the stories
 * as key. `context.argTypes` contains only the argTypes of the story file, which take precedence.
 */
export function controlsFrom(controls: Readonly<Record<string, DescribedProps>>) {
  const propsOf = (title: string) => controls[title] ?? NONE;

  /** Returns the defaults of a component's props, so that a control such as a switch starts with the default. */
  const args = ({ title, initialArgs }: Context): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(propsOf(title).defaults).filter(([name]) => initialArgs[name] === undefined),
    );

  function argTypes(context: Context): Record<string, StrictInputType> {
    const { title } = context;
    const { argTypes: known, kinds } = propsOf(title);
    const values = { ...context.initialArgs, ...args(context) };
    const names = Object.keys({ ...known, ...context.argTypes, ...context.initialArgs });
    const enhanced = names.map((name): [string, StrictInputType] => {
      const control = shownAs(kinds[name], values[name]);
      const table = {
        ...(known[name]?.table ?? (title in controls && NO_PROPS)),
        ...('type' in control && control.type === 'object' && OBJECTS),
      };
      const type = typeof values[name] === 'function' && { type: { name: 'function' as const } };
      return [name, { name, ...type, ...known[name], table, control, ...context.argTypes[name] }];
    });
    return Object.fromEntries(enhanced);
  }

  return {
    argTypes,
    args,
    /** Whether `value` is the default of a prop. The source that Storybook shows for a story leaves out such a prop. */
    isDefault: (title: string, name: string, value: unknown): boolean =>
      value !== undefined && propsOf(title).defaults[name] === value,
  };
}
