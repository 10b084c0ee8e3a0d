// Renders every story to HTML in Node. A story fails if rendering throws or prints to the console, or if its HTML uses a
// style that ServerStyleSheet has not collected.
import { composeStory, type Meta, type StoryObj } from '@storybook/react-vite';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { afterEach, expect, it, vi } from 'vitest';

// The project's addons, decorators and mocks need a browser, so the stories get a preview without them.
vi.mock('../../../.storybook/preview.tsx', async () => {
  const { definePreview } = await import('@storybook/react-vite');
  return { default: definePreview({ addons: [] }) };
});

// The sandbox of a video player depends on the origin of the page, so VideoFrame needs a browser. IntroDialog opens with
// a video player.
const files = import.meta.glob<Record<string, { input: StoryObj; meta: { input: Meta } }>>(
  [
    './**/*.stories.tsx',
    '!./materials/VideoFrame.stories.tsx',
    '!./intros/IntroDialog.stories.tsx',
  ],
  { eager: true },
);
const stories = Object.values(files).flatMap((file) =>
  Object.entries(file).map(
    ([name, { input, meta }]) => [meta.input.title, name, composeStory(input, meta.input)] as const,
  ),
);

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(stories)('%s: %s is rendered on a server', (_title, _name, Story) => {
  const error = vi.spyOn(console, 'error');
  const warn = vi.spyOn(console, 'warn');
  const sheet = new ServerStyleSheet();
  const html = renderToString(sheet.collectStyles(createElement(Story)));
  const styles = new Set(sheet.getStyleTags().match(/(?<=\.)[A-Za-z][\w-]*/g));
  sheet.seal();
  // A styled element has a class name for its component, which begins with 'sc-', and others for its styles.
  const unstyled = [...html.matchAll(/ class="([^"]*\bsc-[^"]*)"/g)].filter(
    ([, names = '']) => !names.split(' ').some((name) => styles.has(name)),
  );
  expect(unstyled).toEqual([]);
  expect(error).not.toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});
