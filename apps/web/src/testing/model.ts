import { leavePages } from './stores.ts';

// What the models of the session and of the ledger share: random sequences against the real code and a played server.

/** Something that may never happen did happen. */
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

/** For `afterAll`: puts back the storages that the test file began with. */
export function restoreStorages(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) setStorage(name, originals[name]);
}

/** Runs every promise callback that is due after a call was answered. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await null;
}

/** Runs a sequence in a world. Returns the message of its `Violation`; null if everything held. */
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
