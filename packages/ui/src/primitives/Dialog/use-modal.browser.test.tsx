import { type ReactNode, Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveModal, useModal } from './use-modal.ts';
import '../../theme/theme.css';

const NEVER = new Promise<void>(() => {});

function Modal({ open }: { open: boolean }) {
  return (
    <dialog {...useModal({ open })}>
      <button type="button">Inside</button>
    </dialog>
  );
}

function Hidden({ isHidden }: { isHidden: boolean }) {
  if (isHidden) use(NEVER);
  return null;
}

const opener = (
  <button type="button" id="opener" key="opener">
    Open
  </button>
);

let end = () => {};
let show: (page: ReactNode) => void;
beforeEach(() => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  show = (page) => flushSync(() => root.render(page));
  end = () => flushSync(() => root.unmount());
});
afterEach(() => {
  vi.restoreAllMocks();
  end();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const isOpen = () => find('dialog')?.matches(':modal') ?? false;
/** Focuses the opener and then opens the dialog. */
function openByButton(): void {
  show([opener, <Modal key="modal" open={false} />]);
  find('#opener')?.focus();
  show([opener, <Modal key="modal" open />]);
  expect(isOpen()).toBe(true);
  expect(document.activeElement).not.toBe(find('#opener'));
}

it('locks scrolling of the page while any dialog is open', () => {
  const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
  const showTwo = (first: boolean, second: boolean) =>
    show(
      <>
        <Modal open={first} />
        <Modal open={second} />
      </>,
    );
  showTwo(false, false);
  expect(isLocked()).toBe(false);
  showTwo(true, false);
  expect(isLocked()).toBe(true);
  showTwo(true, true);
  showTwo(false, true);
  expect(isLocked()).toBe(true);
  // Unmounts the dialog while it is open.
  show(null);
  expect(isLocked()).toBe(false);
});

it('returns the focus to the opener when the dialog is closed', () => {
  openByButton();
  show([opener, <Modal key="modal" open={false} />]);
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(find('#opener'));
});

it('returns the focus to the opener when an open dialog is unmounted, without calling close()', async () => {
  openByButton();
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  show([opener]);
  await expect.poll(() => document.activeElement).toBe(find('#opener'));
  // After the dialog is unmounted, `close()` would only make the browser restyle the whole page.
  expect(close).not.toHaveBeenCalled();
});

it('keeps the focus on another element that got it before the unmounted dialog returned it', async () => {
  openByButton();
  show([opener, <input key="next" id="next" />]);
  find('#next')?.focus();
  await Promise.resolve();
  expect(document.activeElement).toBe(find('#next'));
});

/** A modal inside an element that can be hidden. */
const hideable = (isHidden: boolean) => (
  <Suspense>
    <Modal open />
    <Hidden isHidden={isHidden} />
  </Suspense>
);

it('closes the modal while Suspense hides it, and opens it again when it is shown', async () => {
  show(hideable(false));
  expect(isOpen()).toBe(true);
  show(hideable(true));
  // A hidden modal must be closed. Otherwise it would block taps on the page behind it.
  await expect.poll(isOpen).toBe(false);
  // The `close` event, which the browser sends later, must not count as a close by the user.
  await new Promise(requestAnimationFrame);
  expect(isOpen()).toBe(false);
  show(hideable(false));
  expect(isOpen()).toBe(true);
});

it('keeps the modal open if it is hidden and shown again at once', async () => {
  for (const isHidden of [false, true, false]) show(hideable(isHidden));
  await Promise.resolve();
  expect(isOpen()).toBe(true);
});

it('closes the dialog in front at a step back, and no dialog that cannot be closed', () => {
  const left: string[] = [];
  function Leavable({ name }: { name: string }) {
    return <dialog {...useModal({ open: true, onLeave: () => left.push(name) })} />;
  }
  expect(leaveModal()).toBe(false);
  show([<Leavable key="behind" name="behind" />]);
  show([<Leavable key="behind" name="behind" />, <Leavable key="front" name="front" />]);
  expect(leaveModal()).toBe(true);
  show([<Leavable key="behind" name="behind" />]);
  expect(leaveModal()).toBe(true);
  expect(left).toEqual(['front', 'behind']);
  show([<Modal key="survey" open />]);
  expect(leaveModal()).toBe(false);
  expect(isOpen()).toBe(true);
});
