import type { TicketThread } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, fn, waitFor } from 'storybook/test';
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
import { TicketThreadScreen, type TicketThreadScreenProps } from './TicketThreadScreen.tsx';

const OWN = 'Fernanda Hernández Ávila';

const closed: TicketThread = fixtures.threads[0] ?? {
  title: '',
  folio: '',
  status: 'CERRADO',
  comments: [],
};
const opened: TicketThread = { ...closed, status: 'ABIERTO' };
const retry = fn();

const args: TicketThreadScreenProps = {
  ticket: { status: 'ready', freshness: FRESH, data: opened },
  folio: '20418',
  ownName: OWN,
  canCreate: true,
};

const meta = preview.meta({
  title: 'Screens/TicketThread',
  parameters: { chromatic: screenPictures },
  component: TicketThreadScreen,
  args,
  beforeEach() {
    retry.mockClear();
  },
});

export const Open = meta.story({
  parameters: { states: ['messages.thread'] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: `Ticket con folio: ${opened.folio}` }),
    ).toBeInTheDocument();
    await expect(canvas.getAllByText(/ dijo:$/)).toHaveLength(opened.comments.length);
    await expect(canvas.getByText('ABIERTO')).toBeInTheDocument();
    await expect(canvas.getByText('Soporte te responderá aquí.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

export const UnshowableMessage = meta.story({
  name: 'Message of which nothing can be shown',
  args: {
    ticket: {
      status: 'ready',
      freshness: FRESH,
      data: {
        ...opened,
        comments: [
          { user: 'Soporte', content: '<div><frameset onload=alert(1)>//</div>', time_ago: 'hoy' },
          ...opened.comments.slice(-1),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/ dijo:$/)).toHaveLength(2);
    await expect(await canvas.findByText(/Listo, ya puedes ver/)).toBeVisible();
  },
});

export const Closed = meta.story({
  args: { ticket: { status: 'ready', freshness: FRESH, data: closed } },
  parameters: { states: ['messages.closed'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Este ticket está cerrado/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Crea un ticket' })).toHaveAttribute(
      'href',
      '#/support/new',
    );
  },
});

export const SmallPhone = meta.story({
  name: 'The foot does not cover the newest message, 360 × 640',
  args: { ticket: { status: 'ready', freshness: FRESH, data: closed } },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const top = () => canvas.getByText(/Este ticket está cerrado/).getBoundingClientRect().top;
    const newest = canvas.getByText(closed.comments.at(-1)?.time_ago ?? '');
    await waitFor(() => expect(newest.getBoundingClientRect().bottom).toBeLessThan(top()));
  },
});

export const ClosedMayNotCreate = meta.story({
  name: 'Closed, no right to create',
  args: { ticket: { status: 'ready', freshness: FRESH, data: closed }, canCreate: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Crea un ticket' })).toBeNull();
  },
});

export const Long = meta.story({
  name: 'Extremes: 200 messages',
  args: {
    ticket: {
      status: 'ready',
      freshness: FRESH,
      data: {
        ...opened,
        comments: Array.from({ length: 200 }, (_, i) => ({
          user: i % 2 === 0 ? OWN : 'Soporte',
          content: `<p>Mensaje ${i + 1}</p>`,
          time_ago: `hace ${200 - i} horas`,
        })),
      },
    },
  },
  parameters: { states: ['messages.long'] },
  play: async ({ canvas }) => {
    // Rows are rendered again while their heights are measured.
    await waitFor(() => {
      const newest = canvas.getByText('Mensaje 200');
      expect(newest).toBeVisible();
      expect(newest.closest('li')).toHaveAttribute('aria-posinset', '200');
      expect(newest.closest('li')).toHaveAttribute('aria-setsize', '200');
      expect(canvas.getAllByText(/ dijo:$/).length).toBeLessThan(40);
    });
  },
});

export const Empty = meta.story({
  args: { ticket: { status: 'ready', freshness: FRESH, data: { ...opened, comments: [] } } },
  parameters: { states: ['messages.empty'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no hay mensajes.')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { ticket: { status: 'loading' } },
  parameters: { states: ['messages.loading'] },
  play: async ({ canvas }) => {
    await expectSeen('Cargando...');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Ticket con folio: 20418',
    );
  },
});

export const FolioUnknown = meta.story({
  name: 'Loading, folio not known',
  args: { ticket: { status: 'loading' }, folio: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Ticket de soporte');
  },
});

export const Failed = meta.story({
  args: { ticket: { status: 'error', failure: 'server', onRetry: retry } },
  parameters: { states: ['messages.failure'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Ticket con folio: 20418',
    );
  },
});

Failed.test('retries once per tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(retry).toHaveBeenCalledTimes(1);
});

export const Missing = meta.story({
  name: 'No such ticket (404)',
  args: { ticket: { status: 'error', failure: 'missing', onRetry: retry } },
  parameters: { states: ['messages.missing'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Este ticket ya no existe')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver mis tickets' })).toHaveAttribute(
      'href',
      '#/support',
    );
    await expect(canvas.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  },
});

export const Offline = meta.story({
  args: { ticket: { status: 'error', failure: 'offline', onRetry: retry } },
});

export const Extremes = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});

export const Refreshing = meta.story({
  name: 'Being refreshed',
  parameters: { states: ['shell.refreshing'] },
  args: { ticket: dated(args.ticket, REFRESHING) },
  play: expectRefreshing,
});

export const NotRefreshed = meta.story({
  name: 'Not refreshed',
  parameters: { states: ['shell.not-refreshed'] },
  args: { ticket: dated(args.ticket, NOT_REFRESHED) },
  play: expectNotRefreshed,
});

export const KeptOffline = meta.story({
  name: 'Offline, earlier data',
  parameters: { states: ['shell.offline'] },
  args: { ticket: dated(args.ticket, OFFLINE) },
  play: expectOffline,
});
