import { expect, it } from 'vitest';
import { entry } from '../testing/ledger-entries.ts';
import type { LedgerEntry } from './ledger.ts';
import { ledgerSummary } from './ledger-summary.ts';

const made = entry({ seq: 2, state: 'made', name: 'Bocina' });
const seen = entry({ seq: 3, state: 'not-made', isSeen: true });
const OPEN = { text: 'Estamos comprobando tu canje: Licuadora.', isOpen: true };

it.each<[string, LedgerEntry[], ReturnType<typeof ledgerSummary>]>([
  ['nothing', [], null],
  ['what was seen', [seen], null],
  ['one that is open', [entry(), made], OPEN],
  ['one that is being sent', [entry({ state: 'sending' })], OPEN],
  [
    'two that are open',
    [entry(), entry({ seq: 2, kind: 'claim' })],
    { text: 'Estamos comprobando 2 envíos.', isOpen: true },
  ],
  [
    'an open claim',
    [entry({ kind: 'claim', name: 'Moto' })],
    { text: 'Estamos comprobando tu premio: Moto.', isOpen: true },
  ],
  ['the last one settled', [made, seen], { text: 'Tu canje sí se hizo: Bocina.', isOpen: false }],
  [
    'one that was not made',
    [entry({ state: 'not-made' })],
    { text: 'Tu canje no se hizo: Licuadora.', isOpen: false },
  ],
])('of %s', (_name, entries, summary) => {
  expect(ledgerSummary(entries)).toEqual(summary);
});
