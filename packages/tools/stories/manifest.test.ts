import { expect, it } from 'vitest';
import { describeComponents, importOf } from './manifest.ts';

const FORM = './packages/ui/src/address/AddressForm/AddressForm.stories.tsx';
const TABLE = './packages/ui/src/ranking/TeamTable/TeamTable.stories.tsx';

it('importOf imports a component from the entry point that exports it, otherwise from its file', () => {
  expect(importOf('TeamTable', TABLE)).toBe("import { TeamTable } from '@gemas/ui/components';");
  expect(importOf('TodayCard', './TodayCard.stories.tsx')).toBe(
    "import { TodayCard } from '@gemas/ui';",
  );
  expect(importOf('AddressForm', FORM)).toContain('address/AddressForm/AddressForm.tsx');
});

it('describeComponents adds props only to components for which Storybook found none', () => {
  const docgen = { props: {} };
  const components = {
    form: { path: FORM, error: { name: 'No component definition found' }, reactDocgen: undefined },
    table: { path: TABLE, reactDocgen: docgen },
    gone: { path: './gone.stories.tsx', error: { name: 'gone' } },
  };
  describeComponents({ components: { components } });
  expect(components.form).not.toHaveProperty('error');
  expect(components.form.reactDocgen).toMatchObject({ displayName: 'AddressForm' });
  const { props } = components.form.reactDocgen as unknown as { props: object };
  expect(Object.keys(props).length).toBeGreaterThan(2);
  expect(components.table.reactDocgen).toBe(docgen);
  expect(components.gone).toEqual({ path: './gone.stories.tsx', error: { name: 'gone' } });
});

it('describeComponents does nothing without a manifest of components', () => {
  expect(describeComponents({})).toEqual({});
});
