import { supportContact, type Ticket } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn } from 'storybook/test';
import { screenPictures } from '../../../../.storybook/pictures.ts';
import preview from '../../../../.storybook/preview.tsx';
import { FRESH } from '../primitives/Freshness/freshness.ts';
import {
  dated,
  expectNotRefreshed,
  expectOffline,
  expectRefreshing,
  NOT_REFRESHED,
  OFFLINE,
  REFRESHING,
} from '../testing/freshness.ts';
import { doubleText, expectNoSideScroll, expectSeen } from '../testing/story.ts';
import { SupportScreen, type SupportScreenProps } from './SupportScreen.tsx';

const items: readonly Ticket[] = fixtures.tickets;
const open: readonly Ticket[] = items.map((ticket, i) =>
  i === 0 ? { ...ticket, status: 'ABIERTO' } : ticket,
);
const retry = fn();
const contact = supportContact('tel:+52-55-1234-5678');
const CALL = { name: 'Llamar a soporte: +52 55 1234 5678' };

const args: SupportScreenProps = {
  active: { status: 'ready', freshness: FRESH, data: true },
  tickets: { status: 'ready', freshness: FRESH, items },
  creation: 'allowed',
  newNotifications: 0,
};

const meta = preview.meta({
  title: 'Screens/Support',
  parameters: { chromatic: screenPictures },
  component: SupportScreen,
  args,
  beforeEach() {
    retry.mockClear();
  },
});

export const Ready = meta.story({
  parameters: {
    states: [
      'support.list',
      'support.unread',
      'support.create',
      'support.open-ticket',
      'ticket.closed',
    ],
  },
  play: async ({ canvas }) => {
    const [first] = items;
    if (!first) throw new Error('the fixtures hold no ticket');
    await expect(canvas.getByText(first.folio)).toBeVisible();
    await expect(canvas.getByRole('link', { name: first.title })).toHaveAttribute(
      'href',
      `#/support/ticket/${first.id}`,
    );
    await expect(canvas.getAllByText('CERRADO')).toHaveLength(items.length);
    await expect(canvas.getByText('2 mensajes sin leer')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Crea un ticket' })).toHaveAttribute(
      'href',
      '#/support/new',
    );
    await expect(canvas.getByRole('link', { name: 'Volver' })).toHaveAttribute('href', '#/score');
  },
});

export const OneOpen = meta.story({
  name: 'One ticket open',
  args: { tickets: { status: 'ready', freshness: FRESH, items: open }, creation: 'has-open' },
  parameters: { states: ['support.create-hidden-open', 'ticket.open'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ABIERTO')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Crea un ticket' })).toBeNull();
    await expectSeen(/Podrás crear otro cuando se cierre/);
  },
});

export const MayNotCreate = meta.story({
  name: 'No right to create',
  args: { creation: 'not-allowed', tickets: { status: 'ready', freshness: FRESH, items: open } },
  parameters: { states: ['support.create-hidden'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Podrás crear otro/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Crea un ticket' })).toBeNull();
  },
});

export const Empty = meta.story({
  args: { tickets: { status: 'empty', freshness: FRESH }, contact },
  parameters: { states: ['support.empty-create'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Mis tickets' })).toBeVisible();
    await expect(canvas.getByText('Aquí veras todos tus tickets de soporte')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Crea un ticket' })).toBeVisible();
    await expect(canvas.queryByRole('link', CALL)).toBeNull();
  },
});

export const EmptyMayNotCreate = meta.story({
  name: 'Empty, no right to create',
  args: { tickets: { status: 'empty', freshness: FRESH }, creation: 'not-allowed' },
  parameters: { states: ['support.empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Crea un ticket' })).toBeNull();
  },
});

export const EmptyWithContact = meta.story({
  name: 'Empty, no right to create, a phone is configured',
  args: { tickets: { status: 'empty', freshness: FRESH }, creation: 'not-allowed', contact },
  parameters: { states: ['support.contact'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', CALL)).toHaveAttribute('href', 'tel:+52-55-1234-5678');
  },
});

export const InactiveWithContact = meta.story({
  name: 'Support not available, a phone is configured',
  args: { active: { status: 'ready', freshness: FRESH, data: false }, contact },
  parameters: { states: ['support.contact'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', CALL)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { tickets: { status: 'loading' }, creation: 'not-allowed', contact },
  parameters: { states: ['support.loading'] },
  play: async ({ canvas }) => {
    await expectSeen('Cargando...');
    await expect(canvas.getByRole('heading', { name: 'Mis tickets' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Crea un ticket' })).toBeNull();
  },
});

export const Failed = meta.story({
  args: { tickets: { status: 'error', failure: 'server', onRetry: retry } },
  parameters: { states: ['support.failure'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Mis tickets' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Crea un ticket' })).toHaveAttribute(
      'href',
      '#/support/new',
    );
  },
});

Failed.test('retries once per tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(retry).toHaveBeenCalledTimes(1);
});

export const FailedMayNotCreate = meta.story({
  name: 'Failed, no right to create',
  args: {
    tickets: { status: 'error', failure: 'server', onRetry: retry },
    creation: 'not-allowed',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Crea un ticket' })).toBeNull();
  },
});

export const NotChecked = meta.story({
  name: 'Failed: whether support is available',
  args: { active: { status: 'error', failure: 'server', onRetry: retry } },
  parameters: { states: ['support.not-checked'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No pudimos comprobar');
    await expect(canvas.queryByText(/habla con tu líder/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Crea un ticket' })).toBeNull();
  },
});

NotChecked.test('retries once per tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(retry).toHaveBeenCalledTimes(1);
});

export const Offline = meta.story({
  args: { tickets: { status: 'error', failure: 'offline', onRetry: retry } },
});

export const Inactive = meta.story({
  args: { active: { status: 'ready', freshness: FRESH, data: false } },
  parameters: { states: ['support.inactive', 'shell.back-support'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ir al juego' })).toHaveAttribute(
      'href',
      '#/score',
    );
    await expect(canvas.queryByText('Mis tickets')).toBeNull();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long titles, large numbers, text at 200 %, 320 px',
  args: {
    tickets: {
      status: 'ready',
      freshness: FRESH,
      items: items.map((ticket) => ({
        ...ticket,
        title: 'Mi tarjeta de regalo no tiene saldo y nadie en la tienda sabe qué hacer con ella',
        dont_read: 1284,
      })),
    },
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { tickets: dated(args.tickets, REFRESHING) },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { tickets: dated(args.tickets, NOT_REFRESHED) },
  play: expectNotRefreshed,
});

export const KeptOffline = meta.story({
  name: 'Offline, earlier data',
  parameters: { states: ['shell.offline'] },
  args: { tickets: dated(args.tickets, OFFLINE) },
  play: expectOffline,
});

Ready.test('the button to create a ticket takes taps', async ({ canvas, userEvent }) => {
  const tapped = fn((event: Event) => event.preventDefault());
  const create = canvas.getByRole('link', { name: 'Crea un ticket' });
  create.addEventListener('click', tapped);
  await userEvent.click(create);
  await expect(tapped).toHaveBeenCalledOnce();
});

Loading.test('does not offer the phone while the tickets load', async ({ canvas }) => {
  await expect(canvas.queryByRole('link', CALL)).toBeNull();
});
