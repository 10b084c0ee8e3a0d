import { useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settled } from '../../testing/settled.ts';
import { type AppStore, type Atom, atom, createStore, Provider, useAtomValue } from './jotai.ts';

const container = document.createElement('div');
const count = atom(1);
const other = atom(10);
let root: Root;
let store: AppStore;
/** The rendered values so far, in order. */
let rendered: number[];

function Shown({ of, onMount }: { of: Atom<number>; onMount?: () => void }) {
  const value = useAtomValue(of);
  rendered.push(value);
  useLayoutEffect(() => onMount?.(), [onMount]);
  return value;
}

function render(of: Atom<number>, onMount?: () => void): void {
  root.render(
    <Provider store={store}>
      <Shown of={of} {...(onMount && { onMount })} />
    </Provider>,
  );
}

beforeEach(() => {
  document.body.append(container);
  root = createRoot(container);
  store = createStore();
  rendered = [];
});

afterEach(() => {
  root.unmount();
  container.remove();
});

it('renders a component once while the value stays the same', async () => {
  render(count);
  await settled();
  expect(rendered).toEqual([1]);
});

it('shows a value that is set between render and mount', async () => {
  render(count, () => store.set(count, 2));
  await expect.poll(() => container.textContent).toBe('2');
});

it('shows a value that is set after the mount', async () => {
  render(count);
  await expect.poll(() => container.textContent).toBe('1');
  await settled();
  store.set(count, 3);
  await expect.poll(() => container.textContent).toBe('3');
});

it('never shows the value of the previous atom', async () => {
  render(count);
  await expect.poll(() => container.textContent).toBe('1');
  render(other);
  await expect.poll(() => container.textContent).toBe('10');
  expect(rendered.slice(1)).not.toContain(1);
  store.set(other, 11);
  await expect.poll(() => container.textContent).toBe('11');
});
