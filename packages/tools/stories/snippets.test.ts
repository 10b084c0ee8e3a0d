import { describe, expect, it } from 'vitest';
import { snippetReader } from './snippets.ts';

const PATH = 'packages/ui/src/gem/Sign.stories.tsx';

/** Returns the snippet of a story file with the source `text`. All other files have the source `helper`. */
const snippetOf = (text: string, helper = '') =>
  snippetReader((path) => (path === PATH ? text : helper))(PATH);

const meta = (more: string) =>
  `const meta = preview.meta({ title: 'Components/Sign', ${more} });\n`;

describe('a snippet', () => {
  it('renders the component with the args of the meta and of the first story', () => {
    const { title, code } = snippetOf(
      `import { fn } from 'storybook/test';
import { Button } from './Button.tsx';
${meta("component: Button, args: { children: 'Canjear', wide: true, size: 'mini', onClick: fn() }")}
export const First = meta.story({ args: { size: 'regular', label: undefined } });
export const Second = meta.story({ args: { wide: false } });
`,
    );
    expect(title).toBe('Components/Sign');
    expect(code).toBe(`import { Button } from '@gemas/ui/components';

export const Example = () => <Button wide size="regular" onClick={() => {}}>Canjear</Button>;`);
  });

  it('contains what the args need, also from the helpers of stories, and nothing else', () => {
    const { code } = snippetOf(
      `import { fixtures } from '@gemas/mocks';
import { expect } from 'storybook/test';
import { pick } from '../testing/pick.ts';
import { Sign, type SignProps } from './Sign.tsx';
const unused = 1;
const [row] = fixtures.rows;
if (!row) throw new Error('No row');
const args: SignProps = { row: pick(row) };
${meta('component: Sign, args')}
export const First = meta.story({ play: () => expect(unused) });
`,
      `const rest = 2;\nexport const pick = (row: string) => row + rest;\nexport const other = 3;\n`,
    );
    expect(code).toBe(`import { fixtures } from '@gemas/mocks';
import { Sign, type SignProps } from 'packages/ui/src/gem/Sign.tsx'; // exported by no entry point

const rest = 2;

const pick = (row: string) => row + rest;

const [row] = fixtures.rows;

if (!row) throw new Error('No row');

const args: SignProps = { row: pick(row) };

export const Example = () => <Sign {...args} />;`);
  });

  it('gives the args to the parameter of a render function', () => {
    const { code } = snippetOf(
      `import { Sign } from './Sign.tsx';
${meta("component: Sign, args: { 'aria-label': 'a', wide: true }, render: ({ wide, ...rest }) => <p><Sign sizes={{ wide }} {...rest} /></p>")}
export const First = meta.story({});
`,
    );
    expect(code).toContain(`export const Example = () => {
  const { wide, ...rest } = {
    'aria-label': 'a',
    wide: true,
  } as const;
  return <p><Sign sizes={{ wide }} {...rest} /></p>;
};`);
  });

  it('cannot be generated for a story that renders something unknown', () => {
    expect(() =>
      snippetOf(`${meta('render: made')}\nexport const First = meta.story({});\n`),
    ).toThrow(PATH);
  });
});
