import type { PostalLookup } from '@gemas/domain';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePostalLookup } from './use-postal-lookup.ts';

const EMPTY: PostalLookup = { status: 'empty' };
const FAILED: PostalLookup = { status: 'failed', times: 1 };

let root: Root;
let form: ReturnType<typeof usePostalLookup>;
/** The look-ups that were sent. */
let sent: { code: string; signal: AbortSignal; answer: (found: PostalLookup) => void }[];

const find = (code: string, signal: AbortSignal) =>
  new Promise<PostalLookup>((answer) => {
    sent.push({ code, signal, answer });
  });

function Form() {
  form = usePostalLookup(find);
  return null;
}

const type = (code: string) => flushSync(() => form.lookUp(code));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sent = [];
  root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<Form />));
});
afterEach(() => {
  flushSync(() => root.unmount());
  vi.useRealTimers();
});

it('looks up a whole code after a second', async () => {
  type('0100');
  expect(form.lookup).toEqual({ status: 'idle' });
  type('01000');
  expect(form.lookup).toEqual({ status: 'loading' });
  vi.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent.map(({ code }) => code)).toEqual(['01000']);
  sent[0]?.answer(EMPTY);
  await expect.poll(() => form.lookup).toEqual(EMPTY);
});

it('a newer code aborts the older look-up, and a late answer changes nothing', async () => {
  type('01000');
  vi.advanceTimersByTime(1000);
  type('37000');
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[0]?.answer(EMPTY);
  vi.advanceTimersByTime(1000);
  sent[1]?.answer(FAILED);
  await expect.poll(() => form.lookup).toEqual(FAILED);
  expect(sent.map(({ code }) => code)).toEqual(['01000', '37000']);
});

it('counts the failures in a row, also of different codes, until a look-up is answered', async () => {
  const lookUp = async (code: string, found: PostalLookup, expected = found) => {
    type(code);
    vi.advanceTimersByTime(1000);
    sent.at(-1)?.answer(found);
    await expect.poll(() => form.lookup).toEqual(expected);
  };
  await lookUp('01000', FAILED);
  await lookUp('01000', FAILED, { status: 'failed', times: 2 });
  await lookUp('37000', FAILED, { status: 'failed', times: 3 });
  await lookUp('37000', EMPTY);
  await lookUp('01000', FAILED);
});

it('nothing is sent for a code that is deleted, or whose form is left, within a second', () => {
  type('01000');
  type('0100');
  vi.advanceTimersByTime(1000);
  type('01000');
  flushSync(() => root.unmount());
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual([]);
});
