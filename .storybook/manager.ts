// Storybook compiles its manager with the classic JSX transform, so JSX files need a pragma and the name React.
import { createElement, type ReactElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { ChoiceTool } from './manager/ChoiceTool.tsx';
import { CompareTool } from './manager/CompareTool.tsx';
import { faultChoices, personaChoices } from './manager/choice-groups.ts';
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

const addTool = (id: string, title: string, render: () => ReactElement) =>
  addons.add(id, {
    type: types.TOOL,
    title,
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render,
  });

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

addons.register('tools', () => {
  // Storybook's own toolbar menus have no groups, which these long lists need.
  const menus = {
    persona: ['Persona', 'personas', 'raffle, 60010, driver', personaChoices],
    fault: ['Fault', 'faults', 'order, offline', faultChoices],
  } as const;
  for (const [global, [label, what, placeholder, groups]] of Object.entries(menus)) {
    addTool(`tools/${global}`, label, () =>
      createElement(ChoiceTool, { global, label, what, placeholder, groups }),
    );
  }
  addTool('tools/compare', 'Compare', () => createElement(CompareTool));
});
