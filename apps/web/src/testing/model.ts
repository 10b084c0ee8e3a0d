import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { leavePages } from './stores.ts';

// Shared code of the model tests of the session and of the ledger. These tests run random sequences of steps with the
// real code and a simulated server, and check that the code breaks no rule.

/** Thrown if the code under test breaks a rule. */
class Violation extends Error {}

export function fail(what: string): never {
  throw new Violation(what);
}

/** A step of a sequence. `pick` chooses its details. */
export type Step<Name extends string> = readonly [name: Name, pick: number];

/** Generates random steps. A step with the weight 4 occurs twice as often as a step with the weight 2. */
export function stepOf<Name extends string>(
  weights: Readonly<Record<Name, number>>,
): fc.Arbitrary<Step<Name>> {
  const names = Object.keys(weights) as Name[];
  const all = names.flatMap((name) => Array<Name>(weights[name]).fill(name));
  return fc.noBias(
    fc.nat(2 ** 24).map((n) => [all[n % all.length] as Name, Math.floor(n / all.length)]),
  );
}

type StorageName = 'localStorage' | 'sessionStorage';

export function setStorage(name: StorageName, value: Storage): void {
  Object.defineProperty(globalThis, name, { value, configurable: true });
}

/**
 * Replaces the timers and `performance.now` by a clock that the test moves. Removes the navigator, so that two tabs have
 * no locks and share only the storages. After the tests, undoes these changes, `setStorage`, spies and stubs.
 */
export function simulateBrowser(): void {
  const { localStorage, sessionStorage } = globalThis;
  beforeAll(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.stubGlobal('navigator', {});
  });
  afterEach(leavePages);
  afterAll(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    setStorage('localStorage', localStorage);
    setStorage('sessionStorage', sessionStorage);
  });
}

/** Runs all promise callbacks that are due after a call was answered. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn += 1) await null;
}

/** Like `settle`. Then lets a burst of taps end, which some answers wait for. */
export async function settleBurst(): Promise<void> {
  await settle();
  vi.advanceTimersByTime(800);
  await settle();
}

/**
 * Plays a sequence in a world: each step, and then `finish`, which lets everything that is in progress end and checks the
 * result. Returns the message of the `Violation`, null if there was none.
 */
export async function playAll<OneStep>(
  world: { play: (step: OneStep) => Promise<void>; finish: () => Promise<void> },
  steps: readonly OneStep[],
): Promise<string | null> {
  try {
    for (const step of steps) await world.play(step);
    await world.finish();
    return null;
  } catch (error) {
    if (!(error instanceof Violation)) throw error;
    return error.message;
  } finally {
    leavePages();
    vi.clearAllTimers();
  }
}
