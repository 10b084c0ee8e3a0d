import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { ChoiceTool } from './manager/ChoiceTool.tsx';
import { CompareTool } from './manager/CompareTool.tsx';
import { faultChoices, personaChoices } from './manager/choice-groups.ts';
import { SpecPanel, SpecTitle } from './manager/SpecPanel.tsx';
import { tagBadges } from './manager/tag-badges.ts';
import { theme } from './manager/theme.ts';

// The panel is beside the story, because below it the panel would cover the lower half of the phone.
addons.setConfig({
  theme,
  sidebar: { showRoots: true },
  layout: { panelPosition: 'right' },
  tagBadges,
});

addons.register('spec', () => {
  addons.add('spec/panel', {
    type: types.PANEL,
    title: SpecTitle,
    paramKey: 'states',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => createElement(SpecPanel, { active: active ?? false }),
  });
  // Moves this panel next to the panel Controls. As the last tab it would be out of view on a laptop.
  const panels = addons.getElements(types.PANEL);
  for (const id of Object.keys(panels)) {
    const panel = panels[id];
    if (!panel || id === 'spec/panel' || id.startsWith('addon-controls')) continue;
    delete panels[id];
    panels[id] = panel;
  }
});

addons.register('choices', () => {
  // These menus are our own, because those of Storybook have no groups, and it is hard to choose from 42 unsorted
  // items.
  const tools = [
    {
      global: 'persona',
      label: 'Persona',
      what: ['persona', 'personas'],
      placeholder: 'raffle, 60010, driver',
      groups: personaChoices,
    },
    {
      global: 'fault',
      label: 'Fault',
      what: ['fault', 'faults'],
      placeholder: 'order, offline',
      groups: faultChoices,
    },
  ] as const;
  for (const tool of tools) {
    addons.add(`choices/${tool.global}`, {
      type: types.TOOL,
      title: tool.label,
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => createElement(ChoiceTool, tool),
    });
  }
});

addons.register('compare', () => {
  addons.add('compare/tool', {
    type: types.TOOL,
    title: 'Compare',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(CompareTool),
  });
});
