// Writes the minimal Storybook, with which ours is compared. The minimal one has the same version, the addons docs and
// a11y, and twenty stories.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPONENTS = 5;
const NAMES = ['Ready', 'Long', 'Empty', 'Disabled'];

const MAIN = `import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
`;

const PREVIEW = `import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';

export default definePreview({ addons: [addonDocs(), addonA11y()], tags: ['autodocs'] });
`;

const component = (name: string) => `import { useState } from 'react';

export interface ${name}Props {
  /** Text of the button. */
  label: string;
  disabled?: boolean;
}

export function ${name}({ label, disabled = false }: ${name}Props) {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>${name}</h1>
      <button type="button" disabled={disabled} onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
    </main>
  );
}
`;

const stories = (name: string) => `import preview from '../.storybook/preview.tsx';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({ title: 'Parts/${name}', component: ${name}, args: { label: '${name}' } });

${NAMES.map((story) => `export const ${story} = meta.story({ args: { label: '${story}' } });`).join('\n')}
`;

/** Writes the project of the minimal Storybook into `folder`, which must be inside this repository. */
export function writeBare(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  for (const inner of ['.storybook', 'src']) mkdirSync(join(folder, inner), { recursive: true });
  write('package.json', '{ "name": "bare-storybook", "private": true, "type": "module" }\n');
  write('.storybook/main.ts', MAIN);
  write('.storybook/preview.tsx', PREVIEW);
  for (let at = 1; at <= COMPONENTS; at += 1) {
    write(`src/Part${at}.tsx`, component(`Part${at}`));
    write(`src/Part${at}.stories.tsx`, stories(`Part${at}`));
  }
}
