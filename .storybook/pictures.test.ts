import { modesOf } from '@gemas/tools/pictures/modes';
import { expect, it } from 'vitest';
import { pictures, screenPictures, withoutPictureOfTest } from './pictures.ts';

const WIDTHS = { phone: 390, small: 360 } as const;

/** Returns the width and text size of each mode. */
const seen = (modes: Readonly<Record<string, { viewport: 'phone' | 'small'; text?: number }>>) =>
  Object.values(modes).map(({ viewport, text = 100 }) => [WIDTHS[viewport], text]);
const atHome = (importPath: string) =>
  modesOf({ importPath }).map(({ width, text }) => [width, text ?? 100]);

it('Chromatic uses the same modes as npm run check:pictures', () => {
  expect(seen(pictures.modes)).toEqual(atHome('./packages/ui/src/vault/Row/Row.stories.tsx'));
  expect(seen(screenPictures.modes)).toEqual(
    atHome('./packages/ui/src/screens/Vault/Vault.stories.tsx'),
  );
});

it('Chromatic takes no pictures of the tests of stories', () => {
  const story = (tags: string[]) => ({ tags, parameters: { chromatic: pictures }, argTypes: {} });
  const test = story(['test-fn']);
  withoutPictureOfTest(test);
  expect(test.parameters.chromatic).toEqual({ ...pictures, disableSnapshot: true });
  const ordinary = story(['autodocs']);
  withoutPictureOfTest(ordinary);
  expect(ordinary.parameters.chromatic).toEqual(pictures);
});
