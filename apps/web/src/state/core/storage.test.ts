import type { Prize } from '@gemas/domain';
import { beforeEach, expect, it } from 'vitest';
import { loadPage, newPhone, store } from '../../testing/phone.ts';
import { receivedAtom, resetReceivedAtom } from '../orders.ts';
import { placeSortAtom } from '../places/view.ts';
import { balanceAtom } from '../session/session.ts';
import { saveSurveyDraftAtom } from '../surveys.ts';
import { saveTicketDraftAtom } from '../tickets.ts';
import { togglePinAtom } from '../vault/pinned.ts';

const TICKET = { topic: 'game', comments: 'No abre' };
const DRAFT = { 73: { text: 'Nada.', chosen: [], additional: '' } };
const PRIZE: Prize = {
  ...{ sku: 'A7', type: 'elektra', name: 'Audífonos', image: '', images: [], description: '' },
  ...{ price: 300, available: true },
};

beforeEach(() => {
  newPhone(1001);
  loadPage(() => ({}), { id: 1001 });
});

// A later version of the app has to find what this version stores (contract, Stored keys).
it.each<[what: string, place: 'phone' | 'tab', key: string, text: string, act: () => void]>([
  [
    'the pinned prize',
    'phone',
    'pinned_prize:1001',
    '"sku":"A7"',
    () => store.set(togglePinAtom, PRIZE),
  ],
  [
    'the order of places',
    'phone',
    'place_order:1001',
    '"today"',
    () => store.set(placeSortAtom, 'today'),
  ],
  ['the balance', 'tab', 'wallet', '"balance":7', () => store.set(balanceAtom, { balance: 7 })],
  ['a ticket', 'tab', 'ticket_draft', '"No abre"', () => store.set(saveTicketDraftAtom, TICKET)],
  ['a survey', 'tab', 'survey_draft', '"Nada."', () => store.set(saveSurveyDraftAtom, 7, DRAFT)],
])('%s is stored in the %s as %s', (_what, place, key, text, act) => {
  act();
  const storage = place === 'phone' ? localStorage : sessionStorage;
  expect(storage.getItem(key)).toContain(text);
});

it("an answer 'Aún no' that an earlier version stored as not_yet_received is found", () => {
  localStorage.setItem('not_yet_received', JSON.stringify({ 9: Date.now() }));
  store.set(resetReceivedAtom);
  expect(store.get(receivedAtom).get('9')).toEqual({ step: 'offered' });
});
