import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { useModal } from './use-modal.ts';
import '../../theme/theme.css';

function Modal({ open }: { open: boolean }) {
  return <dialog {...useModal({ open })} />;
}

it('keeps the page behind from scrolling while any dialog is open', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (first: boolean, second: boolean) =>
    flushSync(() =>
      root.render(
        <>
          <Modal open={first} />
          <Modal open={second} />
        </>,
      ),
    );
  const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
  show(false, false);
  expect(isLocked()).toBe(false);
  show(true, false);
  expect(isLocked()).toBe(true);
  show(true, true);
  show(false, true);
  expect(isLocked()).toBe(true);
  // Taken out of the page while it is open.
  flushSync(() => root.unmount());
  expect(isLocked()).toBe(false);
});
