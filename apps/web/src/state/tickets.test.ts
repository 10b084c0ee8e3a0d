import { focusManager } from '@tanstack/react-query';
import { queryClientAtom } from 'jotai-tanstack-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { calls, loadPage, newPhone, setOnline, store, USER, visit } from '../testing/phone.ts';
import { SOON } from '../testing/soon.ts';
import { materialsAtom } from './materials.ts';
import {
  createTicketAtom,
  leaveTicketAtom,
  saveTicketDraftAtom,
  ticketDraft,
  ticketOutcomeAtom,
  ticketsAtom,
} from './tickets.ts';

const TICKET = { topic: 'game', comments: 'No veo mis gemas' };

/** Opens Support, and waits until the tickets and the help materials are loaded. */
async function open(): Promise<void> {
  await visit(store, ticketsAtom, materialsAtom);
  calls.length = 0;
}

beforeEach(() => {
  newPhone();
  loadPage(({ method }) => {
    return method === 'POST' ? { message: 'Recibimos tu ticket.' } : [];
  });
  store.set(saveTicketDraftAtom, TICKET);
});

it.each([
  ['sent loses', true, undefined],
  ['that could not be sent keeps', false, TICKET],
])('a ticket %s its draft', async (_what, online, draft) => {
  setOnline(online);
  await store.set(createTicketAtom, TICKET);
  expect(ticketDraft(USER.id)).toEqual(draft);
});

it('the outcome of a ticket stays until its form is left, and a sent ticket is not sent again', async () => {
  await store.set(createTicketAtom, TICKET);
  expect(store.get(ticketOutcomeAtom)).toEqual({ sent: 'Recibimos tu ticket.' });
  setOnline(false);
  await store.set(createTicketAtom, TICKET);
  expect(store.get(ticketOutcomeAtom)).toEqual({ sent: 'Recibimos tu ticket.' });
  store.set(leaveTicketAtom);
  expect(store.get(ticketOutcomeAtom)).toBeNull();
});

it('leaving the form keeps the outcome of a ticket that is still being sent', async () => {
  setOnline(false);
  const sending = store.set(createTicketAtom, TICKET);
  store.set(leaveTicketAtom);
  await sending;
  expect(store.get(ticketOutcomeAtom)).toMatchObject({ failure: { kind: 'offline' } });
});

it.each([
  ['was sent', true],
  ['could not be sent', false],
])('only the tickets are fetched again after a ticket %s', async (_what, online) => {
  await open();
  setOnline(online);
  await store.set(createTicketAtom, TICKET);
  await vi.waitUntil(() => calls.length > 1 && !store.get(ticketsAtom).isFetching, SOON);
  expect(calls).toEqual([
    `POST /support/create-ticket/${USER.id}`,
    `GET /support/tickets/${USER.id}`,
  ]);
});

it('only the tickets are fetched again when the user returns to the app, even if all data are stale', async () => {
  const client = store.get(queryClientAtom);
  client.mount();
  await open();
  await client.invalidateQueries({ refetchType: 'none' });
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitUntil(() => calls.length > 0 && !store.get(ticketsAtom).isFetching, SOON);
  expect(calls).toEqual([`GET /support/tickets/${USER.id}`]);
  client.unmount();
  focusManager.setFocused(undefined);
});
