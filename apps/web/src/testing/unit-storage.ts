import { fakeStorage } from './storage.ts';

// Each unit test file gets the two storages of a browser: Node has none, or one that asks for a file.
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { value: fakeStorage(), configurable: true });
}
