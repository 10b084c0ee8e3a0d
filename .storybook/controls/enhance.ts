import type { ComponentProps } from '@gemas/tools/stories/props';
import type { StrictInputType } from 'storybook/internal/csf';

interface Context {
  readonly title: string;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly argTypes: Readonly<Record<string, StrictInputType>>;
}

/** The data about the props of a component that Storybook needs. */
export type DescribedProps = Pick<ComponentProps, 'argTypes' | 'defaults'>;

const NONE: DescribedProps = { argTypes: {}, defaults: {} };

/** Headings in the table of controls. The reader can fold the rows under a heading. */
const NO_PROPS = { category: 'Not props' };
const OBJECTS = { subcategory: 'Objects' };

/** Whether JSON can represent a value without loss. Returns false for React elements. */
function isData(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value === 'object' && value !== null) {
    const isPlain = Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value);
    return isPlain && Object.values(value).every((part) => part === undefined || isData(part));
  }
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/**
 * Returns the control of an arg. Returns undefined for choices, which have one, and for functions. Returns a disabled
 * control for a switch of unknown value, for which Storybook would show a button to set up the value first.
 */
function controlOf(type: string, value: unknown): StrictInputType['control'] {
  if (type === 'string') return { type: 'text' };
  if (type === 'number') return { type: 'number' };
  if (type === 'boolean') return typeof value === 'boolean' ? { type } : { disable: true };
  if (type !== 'other') return undefined;
  if (value === undefined || value === null || !isData(value)) return { disable: true };
  if (typeof value === 'string') return { type: 'text' };
  return { type: typeof value as 'number' | 'boolean' | 'object' };
}

/**
 * Returns enhancers that add the types of a component's props to its stories. `components` has the title of the stories
 * as key. `context.argTypes` contains only the argTypes of the story file, which take precedence.
 */
export function controlsFrom(components: Readonly<Record<string, DescribedProps>>) {
  const propsOf = (title: string) => components[title] ?? NONE;

  /** Returns the defaults of a component's props, so that a control such as a switch starts with the default. */
  const args = ({ title, initialArgs }: Context): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(propsOf(title).defaults).filter(([name]) => initialArgs[name] === undefined),
    );

  function argTypes(context: Context): Record<string, StrictInputType> {
    const { title, initialArgs, argTypes: own } = context;
    const { argTypes: known } = propsOf(title);
    const values = { ...initialArgs, ...args(context) };
    const names = Object.keys({ ...known, ...own, ...initialArgs });
    const enhanced = names.map((name): [string, StrictInputType] => {
      const value = values[name];
      const prop: StrictInputType = known[name] ?? {
        name,
        type: { name: typeof value === 'function' ? 'function' : 'other', value: '' },
        table: Object.keys(known).length > 0 ? NO_PROPS : {},
      };
      const control = controlOf(prop.type?.name ?? '', value);
      const isObject = typeof control === 'object' && control.type === 'object';
      const table = { ...prop.table, ...(isObject && OBJECTS) };
      return [name, { ...prop, table, ...(control && { control }), ...own[name] }];
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
