// Setup of every test under `npm run test:dev`. A test fails if it prints a warning or an error. Only the development
// version of React warns about keys, nesting, act and controlled inputs, and only on the console.
import { afterAll, afterEach } from 'vitest';

/**
 * Matches the warnings that are allowed: our own note about a field that could not be read, which tests cause on
 * purpose, and React's warning about the compiled code of Storybook.
 */
const EXPECTED = /^Left out of |outdated JSX transform/;

/** Returns the text of a console call. In `console.error('%s is …', name)` the values replace the placeholders. */
function textOf([first, ...values]: readonly unknown[]): string {
  const text = String(first).replaceAll(/%[sdoOjc]/g, () => String(values.shift() ?? ''));
  return [text, ...values.map(String)].join(' ').trim();
}

/** Records warnings and errors on the console from now on. Returns the list to which they are added. */
function watchConsole(): string[] {
  const printed: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    const print = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      const text = textOf(parts);
      if (!EXPECTED.test(text)) printed.push(`console.${level}: ${text}`);
      print(...parts);
    };
  }
  return printed;
}

// Test files that are not isolated share one console, so it is wrapped only once.
const shared = globalThis as { printedWarnings?: string[] };
shared.printedWarnings ??= watchConsole();
const printed = shared.printedWarnings;

/** Fails the current test, or the end of the test file, if a warning was printed. */
function expectSilence(): void {
  const lines = printed.splice(0);
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

afterEach(expectSilence);
afterAll(expectSilence);
