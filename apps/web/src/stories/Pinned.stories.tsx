import { paths } from '@gemas/domain';
import { BLENDER_SKU, db, fixtures, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { LOCAL_KEYS, local, OWNER_KEY } from '../state/core/storage.ts';
import { keepToken, screenHeading, seeToast } from '../testing/browser.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const PRODUCT = 'GET /products/:id';
const USER = fixtures.userFernanda;

/** Stores a pinned prize, as an earlier visit would have. */
function pin(over: Record<string, unknown> = {}): void {
  const pinned = { sku: BLENDER_SKU, name: 'Licuadora', image: '', price: 489, firstPrice: 489 };
  local.setItem(OWNER_KEY, String(USER.id));
  local.setItem(`${LOCAL_KEYS.pinnedPrize}:${USER.id}`, JSON.stringify({ ...pinned, ...over }));
}

const meta = preview.meta({
  title: 'Flows/Mi meta',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.score },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    keepToken(resetDb('48213'));
    pin();
  },
});

const card = () => screen.findByRole('region', { name: 'Mi meta' });
const asked = () => db.requests.filter(({ path }) => path === `/products/${BLENDER_SKU}`);

export const Reached = meta.story({
  parameters: { states: ['pinned.shown', 'pinned.reached'] },
  play: async () => {
    await expect(await card()).toHaveTextContent('¡Ya te alcanza!');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /Licuadora de vaso/ })).toBeVisible(),
    );
    await expect(asked()).toHaveLength(1);
  },
});

export const OnProfile = meta.story({
  name: 'On the profile, dearer by now',
  args: { path: paths.menu },
  parameters: { states: ['pinned.shown', 'pinned.dearer'] },
  beforeEach: () => pin({ price: 400, firstPrice: 400 }),
  play: async () => {
    await expect(await screen.findByText('Subió de 400 a 489 esmeraldas')).toBeVisible();
  },
});

export const Offline = meta.story({
  parameters: { states: ['pinned.unchecked', 'error.offline'] },
  beforeEach: () => setScenario('offline', { only: PRODUCT }),
  play: async () => {
    await expect(await screen.findByText(/No pudimos revisar su precio/)).toBeVisible();
    await expect(await card()).toHaveTextContent('¡Ya te alcanza!');
  },
});

export const Gone = meta.story({
  parameters: { states: ['pinned.gone'] },
  beforeEach: () => pin({ sku: '000000' }),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('Ya no está en la bóveda')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mi meta' })).toBeNull());
    await expect(await screenHeading(/Ávila/)).toHaveFocus();
  },
});

export const FromTheRow = meta.story({
  name: 'Pinned by its row, then replaced by another row',
  args: { path: paths.vault },
  parameters: { states: ['pinned.pinned', 'pinned.not-pinned'] },
  beforeEach: () => local.removeItem(`${LOCAL_KEYS.pinnedPrize}:${USER.id}`),
  play: async ({ userEvent }) => {
    const pins = await screen.findAllByRole('button', { name: /^Fijar como meta/ });
    const [first, second] = pins;
    if (!first || !second) throw new Error('Two prizes are listed');
    await userEvent.click(first);
    await expect(first).toHaveAccessibleName(/^Tu meta: .*Quitar$/);
    await seeToast('La ves en Juego y en Perfil.');
    await userEvent.click(second);
    await expect(first).toHaveAccessibleName(/^Fijar como meta/);
    await expect(second).toHaveAccessibleName(/^Tu meta/);
  },
});

export const TakenAway = meta.story({
  name: 'Unpinned on its detail',
  args: { path: paths.vaultDetails(BLENDER_SKU) },
  parameters: { states: ['pinned.pinned', 'pinned.not-pinned'] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar de mi meta' }));
    await expect(screen.getByRole('button', { name: 'Fijar como meta' })).toBeVisible();
  },
});
