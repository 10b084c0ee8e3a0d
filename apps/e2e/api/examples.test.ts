import { DOCUMENT } from '@gemas/tools/api/contract';
import { readSource } from '@gemas/tools/lib/sources';
import { expect, it } from 'vitest';
import { withExamples } from './examples.ts';

it('the examples of the document are what the personas get today (npm run api)', async () => {
  const text = readSource(DOCUMENT);
  expect((await withExamples(text)) === text).toBe(true);
});
