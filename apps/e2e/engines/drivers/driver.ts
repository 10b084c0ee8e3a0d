/** A browser window with the size of a phone and empty storage. The methods control its tab. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Evaluates a JavaScript expression whose value is a string. */
  evaluate(expression: string): Promise<string>;
  /** Taps a point (CSS px) `times` times, `gapMs` apart. Resolves when the page has handled the taps. */
  tap(x: number, y: number, times: number, gapMs: number): Promise<void>;
  /** Holds a key down for `ms` milliseconds. The key repeats. */
  hold(key: string, ms: number): Promise<void>;
  /** Throttles the CPU by a factor. Undefined if the engine cannot throttle. */
  slowDown?(factor: number): Promise<void>;
  /** Presses keys one after another. A key is a character or a name such as 'Enter'. */
  press(keys: readonly string[]): Promise<void>;
  back(): Promise<void>;
  /** Takes a screenshot of the viewport, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Opens another tab with the same storage. Closing that tab does not close this one. */
  openTab(): Promise<Driver>;
  /** Brings this tab to the front. */
  show(): Promise<void>;
  close(): Promise<void>;
}

/** A running engine. */
export interface Engine {
  /** Version of the engine: '153.7.0'. For WebKit, the matching Safari version is added: '2.38.6 (Safari 16.0)'. */
  readonly version: string;
  openWindow(): Promise<Driver>;
  close(): Promise<void>;
}

/** Viewport of the phone on the design boards, CSS px. */
export const PHONE = { width: 390, height: 844 };
export const LANGUAGE = 'es-MX';
export const TIME_ZONE = 'America/Mexico_City';

/** Codes of keys in WebDriver and WebDriver BiDi, by name. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Tab: '\uE004',
};

/** Input actions in the format of WebDriver and WebDriver BiDi. */
export interface Actions {
  actions: readonly object[];
}

/** Time between two key presses while a key is held down, ms. */
export const REPEAT_MS = 33;

export function tapActions(
  x: number,
  y: number,
  pointerType: 'mouse' | 'touch',
  times: number,
  gapMs: number,
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
  const actions = keys
    .map((key) => KEYS[key] ?? key)
    .flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}

/** Returns the actions for holding a key down: repeated presses with one release at the end, as on a keyboard. */
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
