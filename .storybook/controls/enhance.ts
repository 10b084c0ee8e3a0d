/// <reference path="../pages/catalogue.d.ts" />
import controls from 'virtual:controls';
import type { StrictInputType } from 'storybook/internal/csf';
import { controlOf, type Prop } from '../../.ci/control.ts';

type ArgType = StrictInputType;

interface Context {
  readonly title: string;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly argTypes: Readonly<Record<string, ArgType>>;
}

/** For the name of the type in a table; a choice is spelled out. */
const typeName = ({ kind, options, type }: Prop) =>
  kind === 'choice' ? options.map((option) => JSON.stringify(option)).join(' | ') : type;

function fromSource(prop: Prop, value: unknown): ArgType {
  const control = controlOf(prop, value);
  return {
    name: prop.name,
    description: prop.description,
    type: { name: 'other', value: prop.type, required: prop.required },
    control: control === false ? false : { type: control },
    ...(prop.options.length > 0 && { options: prop.options }),
    table: {
      type: { summary: typeName(prop) },
      ...(prop.initial !== undefined && { defaultValue: { summary: prop.initial } }),
    },
  };
}

/** What a story sets beyond the component's own props, such as the attributes of its element. */
function fromValue(name: string, value: unknown): ArgType {
  const kind = value === undefined || typeof value === 'function' ? 'other' : 'data';
  const control = controlOf({ kind, options: [] }, value);
  return { name, control: control === false ? false : { type: control } };
}

/** For the preview's `argTypesEnhancers`: controls from the types of the component. What a story file sets stays. */
export function controlsFromTypes({ title, initialArgs, argTypes }: Context) {
  const props = controls[title]?.props ?? [];
  const enhanced: Record<string, ArgType> = {};
  for (const prop of props) {
    enhanced[prop.name] = {
      ...argTypes[prop.name],
      ...fromSource(prop, initialArgs[prop.name]),
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

/** The control that a story file sets by itself: nothing before this sets one. */
function set(argType: ArgType | undefined): Partial<ArgType> {
  if (argType?.control === undefined && argType?.options === undefined) return {};
  const { control, options, mapping, if: condition } = argType;
  return {
    ...(control !== undefined && { control }),
    ...(options !== undefined && { options }),
    ...(mapping !== undefined && { mapping }),
    ...(condition !== undefined && { if: condition }),
  };
}
