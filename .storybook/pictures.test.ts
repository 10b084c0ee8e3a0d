import { modesOf } from '@gemas/tools/pictures/modes';
import { expect, it } from 'vitest';
import { pictures, screenPictures } from './pictures.ts';

const WIDTHS = { phone: 390, small: 360 } as const;

/** Returns the width and text size of each mode. */
const seen = (modes: Readonly<Record<string, { viewport: 'phone' | 'small'; text?: number }>>) =>
  Object.values(modes).map(({ viewport, text = 100 }) => [WIDTHS[viewport], text]);
const atHome = (importPath: string) =>
  modesOf({ importPath }).map(({ width, text }) => [width, text ?? 100]);

it('takes the pictures that npm run check:pictures takes', () => {
  expect(seen(pictures.modes)).toEqual(atHome('./packages/ui/src/vault/Row/Row.stories.tsx'));
  expect(seen(screenPictures.modes)).toEqual(
    atHome('./packages/ui/src/screens/Vault/Vault.stories.tsx'),
  );
});
