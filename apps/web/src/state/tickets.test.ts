import { fixtures } from '@gemas/mocks';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../api/error.ts';
import type { AppStore } from './core/jotai.ts';
import { local, session } from './core/storage.ts';
import { identityAtom, sendAtom } from './session/session.ts';
import { createAppStore } from './session/store.ts';
import {
  createTicketAtom,
  leaveTicketAtom,
  saveTicketDraftAtom,
  ticketDraft,
  ticketOutcomeAtom,
} from './tickets.ts';

const USER = fixtures.userFernanda;
const TICKET = { topic: 'game', comments: 'No veo mis gemas' };

let store: AppStore;
let isOnline = true;

beforeEach(() => {
  local.clear();
  session.clear();
  isOnline = true;
  store = createAppStore({ retries: false });
  store.set(sendAtom, async ({ read }) => {
    if (!isOnline) throw new ApiError('offline');
    return read({ message: 'Recibimos tu ticket.' });
  });
  store.set(identityAtom, { user: USER, wallet: { balance: 0 } });
  store.set(saveTicketDraftAtom, TICKET);
});

it('a draft of a ticket is kept only for its user', () => {
  expect(ticketDraft(USER.id)).toEqual(TICKET);
  expect(ticketDraft(USER.id + 1)).toBeUndefined();
});

it('the comments of a draft are cut at 199 characters', () => {
  store.set(saveTicketDraftAtom, { topic: 'game', comments: 'a'.repeat(300) });
  expect(ticketDraft(USER.id)?.comments).toHaveLength(199);
});

it('sending a ticket removes its draft', async () => {
  await store.set(createTicketAtom, TICKET);
  expect(ticketDraft(USER.id)).toBeUndefined();
});

it('a ticket that could not be sent keeps its draft', async () => {
  isOnline = false;
  await store.set(createTicketAtom, TICKET);
  expect(ticketDraft(USER.id)).toEqual(TICKET);
});

it('the outcome of a ticket stays until its form is left, and a sent ticket is not sent again', async () => {
  await store.set(createTicketAtom, TICKET);
  expect(store.get(ticketOutcomeAtom)).toEqual({ sent: 'Recibimos tu ticket.' });
  isOnline = false;
  await store.set(createTicketAtom, TICKET);
  expect(store.get(ticketOutcomeAtom)).toEqual({ sent: 'Recibimos tu ticket.' });
  store.set(leaveTicketAtom);
  expect(store.get(ticketOutcomeAtom)).toBeNull();
});

it('leaving the form keeps the outcome of a ticket that is still being sent', async () => {
  isOnline = false;
  const sending = store.set(createTicketAtom, TICKET);
  store.set(leaveTicketAtom);
  await sending;
  expect(store.get(ticketOutcomeAtom)).toMatchObject({ failure: { kind: 'offline' } });
});
