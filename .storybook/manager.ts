import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { ChoiceTool } from './manager/ChoiceTool.tsx';
import { faultChoices, personaChoices } from './manager/choices.ts';
import { SpecPanel, SpecTitle } from './manager/SpecPanel.tsx';
import { theme } from './manager/theme.ts';

// Beside the phone, not below it: there a state would lose its lower half.
addons.setConfig({ theme, sidebar: { showRoots: true }, panelPosition: 'right' });

addons.register('spec', () => {
  addons.add('spec/panel', {
    type: types.PANEL,
    title: SpecTitle,
    paramKey: 'states',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => createElement(SpecPanel, { active: active ?? false }),
  });
});

addons.register('choices', () => {
  // A list of 42 in the order of their making is nothing to choose from: Storybook's own menu has no groups.
  const tools = [
    {
      global: 'persona',
      label: 'Persona',
      placeholder: 'raffle, 60010, driver',
      groups: personaChoices,
    },
    { global: 'fault', label: 'Fault', placeholder: 'order, offline', groups: faultChoices },
  ];
  for (const tool of tools) {
    addons.add(`choices/${tool.global}`, {
      type: types.TOOL,
      title: tool.label,
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => createElement(ChoiceTool, tool),
    });
  }
});
