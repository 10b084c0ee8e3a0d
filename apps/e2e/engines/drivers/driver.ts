import { isExecutable } from '@gemas/tools/lib/programs';

/** A browser window with the size of a phone and empty storage. The methods control its tab. */
export interface Driver {
  /** Resolves when the page at `address` has loaded. */
  open(address: string): Promise<unknown>;
  /** Evaluates a JavaScript expression in the page. The value is JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Taps a point (CSS px). Resolves when the page has handled the tap. */
  tap(x: number, y: number): Promise<void>;
  /** Presses keys one after another. A key is a character or a name such as 'Enter'. */
  press(...keys: readonly string[]): Promise<void>;
  /** Takes a screenshot of the viewport, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** Viewport of the phone on the design boards, CSS px. */
export const PHONE = { width: 390, height: 844 };

/** Returns the first of these paths that is a program. Throws an error that names the missing package otherwise. */
export function programAt(debianPackage: string, ...paths: readonly string[]): string {
  const found = paths.find(isExecutable);
  if (found) return found;
  const command = `apt-get install --no-install-recommends ${debianPackage}`;
  throw new Error(`No program at ${paths.join(' or ')}. On Debian, run as root: ${command}`);
}
