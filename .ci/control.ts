/** The kind of values that a prop accepts, as far as it decides the control. */
export type PropKind =
  | 'choice'
  | 'flag'
  | 'number'
  | 'text'
  /** Anything that React can render. */
  | 'node'
  | 'callback'
  /** JSON, in at least one branch of the type. */
  | 'data'
  /** Refs, components, render functions, DOM: nothing that can be typed in. */
  | 'other'
  /** A type that could not be resolved. */
  | 'unknown';

export type Option = string | number | boolean | null;

/** A prop of a component, read from its source. */
export interface Prop {
  readonly name: string;
  readonly kind: PropKind;
  /** Values of a choice, in the order of the type; empty for other kinds. */
  readonly options: readonly Option[];
  readonly required: boolean;
  readonly description: string;
  /** The type as written in the source. */
  readonly type: string;
  /** The default as written in the source. */
  readonly initial?: string;
}

export type ControlName = 'inline-radio' | 'select' | 'boolean' | 'number' | 'text' | 'object';

/** Up to this many options are shown in one row. */
const IN_A_ROW = 3;
/** Longer data have no control, because nobody edits that much JSON. The story's source shows them. */
export const MAX_DATA_LINES = 24;

const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?|'[^'\\]*')$/;

/** The default of a prop if it is written as a literal. Undefined if it is computed or missing. */
export function defaultOf({ initial }: Pick<Prop, 'initial'>): Option | undefined {
  if (initial === undefined || !LITERAL.test(initial)) return undefined;
  return JSON.parse(initial.replace(/^'(.*)'$/, (_, text) => JSON.stringify(text))) as Option;
}

/** True for a value that JSON can represent without loss. React elements cannot be. */
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

/** The control for a prop whose value is `value`. False if no control is useful. */
export function controlOf(
  { kind, options }: Pick<Prop, 'kind' | 'options'>,
  value: unknown,
): ControlName | false {
  switch (kind) {
    case 'choice':
      return options.length <= IN_A_ROW ? 'inline-radio' : 'select';
    case 'flag':
      // A switch for an undefined value would have to be set up first.
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
