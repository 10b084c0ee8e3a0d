import { fixtures } from '@gemas/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Screen } from '../shell/Screen.tsx';
import { doubleText, expectNoSideScroll, expectTapOn } from '../testing/story.ts';
import { TicketList } from './TicketList.tsx';

const [first] = fixtures.tickets;
if (!first) throw new Error('The tickets of the board are missing');

const meta = preview.meta({
  title: 'Components/Tickets/TicketList',
  component: TicketList,
  args: { tickets: fixtures.tickets },
  decorators: [
    (Story) => (
      <Screen freshness={null}>
        <h1>Soporte</h1>
        <h2>Mis tickets</h2>
        <Story />
      </Screen>
    ),
  ],
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText(first.folio)).toBeVisible();
    await expect(canvas.getByRole('link', { name: first.title })).toHaveAttribute(
      'href',
      `#/support/ticket/${first.id}`,
    );
    await expect(canvas.getByText('2 mensajes sin leer')).toBeVisible();
    await expect(canvas.getAllByText('CERRADO')).toHaveLength(3);
    // The list must show the words of the html without formatting.
    await expect(canvas.getByText(/^Buenas tardes/)).toBeVisible();
  },
});

Ready.test('makes the whole card a link', async ({ canvas }) => {
  const [card] = canvas.getAllByRole('listitem');
  await expectTapOn(canvas.getByRole('link', { name: first.title }), card, [0.9, 0.8]);
});

export const Open = meta.story({
  args: { tickets: [{ ...first, status: 'ABIERTO', dont_read: 1 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ABIERTO')).toBeVisible();
    await expect(canvas.getByText('1 mensaje sin leer')).toBeVisible();
  },
});

export const NoTitle = meta.story({
  name: 'No title, no text',
  args: { tickets: [{ ...first, title: '', dont_read: 0, extract: { content: '' } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ticket' })).toBeVisible();
  },
});

export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: first.title })).toHaveFocus();
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long titles, large numbers, text at 200 %, 320 px',
  args: {
    tickets: fixtures.tickets.map((ticket) => ({
      ...ticket,
      title: 'Mi tarjeta de regalo no tiene saldo y nadie en la tienda sabe qué hacer con ella',
      folio: '20418000928374',
      dont_read: 1284,
    })),
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
