// Writes the minimal Storybook, with which ours is compared. The minimal one has the same version, the addons docs and
// a11y, and twenty stories. The measured stories show the same screen in both, so that the screen itself does not count.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const COMPONENTS = 4;
const NAMES = ['Ready', 'Long', 'Empty', 'Disabled'];

const MAIN = `import { defineMain } from '@storybook/react-vite/node';
import { CLIENT_CONDITIONS } from '../../../../packages/tools/lib/conditions.ts';
import { directImports } from '../../../../packages/tools/stories/direct-imports.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), directImports()],
    resolve: { ...config.resolve, conditions: CLIENT_CONDITIONS },
  }),
});
`;

const PREVIEW = `import '@gemas/ui/theme.css';
import addonA11y from '@storybook/addon-a11y';
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

/** The stories 'Ready' and 'Affordable' of our screen Vault, with the same args and two more stories. */
const VAULT = `import { fixtures } from '@gemas/mocks';
import preview from '../.storybook/preview.tsx';
import { FRESH } from '../../../../packages/ui/src/primitives/Freshness/freshness.ts';
import { VaultScreen } from '../../../../packages/ui/src/screens/Vault/VaultScreen.tsx';

const { wallet: { balance }, products } = fixtures;
const ready = (...items) => ({ status: 'ready', freshness: FRESH, items });
const args = {
  balance,
  vaultOpen: true,
  newNotifications: 3,
  search: '',
  onSearch() {},
  category: null,
  tag: null,
  onSelect() {},
  results: ready(...products.slice(0, 12)),
  balanceFreshness: FRESH,
  hasMore: true,
  loadingMore: false,
  moreFailure: null,
  onLoadMore() {},
};
const meta = preview.meta({ title: 'Parts/Vault', component: VaultScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({});
export const Affordable = meta.story({ args: { results: ready({ ...products[0], price: balance }), hasMore: false } });
export const Short = meta.story({ args: { results: ready({ ...products[0], price: balance + 1 }) } });
export const Closed = meta.story({ args: { vaultOpen: false } });
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
  write('src/Vault.stories.tsx', VAULT);
}
