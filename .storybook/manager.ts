// Storybook compiles its manager with the classic JSX transform, so JSX files need a pragma and the name React.
import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { SpecPanel } from './manager/SpecPanel.tsx';
import { tagBadges } from './manager/tag-badges.ts';
import { theme } from './manager/theme.ts';

// The panel is on the right, because a panel below the story would cover the lower half of the phone.
addons.setConfig({
  theme,
  // Storybook renders all open rows of the sidebar again at each choice, so only the first part is open.
  sidebar: {
    showRoots: true,
    collapsedRoots: ['foundations', 'components', 'screens', 'flows', 'packages', 'project'],
  },
  layout: {
    panelPosition: 'right',
    // Storybook starts with these sizes. On a laptop of 1280 px, a phone fits between the sidebar and the four tabs of
    // `FIRST_PANELS`.
    recentVisibleSizes: { navSize: 260, rightPanelWidth: 512, bottomPanelHeight: 300 },
  },
  tagBadges,
});

/** Panels whose tabs fit beside a story on a laptop, in this order. The tabs of other panels follow. */
const FIRST_PANELS = [
  'addon-controls',
  'spec/panel',
  'storybook/interactions/panel',
  'storybook/a11y/panel',
];

addons.register('spec', () => {
  addons.add('spec/panel', {
    type: types.PANEL,
    title: 'Spec',
    paramKey: 'states',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => createElement(SpecPanel, { active: active ?? false }),
  });
  const panels = addons.getElements(types.PANEL);
  for (const id of new Set([...FIRST_PANELS, ...Object.keys(panels)])) {
    const panel = panels[id];
    if (!panel) continue;
    // A key that is added again becomes the last key.
    delete panels[id];
    panels[id] = panel;
  }
});
