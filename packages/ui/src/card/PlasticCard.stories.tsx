import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { PlasticCard } from './PlasticCard.tsx';

const meta = preview.meta({
  title: 'Components/Card/PlasticCard',
  component: PlasticCard,
  args: { number: '5210004833172401' },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Empty = meta.story({
  args: { number: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('•••• •••• •••• ••••')).toBeVisible();
  },
});

export const Typed = meta.story({
  name: 'Half typed',
  args: { number: '5210 0048 33' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5210 0048 33•• ••••')).toBeVisible();
  },
});

export const Filled = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('5210 0048 3317 2401')).toBeVisible();
    // The picture of the card is hidden from screen readers, which read the number from the field.
    await expect(canvasElement.querySelector('[aria-hidden=true]')).toHaveTextContent('5210');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const TooLong = meta.story({
  name: 'More than 16 digits',
  args: { number: '0121 8000 1234 5678 97' },
  globals: { viewport: { value: 'tiny' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0121 8000 1234 5678 97')).toBeVisible();
    await expectNoSideScroll();
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async ({ canvas }) => {
    await expectNoSideScroll();
    // The number must stay on one line at any text size.
    const digits = canvas.getByText('5210 0048 3317 2401');
    const lineHeight = Number.parseFloat(getComputedStyle(digits).lineHeight);
    await expect(digits.getBoundingClientRect().height).toBeLessThan(lineHeight * 1.5);
    await expect(digits.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth - 16);
  },
});
