/** The kind of values that a prop accepts. It decides which control Storybook shows for the prop. */
export type PropKind =
  | 'choice'
  | 'flag'
  | 'number'
  | 'text'
  /** Anything that React can render. */
  | 'node'
  | 'callback'
  /** A value that can be written as JSON, in at least one branch of the type. */
  | 'data'
  /** Refs, components, render functions and DOM objects, which nobody can type into a control. */
  | 'other'
  /** A type that could not be resolved. */
  | 'unknown';

export type Option = string | number | boolean | null;

/** A prop of a component, as read from the component's source. */
export interface Prop {
  readonly name: string;
  readonly kind: PropKind;
  /** Values of a choice, in the order of the type. Empty for other kinds. */
  readonly options: readonly Option[];
  readonly required: boolean;
  readonly description: string;
  /** The type as written in the source. */
  readonly type: string;
  /** The default as written in the source. */
  readonly initial?: string;
}

export type ControlName = 'inline-radio' | 'select' | 'boolean' | 'number' | 'text' | 'object';

/** Maximum number of options that are shown side by side, as radio buttons in a row. */
const IN_A_ROW = 3;
/**
 * Data of more lines than this has no control, because nobody edits that much JSON. The source of the story shows it.
 */
export const MAX_DATA_LINES = 24;

const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?|'[^'\\]*')$/;

/** Returns the default of a prop, if it is written as a literal. Returns undefined if it is computed or missing. */
export function defaultOf({ initial }: Pick<Prop, 'initial'>): Option | undefined {
  if (initial === undefined || !LITERAL.test(initial)) return undefined;
  return JSON.parse(initial.replace(/^'(.*)'$/, (_, text) => JSON.stringify(text))) as Option;
}

/** Whether JSON can represent a value without loss. False for React elements. */
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
  if (value === undefined || value === null || !isData(value)) return false;
  return JSON.stringify(value, null, 1).split('\n').length <= MAX_DATA_LINES ? 'object' : false;
}

/** Returns the control for a prop whose value is `value`. Returns false if no control is useful. */
export function controlOf(
  { kind, options }: Pick<Prop, 'kind' | 'options'>,
  value: unknown,
): ControlName | false {
  switch (kind) {
    case 'choice':
      return options.length <= IN_A_ROW ? 'inline-radio' : 'select';
    case 'flag':
      // For an undefined value Storybook would show a button to set it first, instead of a switch.
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
