import { afterAll, vi } from 'vitest';
import { fakeStorage } from './storage.ts';

// Each unit test file gets the two storages of a browser: Node has none, or one that asks for a file.
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { value: fakeStorage(), configurable: true });
}

// Node 20 has no navigator, 24 has one with locks. Here there is none: a test brings what it needs of one.
Object.defineProperty(globalThis, 'navigator', {
  value: undefined,
  configurable: true,
  writable: true,
});

// Unit test files share a worker: none leaves its clock or its globals to the next one.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
