import { expect, it } from 'vitest';
import { entry } from '../testing/ledger-entries.ts';
import type { LedgerEntry } from './ledger.ts';
import { ledgerSummary } from './ledger-summary.ts';

const made = entry({ seq: 2, state: 'made', name: 'Bocina' });
const seen = entry({ seq: 3, state: 'not-made', isSeen: true });
const OPEN = { text: 'Estamos comprobando tu canje: Licuadora.', isOpen: true };

it.each<[string, LedgerEntry[], ReturnType<typeof ledgerSummary>]>([
  ['null without entries', [], null],
  ['null for an entry whose outcome the user has seen', [seen], null],
  ['a sentence about the order of unknown outcome', [entry(), made], OPEN],
  ['a sentence about an order that is being sent', [entry({ state: 'sending' })], OPEN],
  [
    'a sentence about the number of entries of unknown outcome',
    [entry(), entry({ seq: 2, kind: 'claim' })],
    { text: 'Estamos comprobando 2 envíos.', isOpen: true },
  ],
  [
    'a sentence about a claim of unknown outcome',
    [entry({ kind: 'claim', name: 'Moto' })],
    { text: 'Estamos comprobando tu premio: Moto.', isOpen: true },
  ],
  [
    'an order without proof',
    [entry({ state: 'unproven' })],
    { text: 'No pudimos comprobar tu canje: Licuadora.', isOpen: true },
  ],
  [
    'a claim without proof',
    [entry({ kind: 'claim', state: 'unproven', name: 'Moto' })],
    { text: 'No pudimos comprobar si tu premio se reclamó: Moto.', isOpen: true },
  ],
  [
    'a claim that was made',
    [entry({ kind: 'claim', state: 'made', name: 'Moto' })],
    { text: 'Tu premio sí se reclamó: Moto.', isOpen: false },
  ],
  [
    'a claim that was not made',
    [entry({ kind: 'claim', state: 'not-made', name: 'Moto' })],
    { text: 'Tu premio no se reclamó: Moto.', isOpen: false },
  ],
  [
    'a sentence about the last outcome that the user has not seen',
    [made, seen],
    { text: 'Tu canje sí se hizo: Bocina.', isOpen: false },
  ],
  [
    'a sentence about an order that was not made',
    [entry({ state: 'not-made' })],
    { text: 'Tu canje no se hizo: Licuadora.', isOpen: false },
  ],
])('ledgerSummary returns %s', (_name, entries, summary) => {
  expect(ledgerSummary(entries)).toEqual(summary);
});
