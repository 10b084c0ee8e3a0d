// Setup of every test under `npm run test:dev`: what a test prints as a warning or an error fails it. React warns of keys,
// nesting, act and controlled inputs in its development version only, and only on the console.
import { afterAll, afterEach } from 'vitest';

/**
 * Our own note about a field that could not be read: tests that spoil answers cause it on purpose. And what React says of
 * the compiled code of Storybook itself.
 */
const EXPECTED = /^Left out of |outdated JSX transform/;

/** Puts the values of `console.error('%s is …', name)` into its text. */
function textOf([first, ...values]: readonly unknown[]): string {
  const text = String(first).replaceAll(/%[sdoOjc]/g, () => String(values.shift() ?? ''));
  return [text, ...values.map(String)].join(' ').trim();
}

/** Records warnings and errors from now on, and returns the list that they are added to. */
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

// Test files that are not isolated share a console: it is wrapped once.
const shared = globalThis as { printedWarnings?: string[] };
shared.printedWarnings ??= watchConsole();
const printed = shared.printedWarnings;

/** Fails a test, or the end of a file, that has printed a warning. */
function expectSilence(): void {
  const lines = printed.splice(0);
  if (lines.length > 0) throw new Error(lines.join('\n'));
}

afterEach(expectSilence);
afterAll(expectSilence);
