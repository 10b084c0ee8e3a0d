import { afterEach, expect, it, vi } from 'vitest';
import { keepOuterScroll, sendToStory } from './phone-page.ts';

let frame: HTMLIFrameElement;

afterEach(() => frame.remove());

async function openFrame(page: string): Promise<void> {
  frame = document.createElement('iframe');
  frame.srcdoc = page;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
}

it('sendToStory sends a message to the frame, but not to the page around it', async () => {
  const outside = vi.fn<(data: string) => void>();
  const listen = ({ data }: MessageEvent<unknown>) => outside(JSON.stringify(data) ?? '');
  window.addEventListener('message', listen);
  await openFrame('<script>window.__STORYBOOK_ADDONS_CHANNEL__ = {};</script>');
  const inside = new Promise<string>((resolve) => {
    frame.contentWindow?.addEventListener('message', ({ data }) => resolve(JSON.stringify(data)));
  });
  expect(sendToStory(frame, 'setCurrentStory', { storyId: 'a--b' })).toBe(true);
  expect(JSON.parse(await inside)).toMatchObject({
    key: 'storybook-channel',
    event: { type: 'setCurrentStory', args: [{ storyId: 'a--b' }] },
  });
  window.removeEventListener('message', listen);
  expect(outside.mock.calls.filter(([data]) => data.includes('setCurrentStory'))).toEqual([]);
});

it('sendToStory returns false if the story does not listen yet', async () => {
  await openFrame('');
  expect(sendToStory(frame, 'setCurrentStory', {})).toBe(false);
});

it('the page does not scroll if an element in a frame gets the focus', async () => {
  const above = document.createElement('div');
  above.style.height = '3000px';
  document.body.append(above);
  await openFrame('<button>Canjear</button>');
  keepOuterScroll(frame);
  const button = frame.contentDocument?.querySelector('button');
  button?.focus();
  button?.scrollIntoView();
  expect(frame.contentDocument?.activeElement).toBe(button);
  expect(window.scrollY).toBe(0);
  above.remove();
});
