import { afterEach, expect, it, vi } from 'vitest';
import { ignoreInnerPreviews } from './inner-previews.ts';

const MESSAGE = JSON.stringify({ key: 'storybook-channel', event: { type: 'setCurrentStory' } });

const seen = vi.fn<(data: unknown) => void>();
const listen = ({ data }: MessageEvent<unknown>) => seen(data);
let frame: HTMLIFrameElement | undefined;
let stop = () => {};

afterEach(() => {
  stop();
  frame?.remove();
  window.removeEventListener('message', listen);
  seen.mockClear();
});

/** A frame in this page that sends it a message of Storybook's and one of its own. */
function openFrame(): void {
  frame = document.createElement('iframe');
  frame.srcdoc = `<script>parent.postMessage(${JSON.stringify(MESSAGE)}, '*'); parent.postMessage('played', '*')</script>`;
  document.body.append(frame);
}

it('keeps the messages of stories in frames from the page around them, and no others', async () => {
  window.addEventListener('message', listen);
  stop = ignoreInnerPreviews();
  openFrame();
  await expect.poll(() => seen.mock.calls).toContainEqual(['played']);
  expect(seen.mock.calls).not.toContainEqual([MESSAGE]);
  window.postMessage(MESSAGE);
  await expect.poll(() => seen.mock.calls).toContainEqual([MESSAGE]);
});

it('ends', async () => {
  window.addEventListener('message', listen);
  ignoreInnerPreviews()();
  openFrame();
  await expect.poll(() => seen.mock.calls).toContainEqual([MESSAGE]);
});
