import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPressing } from '../../platform/pressing.ts';
import { mouse } from '../../testing/mouse.ts';
import { useModal } from './use-modal.ts';
import { useWhenFree } from './use-when-free.ts';

/** Presses or releases the left mouse button in the middle of the link. */
function press(type: Parameters<typeof mouse>[0]): Promise<unknown> {
  const { left, top, width, height } = link().getBoundingClientRect();
  return mouse(type, { x: left + width / 2, y: top + height / 2 });
}

function Modal({ open, label }: { open: boolean; label: string }) {
  return <dialog {...useModal({ open })} aria-label={label} />;
}

/** A dialog that opens by itself. */
function Late({ isWanted }: { isWanted: boolean }) {
  return <Modal open={useWhenFree(isWanted)} label="late" />;
}

const clicked = vi.fn();
let show: (page: ReactNode) => void;
let end = () => {};

beforeEach(() => {
  watchPressing();
  clicked.mockClear();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  show = (page) => flushSync(() => root.render(page));
  end = () => flushSync(() => root.unmount());
});
afterEach(() => end());

const link = () => document.querySelector('button') as HTMLButtonElement;
const isOpen = () =>
  document.querySelector('dialog[aria-label="late"]')?.matches(':modal') === true;

/** Shows a page with a button, a text field, perhaps another dialog, and the late dialog. */
const page = (isWanted: boolean, other = false) =>
  show(
    <>
      <button type="button" onClick={clicked}>
        Ver los premios
      </button>
      <input />
      <Modal open={other} label="other" />
      <Late isWanted={isWanted} />
    </>,
  );

describe('a dialog that opens by itself (decision 56)', () => {
  it('opens at once if the user does nothing else, and closes', () => {
    page(true);
    expect(isOpen()).toBe(true);
    page(false);
    expect(isOpen()).toBe(false);
  });

  it('does not open over another dialog, but after it', () => {
    page(false, true);
    page(true, true);
    expect(isOpen()).toBe(false);
    page(true, false);
    expect(isOpen()).toBe(true);
  });

  it('stays open although it is itself an open dialog', () => {
    page(true);
    page(true);
    expect(isOpen()).toBe(true);
  });

  it('does not open while the user is in a text field', async () => {
    page(false);
    const field = document.querySelector('input');
    field?.focus();
    page(true);
    expect(isOpen()).toBe(false);
    field?.blur();
    await expect.poll(() => isOpen()).toBe(true);
  });

  it('does not swallow a tap that has begun: it opens after the tap', async () => {
    page(false);
    await press('mousePressed');
    page(true);
    expect(isOpen()).toBe(false);
    await press('mouseReleased');
    await expect.poll(() => clicked.mock.calls.length).toBe(1);
    await expect.poll(() => isOpen()).toBe(true);
  });
});
