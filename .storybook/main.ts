import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { storyDependencies } from './dependencies.ts';
import { storiesByState } from './stories-by-state.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './**/*.mdx',
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: ['../mocks/public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [storiesByState()],
      optimizeDeps: { include: storyDependencies() },
    }),
});
