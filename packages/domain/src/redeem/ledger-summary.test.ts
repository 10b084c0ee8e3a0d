import { expect, it } from 'vitest';
import { entry } from '../testing/ledger-entries.ts';
import type { LedgerEntry } from './ledger.ts';
import { ledgerSummary } from './ledger-summary.ts';

const made = entry({ seq: 2, state: 'made', name: 'Bocina' });
const notMade = entry({ state: 'not-made' });
const seen = entry({ seq: 3, state: 'not-made', isSeen: true });
const unproven = entry({ state: 'unproven' });
const claim = (state: LedgerEntry['state']) => entry({ kind: 'claim', state, name: 'Moto' });

it('ledgerSummary is null for an entry whose outcome the user has seen', () => {
  expect(ledgerSummary([seen])).toBeNull();
});

it.each<[string, LedgerEntry[], string]>([
  ['an order of unknown outcome', [entry(), made], 'Estamos comprobando tu canje: Licuadora.'],
  ['two entries of unknown outcome', [entry(), claim('unknown')], 'Estamos comprobando 2 envíos.'],
  ['a claim of unknown outcome', [claim('unknown')], 'Estamos comprobando tu premio: Moto.'],
  ['an order without proof', [unproven], 'No pudimos comprobar tu canje: Licuadora.'],
  [
    'a claim without proof',
    [claim('unproven')],
    'No pudimos comprobar si tu premio se reclamó: Moto.',
  ],
])('ledgerSummary of %s says that it is open', (_what, entries, text) => {
  expect(ledgerSummary(entries)).toEqual({ text, isOpen: true });
});

it.each<[string, LedgerEntry[], string]>([
  ['a claim that was made', [claim('made')], 'Tu premio sí se reclamó: Moto.'],
  ['a claim that was not made', [claim('not-made')], 'Tu premio no se reclamó: Moto.'],
  ['the last outcome that is not seen', [made, seen], 'Tu canje sí se hizo: Bocina.'],
  ['an order that was not made', [notMade], 'Tu canje no se hizo: Licuadora.'],
])('ledgerSummary of %s says its outcome', (_what, entries, text) => {
  expect(ledgerSummary(entries)).toEqual({ text, isOpen: false });
});
