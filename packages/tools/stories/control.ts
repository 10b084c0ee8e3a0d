/** The kind of values that a prop accepts. The kind decides which control Storybook shows for the prop. */
export type PropKind =
  | 'choice'
  | 'flag'
  | 'number'
  | 'text'
  /** A ReactNode. */
  | 'node'
  | 'callback'
  /** An object or an array that can be written as JSON, or a union with such a type. */
  | 'data'
  /** A ref, a component, a render function or a DOM object. Such a value cannot be entered in a control. */
  | 'other'
  /** A type that `propReader` could not resolve. */
  | 'unknown';

export type Option = string | number | boolean | null;

/** A prop of a component, as read from the component's source. */
export interface Prop {
  readonly name: string;
  readonly kind: PropKind;
  /** The values that a prop of the kind `choice` accepts. Empty for other kinds. */
  readonly options: readonly Option[];
  readonly required: boolean;
  readonly description: string;
  /** The type as source text. */
  readonly type: string;
  /** The default value as source text. */
  readonly initial?: string;
}

export type ControlName = 'inline-radio' | 'select' | 'boolean' | 'number' | 'text' | 'object';

/** Maximum number of options that are shown as radio buttons in a row. More options are shown as a select. */
const MAX_RADIO_BUTTONS = 3;

const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?|'[^'\\]*')$/;

/** Returns the default value of a prop. Returns undefined if there is none, or if it is not a literal. */
export function defaultOf({ initial }: Pick<Prop, 'initial'>): Option | undefined {
  if (initial === undefined || !LITERAL.test(initial)) return undefined;
  return JSON.parse(initial.replace(/^'(.*)'$/, (_, text) => JSON.stringify(text))) as Option;
}

/** Whether JSON can represent a value without loss. Returns false for React elements. */
export function isData(value: unknown): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isData);
  if (typeof value === 'object') {
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) return false;
    return (
      !('$$typeof' in value) &&
      Object.values(value).every((part) => part === undefined || isData(part))
    );
  }
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function dataControl(value: unknown): ControlName | false {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  return value !== undefined && value !== null && isData(value) ? 'object' : false;
}

/** Returns the control for a prop with the value `value`. Returns false if the prop should have no control. */
export function controlOf(
  { kind, options }: Pick<Prop, 'kind' | 'options'>,
  value: unknown,
): ControlName | false {
  switch (kind) {
    case 'choice':
      return options.length <= MAX_RADIO_BUTTONS ? 'inline-radio' : 'select';
    case 'flag':
      // For undefined, Storybook would show a button 'Set boolean' instead of a switch. So undefined gets no control.
      return typeof value === 'boolean' ? 'boolean' : false;
    case 'number':
      return 'number';
    case 'text':
      return typeof value === 'object' && value !== null ? dataControl(value) : 'text';
    case 'node':
      return typeof value === 'string' ? 'text' : false;
    case 'data':
      return dataControl(value);
    default:
      return false;
  }
}
