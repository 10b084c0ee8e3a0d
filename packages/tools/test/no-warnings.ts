// Setup of all test files under `vitest run --mode=development`. Fails a test that prints a warning or an error to the
// console. Only the development version of React prints warnings about keys, nesting, act and controlled inputs.
import { afterAll, afterEach, expect } from 'vitest';

/**
 * Matches the allowed warnings. 'Left out of' is our own warning about an unreadable field, and tests cause this
 * warning on purpose. The second pattern is React's warning about the compiled code of Storybook.
 */
const EXPECTED = /^Left out of |outdated JSX transform/;

/** Starts to record the console's warnings and errors, except `EXPECTED` ones. Returns the list of texts. */
function watchConsole(): string[] {
  const printed: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      if (!EXPECTED.test(text)) printed.push(`console.${level}: ${text}`);
      print(...parts);
    };
  }
  return printed;
}

// Test files without isolation share one console, so the console is wrapped only once.
const shared = globalThis as { printedWarnings?: string[] };
shared.printedWarnings ??= watchConsole();
const printed = shared.printedWarnings;

/** Fails a test that has printed. Also empties the list, so that a text fails only one test. */
const expectSilence = () => expect(printed.splice(0)).toEqual([]);
afterEach(expectSilence);
afterAll(expectSilence);
