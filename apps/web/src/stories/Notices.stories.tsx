import { paths } from '@gemas/domain';
import { db, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { keepToken, screenHeading } from '../testing/browser.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const FERNANDA = '48213';

const meta = preview.meta({
  title: 'Flows/Notices and help',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.notifications },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    keepToken(resetDb(FERNANDA));
  },
});

const sent = () => db.requests.filter(({ path }) => path === '/notifications/viewed');
const heading = (name: string | RegExp) => screenHeading(name);

export const Viewed = meta.story({
  name: 'New notices are sent as viewed once and stay marked',
  parameters: { states: ['notifications.viewed'] },
  play: async ({ mount }) => {
    await mount();
    await expect(await heading('Notificaciones')).toBeVisible();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const body = sent()[0]?.body as { notifications: number[] };
    await expect(body.notifications).toHaveLength(3);
    await expect(screen.getAllByText('Nueva')).toHaveLength(3);
    await expect(screen.getByRole('link', { name: 'Perfil' })).toBeVisible();
  },
});

export const NoMaterialChosen = meta.story({
  args: { path: paths.material },
  parameters: { states: ['material.none'] },
  play: async () => {
    await expect(await heading('Ayuda')).toBeVisible();
    await expect(window.location.hash).toBe('#/help/materials');
  },
});

export const KeptMaterials = meta.story({
  args: { path: paths.help('materials') },
  parameters: { states: ['cache.materials'] },
  play: async ({ mount }) => {
    const seen = () => screen.findByText('Cómo activar a un cliente');
    await mount(<ConnectedApp key="first" path={paths.help('materials')} />);
    await expect(await seen()).toBeVisible();
    setScenario('offline', { only: 'GET /materials' });
    await mount(<ConnectedApp key="second" path={paths.help('materials')} />);
    await expect(await seen()).toBeVisible();
    await expect(screen.queryByText('No pudimos cargar los materiales')).toBeNull();
  },
});
