import { leavePages } from './stores.ts';

// Shared code of the model tests of the session and of the ledger. These tests run random sequences of steps with the
// real code and a simulated server, and check that the code breaks no rule.

/** Thrown if the code under test breaks a rule. */
export class Violation extends Error {}

export function fail(what: string): never {
  throw new Violation(what);
}

type StorageName = 'localStorage' | 'sessionStorage';

const originals: Record<StorageName, Storage> = {
  localStorage: globalThis.localStorage,
  sessionStorage: globalThis.sessionStorage,
};

export function setStorage(name: StorageName, value: Storage): void {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

/** Undoes `setStorage`: restores the original `localStorage` and `sessionStorage`. Called in `afterAll`. */
export function restoreStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) setStorage(name, originals[name]);
}

/** Runs all promise callbacks that are due after a call was answered. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await null;
}

/** Runs a sequence. Returns the message of its `Violation`, null if there was none. */
export async function violationOf(sequence: () => Promise<void>): Promise<string | null> {
  try {
    await sequence();
    return null;
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return error.message;
  } finally {
    leavePages();
  }
}
