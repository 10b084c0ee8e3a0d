import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { dismissToastAtom, toastAtom, toastsAtom } from './toasts.ts';

const toast = (text: string) => ({ tone: 'ok', title: 'Listo', text }) as const;

function queueOf() {
  const store = createStore();
  const texts = () => store.get(toastsAtom).map(({ text }) => text);
  return { store, texts };
}

it('toasts without an id get different ids', () => {
  const { store, texts } = queueOf();
  const first = store.set(toastAtom, toast('uno'));
  const second = store.set(toastAtom, toast('dos'));
  expect(first).toMatch(/^toast-[1-9]\d*$/);
  expect(second).not.toBe(first);
  expect(texts()).toEqual(['uno', 'dos']);
});

it('a toast whose id is in the queue is not queued again', () => {
  const { store, texts } = queueOf();
  expect(store.set(toastAtom, { ...toast('uno'), id: 'saldo' })).toBe('saldo');
  store.set(toastAtom, { ...toast('dos'), id: 'saldo' });
  expect(texts()).toEqual(['uno']);
});

it('a dismissed toast leaves the queue, and the others stay', () => {
  const { store, texts } = queueOf();
  store.set(toastAtom, toast('uno'));
  const second = store.set(toastAtom, toast('dos'));
  store.set(toastAtom, toast('tres'));
  store.set(dismissToastAtom, second);
  expect(texts()).toEqual(['uno', 'tres']);
});
