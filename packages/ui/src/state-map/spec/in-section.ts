/** What kind of thing an entry of the state map is. */
export type StateKind = 'state' | 'transition' | 'error' | 'loading' | 'empty' | 'failure';

/** A state, transition or error that the spec names and a story has to show. */
export interface SpecState {
  /** `<area>.<what>`, unique in the map. Stories list it in `parameters.states`. */
  readonly id: string;
  readonly kind: StateKind;
  /** What the story shows, in one short line. */
  readonly title: string;
  /** Number and heading of the spec's section. */
  readonly spec: string;
}

type Row = Omit<SpecState, 'spec'>;

/** Adds the section to rows of the map. Keeps each id's literal type, so that stories are checked against it. */
export function inSection<const Rows extends readonly Row[]>(
  spec: string,
  rows: Rows,
): { readonly [Index in keyof Rows]: Rows[Index] & { readonly spec: string } };
export function inSection(spec: string, rows: readonly Row[]): readonly SpecState[] {
  return rows.map((row) => ({ ...row, spec }));
}
