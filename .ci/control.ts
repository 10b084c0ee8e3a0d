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
  return value !== undefined && value !== null && isData(value) ? 'object' : false;
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
      return 'boolean';
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
