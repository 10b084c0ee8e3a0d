/** What a prop takes, as far as a control is concerned. */
export type PropKind =
  | 'choice'
  | 'flag'
  | 'number'
  | 'text'
  /** What React can draw. */
  | 'node'
  | 'callback'
  /** JSON, at least in one branch of the type. */
  | 'data'
  /** Refs, components, render functions, DOM: nothing that one can type in. */
  | 'other'
  /** A type that could not be followed to its end. */
  | 'unknown';

export type Option = string | number | boolean | null;

/** A prop of a component, read from its source. */
export interface Prop {
  readonly name: string;
  readonly kind: PropKind;
  /** Values of a choice, in the order of the type; empty for the other kinds. */
  readonly options: readonly Option[];
  readonly required: boolean;
  readonly description: string;
  /** The type as written. */
  readonly type: string;
  /** The default as written. */
  readonly initial?: string;
}

export type ControlName = 'inline-radio' | 'select' | 'boolean' | 'number' | 'text' | 'object';

/** Up to this many options are shown side by side. */
const IN_A_ROW = 3;
/** Data of more lines than this is a wall of JSON that nobody edits; its story's source shows it. */
export const MOST_LINES = 24;

const LITERAL = /^(?:true|false|-?\d+(?:\.\d+)?|'[^'\\]*')$/;

/** The default of a prop where it is written as a literal; undefined where it is computed, or where there is none. */
export function defaultOf({ initial }: Pick<Prop, 'initial'>): Option | undefined {
  if (initial === undefined || !LITERAL.test(initial)) return undefined;
  return JSON.parse(initial.replace(/^'(.*)'$/, (_, text) => JSON.stringify(text))) as Option;
}

/** True for what can be written as JSON and read again without loss. React elements cannot. */
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
  return JSON.stringify(value, null, 1).split('\n').length <= MOST_LINES ? 'object' : false;
}

/** The control for a prop that has `value` now; false where no control is of use. */
export function controlOf(
  { kind, options }: Pick<Prop, 'kind' | 'options'>,
  value: unknown,
): ControlName | false {
  switch (kind) {
    case 'choice':
      return options.length <= IN_A_ROW ? 'inline-radio' : 'select';
    case 'flag':
      // A switch that is neither on nor off would have to be set up first.
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
