/** A browser window with the size of a phone and empty storage. The methods control its tab. */
export interface Driver {
  open(address: string): Promise<void>;
  /** Evaluates a JavaScript expression whose value is a string. */
  evaluate(expression: string): Promise<string>;
  /** Taps a point (CSS px). Resolves when the page has handled the tap. */
  tap(x: number, y: number): Promise<void>;
  /** Presses keys one after another. A key is a character or a name such as 'Enter'. */
  press(keys: readonly string[]): Promise<void>;
  back(): Promise<void>;
  /** Takes a screenshot of the viewport, as PNG. */
  screenshot(): Promise<Buffer>;
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

export function tapActions(x: number, y: number, pointerType: 'mouse' | 'touch'): Actions {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType }, actions }] };
}

export function keyActions(keys: readonly string[]): Actions {
  const actions = keys
    .map((key) => KEYS[key] ?? key)
    .flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}
