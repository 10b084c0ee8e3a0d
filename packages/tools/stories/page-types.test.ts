import { expect, it } from 'vitest';
import { problemsIn } from './page-types.ts';

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

it('problemsIn reports a source for copying that does not compile', async () => {
  const lines = (example: string) =>
    `import { Button } from '@gemas/ui/components';\n\nexport const Example = () => ${example};\n`;
  const problems = await problemsIn(
    {},
    {
      'Components/Right': lines('<Button onClick={() => {}}>Canjear</Button>'),
      'Components/Spread': lines('<Button {...args} />'),
      'Components/Helper': lines('<Button onClick={fn()} />'),
      'Components/Untyped': 'export const Example = (args) => <p {...args} />;\n',
      'Components/Gone': "import { Gone } from '@gemas/ui/components';\n\nexport default Gone;\n",
    },
  );
  expect(problems.map((line) => line.split('(')[0]).sort()).toEqual(
    ['Gone', 'Helper', 'Spread', 'Untyped'].map(
      (name) => `.storybook/copied/Components/${name}.tsx`,
    ),
  );
});
