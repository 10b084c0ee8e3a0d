import { paths } from '@gemas/domain';
import { db, handlers, resetDb } from '@gemas/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { keepToken, screenHeading } from '../testing/browser.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const enterAs = (code: string) => keepToken(resetDb(code));

const meta = preview.meta({
  title: 'Flows/Today',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.score },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    enterAs('48213');
  },
});

const today = () => screen.findByRole('link', { name: /Ver mi historial/ });

export const ToHistory = meta.story({
  name: 'An activator, and on to the own history',
  parameters: { states: ['today.under', 'today.history'] },
  play: async ({ userEvent }) => {
    await expect(await today()).toHaveTextContent('Hoy 3 de 5');
    await waitFor(async () => expect(await today()).toHaveTextContent(/esta semana|cumplida/));
    await userEvent.click(await today());
    await expect(await screenHeading('Historial de activaciones')).toBeVisible();
  },
});

export const SmallPhone = meta.story({
  name: 'In the first view of Score, 360 × 640',
  globals: { viewport: { value: 'small' } },
  play: async () => {
    for (const link of [await today(), screen.getByRole('link', { name: 'VER LOS PREMIOS' })]) {
      const { bottom } = link.getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
});

export const Driver = meta.story({
  parameters: { states: ['today.agency'] },
  beforeEach: () => enterAs('33190'),
  play: async () => {
    await expect(await today()).toHaveTextContent('Tu agencia. Hoy');
  },
});

export const Promoter = meta.story({
  name: 'Another role',
  parameters: { states: ['today.hidden'] },
  beforeEach: () => enterAs('40210'),
  play: async () => {
    await screen.findByRole('region', { name: 'Tu región' });
    await expect(screen.queryByRole('link', { name: /Ver mi historial/ })).toBeNull();
  },
});

export const Closed = meta.story({
  name: 'Game closed',
  parameters: { states: ['today.hidden'] },
  beforeEach: () => enterAs('60013'),
  play: async () => {
    await expect(await screen.findByText(/Gracias por una gran temporada/)).toBeVisible();
    await expect(screen.queryByRole('link', { name: /Ver mi historial/ })).toBeNull();
    await expect(db.requests.filter(({ path }) => path.startsWith('/stats'))).toEqual([]);
  },
});
