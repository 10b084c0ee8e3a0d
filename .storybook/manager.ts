import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
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
