import { readFileSync } from 'node:fs';
import {
  type FailureKind,
  type Identity,
  nextStartup,
  type Startup,
  type StartupEvent,
} from '@gemas/domain';
import { expect, it } from 'vitest';

// The diagram in the section 'States of the session' in docs/architecture.md has one arrow for each transition of the reducer.

const identityOf = (user: object) => ({ user, wallet: { balance: 1 } }) as Identity;
const identity = identityOf({ id: 1, active: true });
const remembered = { identity, at: 0 };
const STATES: readonly Startup[] = [
  { step: 'booting' },
  { step: 'fetching-user', code: null, remembered: null },
  { step: 'fetching-user', code: '1', remembered },
  { step: 'logging-in', code: '1' },
  { step: 'offline', remembered },
  { step: 'ready', enteredBy: 'token', identity },
  { step: 'blocked', message: '' },
  { step: 'version' },
  { step: 'maintenance' },
  { step: 'failed', reason: 'no-code' },
  { step: 'left' },
  { step: 'leaving' },
];
const KINDS: readonly FailureKind[] = [
  'offline',
  'unauthorized',
  'blacklisted',
  'version',
  'maintenance',
  'server',
];
const USERS = [{}, { active: false }, { black_list: true }];
const identities = USERS.map((change) => identityOf({ id: 1, active: true, ...change }));
const failures = KINDS.map((kind) => ({ kind, message: null }));
const EVENTS: readonly StartupEvent[] = [
  { type: 'start', token: null, code: null },
  { type: 'start', token: null, code: '1' },
  { type: 'start', token: 'T', code: null },
  ...identities.flatMap((arrived): StartupEvent[] => [
    { type: 'user-confirmed', identity: arrived },
    { type: 'identity-arrived', identity: arrived },
    { type: 'logged-in', identity: arrived },
  ]),
  ...failures.flatMap((failure): StartupEvent[] => [
    { type: 'call-failed', failure },
    { type: 'other-call-failed', failure },
  ]),
  { type: 'code-refused' },
  { type: 'token-gone' },
  { type: 'leave' },
];
const ARROW = /^ {2}(\w+) --> (\w+): (.+)$/gm;

it('the diagram of the session has one arrow for each transition of the reducer', () => {
  const document = new URL('../../../../../docs/architecture.md', import.meta.url);
  const [, section = ''] = readFileSync(document, 'utf8').split('## States of the session');
  const [, diagram = ''] = section.split('```');
  const steps = [...new Set(STATES.map(({ step }) => step))].filter((step) => step !== 'leaving');
  const drawn = new Set(
    [...diagram.matchAll(ARROW)].flatMap(([, from = '', to = '', events = '']) =>
      (from === 'any' ? steps : [from]).flatMap((step) =>
        events.split(', ').map((event) => `${step} --> ${to}: ${event}`.replaceAll('_', '-')),
      ),
    ),
  );
  const real = new Set(
    STATES.flatMap((state) =>
      EVENTS.flatMap((event) => {
        const next = nextStartup(state, event);
        return next === state ? [] : [`${state.step} --> ${next.step}: ${event.type}`];
      }),
    ),
  );
  expect([...drawn].sort()).toEqual([...real].sort());
});
