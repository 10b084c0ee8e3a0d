import { expect, it } from 'vitest';
import { pictures, withoutPictureOfTest } from './pictures.ts';

it('a test of a story has no picture', () => {
  const story = (tags: string[]) => ({ tags, parameters: { chromatic: pictures }, argTypes: {} });
  const test = story(['test-fn']);
  withoutPictureOfTest(test);
  expect(test.parameters.chromatic).toEqual({ ...pictures, disableSnapshot: true });
  const ordinary = story(['autodocs']);
  withoutPictureOfTest(ordinary);
  expect(ordinary.parameters.chromatic).toEqual(pictures);
});
