import { paths } from '@gemas/domain';
import { db, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { keepToken } from '../testing/browser.ts';
import { settled } from '../testing/settled.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const FERNANDA = '48213';
const OPEN_TICKET = '60015';
const TICKETS = 'GET /support/tickets/:userId';

const CREATE = 'POST /support/create-ticket/:userId';

const enterAs = (code: string) => keepToken(resetDb(code));

const meta = preview.meta({
  title: 'Flows/Support',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.newTicket },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    enterAs(FERNANDA);
  },
});

interface Hand {
  selectOptions: (element: Element, value: string) => Promise<void>;
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}

const topic = () => screen.findByRole('combobox', { name: 'Tema' });
const asked = () => db.requests.filter(({ path }) => path.startsWith('/support/tickets/')).length;
const created = () => db.requests.filter(({ path }) => path.startsWith('/support/create-ticket/'));
const title = () => screen.getByRole('heading', { level: 1 });

async function send(hand: Hand): Promise<void> {
  await hand.selectOptions(await topic(), 'game');
  await hand.type(screen.getByLabelText('Comentarios'), 'No veo mis gemas');
  await hand.click(screen.getByRole('button', { name: 'Enviar ticket' }));
}

/** Asserts that Support shows the user's open ticket, and why the user cannot create another ticket. */
async function expectDenied(): Promise<void> {
  await waitFor(() => expect(window.location.hash).toBe('#/support'));
  await expect(await screen.findByText(/Podrás crear otro cuando se cierre/)).toBeVisible();
  await expect(await screen.findByText('ABIERTO')).toBeVisible();
  await expect(screen.queryByRole('combobox')).toBeNull();
}

export const Denied = meta.story({
  name: 'New ticket by its address while one is open: to the list',
  parameters: { states: ['new-ticket.denied'] },
  beforeEach: () => enterAs(OPEN_TICKET),
  play: async () => {
    await expectDenied();
    await expect(created()).toEqual([]);
  },
});

export const Asking = meta.story({
  name: 'Loading: a skeleton for the new ticket until the list is there',
  parameters: { states: ['new-ticket.asking'] },
  beforeEach: () => {
    enterAs(OPEN_TICKET);
    setScenario('slow', { only: TICKETS, ms: 600_000 });
  },
  play: async () => {
    await waitFor(() => expect(asked()).toBe(1));
    await waitFor(() => expect(title()).toHaveTextContent('Levantar un nuevo ticket'));
    await waitFor(() => expect(screen.getByText('Cargando...')).toBeVisible());
    await expect(screen.queryByRole('combobox')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Volver' })).toBeVisible();
  },
});

export const ServerDecides = meta.story({
  name: 'New ticket when the list fails: the server decides',
  parameters: { states: ['new-ticket.failed'] },
  beforeEach: () => {
    enterAs(OPEN_TICKET);
    setScenario('server-500', { only: TICKETS });
  },
  play: async ({ userEvent }) => {
    await send(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Ya tienes un ticket abierto');
    await expect(created()).toHaveLength(1);
    await expect(screen.getByLabelText('Comentarios')).toHaveValue('No veo mis gemas');
  },
});

export const TooMany = meta.story({
  name: 'A ticket while the server asks for a wait: the same words, after it',
  parameters: { states: ['new-ticket.failed'] },
  beforeEach: () => setScenario('too-many-429', { only: CREATE }),
  play: async ({ userEvent }) => {
    await send(userEvent);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Espera un minuto e intenta de nuevo.');
    await expect(alert).not.toHaveTextContent('conexión');
    await expect(screen.getByLabelText('Comentarios')).toHaveValue('No veo mis gemas');
  },
});

export const SentStays = meta.story({
  name: 'A ticket that was sent is open, and its message stays all the same',
  parameters: { states: ['new-ticket.sent'] },
  play: async ({ userEvent }) => {
    await topic();
    const before = asked();
    await send(userEvent);
    const dialog = await screen.findByRole('dialog', { name: '¡Mensaje enviado!' });
    await waitFor(() => expect(asked()).toBe(before + 1));
    // Waits until the app has rendered the answer that contains the open ticket.
    await settled();
    await expect(dialog).toHaveAttribute('open');
    await expect(sessionStorage.getItem('ticket_draft')).toContain('"comments":""');
    const { length } = window.history;
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar' }));
    await expect(await screen.findByText('ABIERTO')).toBeVisible();
    await expect(window.location.hash).toBe('#/support');
    // The list replaces the form, so that a step back does not lead to the sent form.
    await expect(window.history.length).toBe(length);
  },
});

export const OpenedElsewhere = meta.story({
  name: 'A ticket that another tab opened meanwhile',
  parameters: { states: ['new-ticket.denied'] },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Comentarios'), 'Hola');
    const [ticket] = db.account(FERNANDA).state.tickets;
    if (!ticket) throw new Error('the persona has no ticket');
    ticket.status = 'ABIERTO';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expectDenied();
  },
});

export const ListAfterASecond = meta.story({
  name: 'Loading: the list appears after one second at the earliest',
  args: { path: paths.support },
  parameters: { states: ['support.loading', 'support.list'] },
  play: async () => {
    await screen.findByText('Cargando...');
    const start = performance.now();
    await waitFor(() => expect(asked()).toBe(1));
    await screen.findByRole('link', { name: 'No veo mis esmeraldas del sábado' });
    // The screen is opened a moment before its text is found.
    await expect(performance.now() - start).toBeGreaterThan(800);
  },
});

export const ClosedListLoading = meta.story({
  name: 'A closed ticket while the list loads: no link yet, because another ticket may be open',
  args: { path: paths.ticket(318) },
  parameters: { states: ['messages.closed'] },
  beforeEach: () => setScenario('slow', { only: TICKETS, ms: 600_000 }),
  play: async () => {
    await expect(await screen.findByText(/Este ticket está cerrado/)).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Crea un ticket' })).toBeNull();
  },
});

export const ClosedListFailed = meta.story({
  name: 'A closed ticket when the list fails: a link to the form, as on Support',
  args: { path: paths.ticket(318) },
  parameters: { states: ['messages.closed'] },
  beforeEach: () => setScenario('server-500', { only: TICKETS }),
  play: async () => {
    await expect(await screen.findByText(/Este ticket está cerrado/)).toBeVisible();
    await expect(await screen.findByRole('link', { name: 'Crea un ticket' })).toBeVisible();
  },
});

export const FolioOfTheList = meta.story({
  name: 'Loading or failed: the folio is above the ticket',
  args: { path: paths.support },
  parameters: { states: ['messages.loading', 'messages.failure', 'support.open-ticket'] },
  beforeEach: () => setScenario('server-500', { only: 'GET /support/ticket/:ticketId' }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('link', { name: 'No veo mis esmeraldas del sábado' }),
    );
    const titles = new Set<string>();
    await waitFor(() => {
      titles.add(title().textContent);
      expect(screen.getByText('No pudimos cargar este ticket')).toBeVisible();
    });
    await expect(title()).toHaveTextContent('Ticket con folio: 20418');
    await expect([...titles].filter((text) => text.includes('318'))).toEqual([]);
  },
});
