import type { LedgerEntry } from '@gemas/domain';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSeenOnLeave } from './use-seen-on-leave.ts';

const OPEN = { seq: 1, state: 'unknown' } as const;
const MADE = { seq: 2, state: 'made' } as const;

let root: Root;
let now = 0;
const onSeen = vi.fn<(isSeen: (entry: { seq: number }) => boolean) => void>();

function Screen({ shown }: { shown: readonly Pick<LedgerEntry, 'seq' | 'state'>[] }) {
  useSeenOnLeave(shown, onSeen);
  return null;
}

/** Renders the entries `shown` when the clock says `at` (in ms). */
function show(at: number, ...shown: Parameters<typeof Screen>[0]['shown']): void {
  now = at;
  flushSync(() => root.render(<Screen shown={shown} />));
}

/** Leaves the screen at the time `at`, ms. Returns the `seq` of each entry that was seen. */
function leave(at: number): number[] {
  now = at;
  flushSync(() => root.unmount());
  const isSeen = onSeen.mock.calls[0]?.[0];
  return [OPEN, MADE].filter((entry) => isSeen?.(entry)).map(({ seq }) => seq);
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  onSeen.mockClear();
  root = createRoot(document.createElement('div'));
});
afterEach(() => vi.restoreAllMocks());

it('a settled entry is seen after a second', () => {
  show(0, OPEN, MADE);
  show(900, OPEN, MADE);
  expect(leave(1000)).toEqual([2]);
  expect(onSeen).toHaveBeenCalledTimes(1);
});

it('a settled entry is not seen within a second', () => {
  show(0, OPEN, MADE);
  expect(leave(999)).toEqual([]);
});

it('the second begins when the entry is settled', () => {
  show(0, OPEN);
  show(5000, { ...OPEN, state: 'made' });
  expect(leave(5999)).toEqual([]);
});
