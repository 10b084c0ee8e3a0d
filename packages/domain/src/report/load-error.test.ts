import { expect, test } from 'vitest';
import { isLoadError } from './load-error.ts';

test.each([
  'Failed to fetch dynamically imported module: https://app.example/assets/VaultPage-1.js',
  'error loading dynamically imported module: https://app.example/assets/VaultPage-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/VaultPage-1.css',
])('is a load error: %s', (message) => {
  expect(isLoadError(new TypeError(message))).toBe(true);
});

test.each([
  new TypeError("Cannot read properties of undefined (reading 'name')"),
  new SyntaxError("The requested module './a.js' does not provide an export named 'b'"),
  undefined,
  'a text',
])('is not a load error: %s', (error) => {
  expect(isLoadError(error)).toBe(false);
});
