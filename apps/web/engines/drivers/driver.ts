/** A window of an engine, of the size of a phone and without anything kept from before. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Value of an expression of JavaScript, which is a text. */
  evaluate(expression: string): Promise<string>;
  /** Taps at a place of the view, CSS pixels. */
  tap(x: number, y: number): Promise<void>;
  /** Taps one place again and again, `gapMs` from each tap to the next, and resolves once the page has handled them. */
  tapAgain(x: number, y: number, times: number, gapMs: number): Promise<void>;
  /** Holds a key down for a time, as a hand does: it repeats. */
  hold(key: string, ms: number): Promise<void>;
  /** Slows the processor down by a factor. Omitted where an engine cannot. */
  slowDown?(factor: number): Promise<void>;
  /** Presses keys one after another: a character, a name such as 'Enter', or a chord such as 'Control+a'. */
  press(keys: readonly string[]): Promise<void>;
  /** The browser's own way back. */
  back(): Promise<void>;
  /** What is in view, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Opens another tab, which shares the storage. Its `close` closes that tab alone. */
  openTab(): Promise<Driver>;
  /** Brings this tab to the front. */
  show(): Promise<void>;
  close(): Promise<void>;
}

/** A running engine. */
export interface Engine {
  /** '153.7.0', or '2.38.6 (Safari 16.0)' of an engine whose own number says little. */
  readonly version: string;
  openWindow(): Promise<Driver>;
  close(): Promise<void>;
}

/** The phone of the boards, CSS pixels. */
export const PHONE = { width: 390, height: 844 };
export const LANGUAGE = 'es-MX';
export const TIME_ZONE = 'America/Mexico_City';

/** Keys by their names, as both protocols of WebDriver write them. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: '\uE012',
  Backspace: '\uE003',
  Control: '\uE009',
  Delete: '\uE017',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
};

/** Input for the actions of WebDriver, which both of its protocols take. */
export interface Actions {
  actions: readonly object[];
}

/** How often a key that is held down repeats, ms. */
export const REPEAT_MS = 33;

export function tapActions(
  x: number,
  y: number,
  pointerType: 'mouse' | 'touch',
  times = 1,
  gapMs = 0,
): Actions {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
    ...Array.from({ length: times }, (_, tap) => [
      ...(tap > 0 ? [{ type: 'pause', duration: gapMs }] : []),
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]).flat(),
  ];
  return { actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType }, actions }] };
}

export function keyActions(keys: readonly string[]): Actions {
  const actions = keys.flatMap((chord) => {
    const values = (chord.length > 1 ? chord.split('+') : [chord]).map((key) => KEYS[key] ?? key);
    return [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...[...values].reverse().map((value) => ({ type: 'keyUp', value })),
    ];
  });
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}

/** A key that is pressed again without being released, as the repeats of a keyboard are told. */
export function holdActions(key: string, ms: number): Actions {
  const value = KEYS[key] ?? key;
  const presses = Array.from({ length: Math.ceil(ms / REPEAT_MS) }, () => [
    { type: 'keyDown', value },
    { type: 'pause', duration: REPEAT_MS },
  ]).flat();
  return {
    actions: [{ type: 'key', id: 'keyboard', actions: [...presses, { type: 'keyUp', value }] }],
  };
}
