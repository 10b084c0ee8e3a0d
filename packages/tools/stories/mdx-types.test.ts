import { expect, it } from 'vitest';
import { problemsIn } from './mdx-types.ts';

const page = (text: string) => `import { Tile } from './lists.tsx';\n\n# Gems\n\n${text}\n`;

it('problemsIn reports wrong props, unknown imports and unknown components of a page', async () => {
  const problems = await problemsIn({
    '.storybook/pages/foundations/Right.mdx': page('<Tile name="Gem">8</Tile>'),
    '.storybook/pages/foundations/Wrong.mdx': page('<Tile>8</Tile>'),
    '.storybook/pages/foundations/Gone.mdx': "import { Gone } from './gone.tsx';\n\n<Gone />\n",
  });
  expect(problems.filter((line) => line.includes('Right.mdx'))).toEqual([]);
  expect(problems.filter((line) => line.includes('Wrong.mdx')).join()).toContain("'name'");
  expect(problems.filter((line) => line.includes('Gone.mdx')).join()).toContain('./gone.tsx');
});

it('problemsIn rejects for a page with a syntax error', async () => {
  await expect(problemsIn({ '.storybook/pages/Open.mdx': '<ul>\n' })).rejects.toThrow();
});
