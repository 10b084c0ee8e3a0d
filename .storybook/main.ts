import { defineMain } from '@storybook/react-vite/node';
import { mergeConfig } from 'vite';
import { CLIENT_CONDITIONS } from '../packages/tools/lib/conditions.ts';
import { NO_SOURCES } from '../packages/tools/lib/sources.ts';
import { catalogue } from '../packages/tools/stories/catalogue.ts';
import { shownName } from '../packages/tools/stories/story-name.ts';
import { specHead, styleHead } from './manager/head.ts';

/** Addons for readers of the catalogue, which the tests of stories do not need. */
const FOR_READERS = [
  '@chromatic-com/storybook',
  'storybook-addon-pseudo-states',
  'storybook-addon-tag-badges',
  '@storybook/addon-mcp',
];

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    // The title of a page is the name of its file, unless the page sets one.
    { directory: './pages/start', titlePrefix: 'Start' },
    { directory: './pages/project', titlePrefix: 'Project' },
    { directory: './pages/foundations', titlePrefix: 'Foundations' },
    { directory: './pages/packages', titlePrefix: 'Packages' },
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/web/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    ...(process.env.VITEST === 'true' ? [] : FOR_READERS),
    // Adds badges to the stories, and aliases under which the search finds them.
    './preset.ts',
  ],
  staticDirs: [
    '../mocks/public',
    { from: '../node_modules/@fontsource-variable/figtree/files', to: '/fonts' },
  ],
  // Storybook's tools for backgrounds and outlines are left out, so that our own menus fit into the toolbar of a laptop.
  // Each story already has the app's background.
  features: {
    backgrounds: false,
    outline: false,
    experimentalTestSyntax: true,
    sidebarOnboardingChecklist: false,
  },
  // Hides tests of a story in the sidebar. The reader can show them with the filter of the sidebar.
  tags: { 'test-fn': { defaultFilterSelection: 'exclude' } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Writes the names of stories in sentence case: 'Secondary mini', not Storybook's 'Secondary Mini'.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      createIndex: async (file, options) =>
        (await indexer.createIndex(file, options)).map((entry) =>
          entry.name === undefined ? entry : { ...entry, name: shownName(entry.name) },
        ),
    })),
  managerHead: (head = '') => head + styleHead() + specHead(),
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [catalogue()],
      resolve: { conditions: CLIENT_CONDITIONS },
      // Keeps the names of components in a build, because documentation pages show the names in the source of a story.
      build: { rolldownOptions: { output: { keepNames: true } } },
      // A change in these folders changes no story.
      server: { watch: { ignored: NO_SOURCES.map((name) => `**/${name}/**`) } },
    }),
});
