export type StateKind = 'state' | 'transition' | 'error' | 'loading' | 'empty' | 'failure';

/** An entry of the state map: a state, transition or error that the spec names. A story must show it. */
export interface SpecState {
  /** Id in the form `<area>.<what>`, unique in the map. Stories list it in `parameters.states`. */
  readonly id: string;
  readonly kind: StateKind;
  /** Description of the state in one short line. */
  readonly title: string;
  /** Number and heading of a section of the spec. */
  readonly spec: string;
}

type Row = Omit<SpecState, 'spec'>;

/**
 * Adds the section of the spec to rows of the state map. Keeps the literal type of each id, so that the ids in stories
 * are type-checked.
 */
export function inSection<const Rows extends readonly Row[]>(
  spec: string,
  rows: Rows,
): { readonly [Index in keyof Rows]: Rows[Index] & { readonly spec: string } };
export function inSection(spec: string, rows: readonly Row[]): readonly SpecState[] {
  return rows.map((row) => ({ ...row, spec }));
}
