import type { TicketThread } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { still } from '../testing/still.ts';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { TicketMessages } from './TicketMessages.tsx';

const OWN = 'Fernanda Hernández Ávila';
const [thread] = fixtures.threads;
if (!thread) throw new Error('The thread of the board is missing');
const ticket: TicketThread = { ...thread, status: 'ABIERTO' };

/** Returns `count` messages, alternately from the user and from support. */
const exchange = (count: number): TicketThread['comments'] =>
  Array.from({ length: count }, (_, index) => ({
    user: index % 2 === 0 ? OWN : 'Soporte',
    content: `<p>Mensaje ${index + 1}</p>`,
    time_ago: `hace ${count - index} horas`,
  }));

const meta = preview.meta({
  title: 'Components/Tickets/TicketMessages',
  component: TicketMessages,
  args: { ticket, ownName: OWN },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Ticket con folio: 20418</h1>
        <Story />
      </Screen>
    ),
  ],
});

export const Open = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(ticket.title);
    await expect(canvas.getByText('ABIERTO')).toBeVisible();
    await expect(canvas.getAllByText(/ dijo:$/)).toHaveLength(4);
    await expect(await canvas.findByText('5 activaciones')).toHaveRole('strong');
    const own = canvas.getAllByText(`${OWN} dijo:`).map((who) => who.closest('li'));
    for (const message of own) await expect(message).toHaveAttribute('data-own');
  },
});

export const Closed = meta.story({
  args: { ticket: { ...ticket, status: 'CERRADO' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('CERRADO')).toBeVisible();
  },
});

export const NoNames = meta.story({
  name: 'Title and author not known',
  args: {
    ticket: {
      ...ticket,
      title: '',
      comments: ticket.comments.map((comment) => ({ ...comment, user: '' })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Ticket');
    await expect(canvas.queryByText(/dijo:/)).toBeNull();
    await expect(await canvas.findByText('5 activaciones')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { ticket: { ...ticket, comments: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Aún no hay mensajes.')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const Unshowable = meta.story({
  name: 'A message of which nothing can be shown',
  args: {
    ticket: {
      ...ticket,
      comments: [
        { user: 'Soporte', content: '<div><frameset onload=alert(1)>//</div>', time_ago: 'hoy' },
        ...ticket.comments.slice(-1),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Listo, ya puedes ver/)).toBeVisible();
    await expect(canvas.getAllByText(/ dijo:$/)).toHaveLength(2);
  },
});

export const Long = meta.story({
  name: 'Extremes: 200 messages, the newest in view',
  args: { ticket: { ...ticket, comments: exchange(200) } },
  play: async ({ canvas }) => {
    const newest = await canvas.findByText('Mensaje 200');
    await waitFor(() =>
      expect(newest.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
});

Long.test('keeps the scroll position after the user scrolls', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Home}');
  window.scrollTo(0, 0);
  await still(() => window.scrollY);
  await expect(window.scrollY).toBe(0);
  await expect(canvas.getByText('Mensaje 1')).toBeVisible();
});

export const Extremes = meta.story({
  name: 'Extremes: long words, text at 200 %, 320 px',
  args: {
    ticket: {
      ...ticket,
      title: `Otorrinolaringología ${'interminable'.repeat(4)}`,
      comments: ticket.comments
        .slice(0, 2)
        .map((comment) => ({ ...comment, content: `<p>${'interminable'.repeat(8)}</p>` })),
    },
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^interminable/);
    await expectNoSideScroll();
  },
});
