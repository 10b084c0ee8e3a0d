import { Db } from '@gemas/mocks';
import { collectExchanges } from '@gemas/tools/api/exchanges';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { fakeStorage } from './storage.ts';

// Simulates both browser storages for every unit test file. Some versions of Node lack them, others need a file path.
for (const name of ['localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { value: fakeStorage(), configurable: true });
}

// Node 24 has a navigator with locks, Node 20 has none. Removes the navigator, so that each test defines the one it
// needs.
Object.defineProperty(globalThis, 'navigator', {
  value: undefined,
  configurable: true,
  writable: true,
});

// Unit test files share a worker, so clocks and globals have to be restored after each file.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const exchanges = collectExchanges(false);
Db.onExchange = exchanges.add;

// Whatever the mocks answer in a unit test is in docs/openapi.yaml.
afterEach(async () => {
  expect(await exchanges.problems(), 'calls that differ from docs/openapi.yaml').toEqual([]);
});
