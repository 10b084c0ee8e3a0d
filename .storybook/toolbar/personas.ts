/** Groups of personas, named after what they show. */
export const personaGroups = [
  'Roles',
  'Balance and prizes',
  'Before Score',
  'Kept out',
  'End of the game',
  'Notices and support',
  'Extremes',
] as const;

/** A persona of the mocks, with the description that the toolbar and the pages show. */
export interface PersonaEntry {
  /** Value of the persona in the address: 'raffle-winner' in `persona:raffle-winner`. */
  readonly id: string;
  /** Employee code, which identifies the persona in the mocks. */
  readonly code: string;
  readonly group: (typeof personaGroups)[number];
  /** Situation of the persona, in one short line. */
  readonly title: string;
  /** Name of the screen in `Flows/Explore` that shows the persona's situation. Default: Score. */
  readonly screen?: string;
}

const entry = (
  group: PersonaEntry['group'],
  code: string,
  id: string,
  title: string,
  screen?: string,
): PersonaEntry => ({ id, code, group, title, ...(screen !== undefined && { screen }) });

/** All personas of the mocks. */
export const PERSONAS: readonly PersonaEntry[] = [
  entry('Roles', '48213', 'activator', 'Activator: 1,284 gems, two saved addresses'),
  entry('Roles', '40210', 'promoter-region', 'Promoter of a region'),
  entry('Roles', '40211', 'promoter-territory', 'Promoter without a region: sees the territory'),
  entry('Roles', '40212', 'promoter-no-territory', 'Promoter of a region, territory unknown'),
  entry('Roles', '33190', 'driver', 'Driver, transactions challenge, no activations yet'),
  entry('Roles', '33191', 'driver-idle-clients', 'Driver whose clients have met no challenge'),
  entry('Roles', '50120', 'transactions', 'Activator in the transactions challenge'),
  entry('Roles', '10027', 'corporate', 'Corporate, role 6: every territory'),
  entry('Roles', '10028', 'corporate-2', 'Corporate, role 2'),
  entry('Roles', '10029', 'corporate-9', 'Corporate, role 9'),
  entry('Roles', '60025', 'unknown-role', 'Role 13, which the app does not know'),

  entry('Balance and prizes', '50110', 'no-addresses', 'No saved address, 2,600 gems', 'checkout'),
  entry('Balance and prizes', '50111', 'one-gem', 'A single gem', 'vault'),
  entry('Balance and prizes', '50114', 'vault-closed', 'The vault is closed', 'vault'),
  entry('Balance and prizes', '50115', 'card-owner', 'Owns a gift card already', 'card-checkout'),
  entry('Balance and prizes', '60017', 'ordered-today', 'Ordered the blender today', 'checkout'),
  entry('Balance and prizes', '60018', 'every-order', 'Orders in every stage', 'rewards'),
  entry('Balance and prizes', '60023', 'nothing-yet', 'No orders, notices or tickets', 'rewards'),

  entry('Before Score', '60005', 'first-visit', 'First visit: the tour is still to do'),
  entry('Before Score', '60006', 'three-intros', 'Three intros: upright, wide and text'),
  entry('Before Score', '60007', 'daily-tip', 'A tip that is shown every day'),
  entry('Before Score', '60008', 'all-pending', 'Intro, survey and tour at once'),
  entry('Before Score', '60009', 'two-surveys', 'Two pending surveys'),

  entry('Kept out', '60001', 'black-listed', 'Black-listed, with a message'),
  entry('Kept out', '60002', 'blocked', 'Blocked: every call answers 403'),
  entry('Kept out', '60003', 'inactive', 'Not active'),
  entry('Kept out', '60004', 'forced-update', 'Has to update'),

  entry('End of the game', '60010', 'raffle-winner', 'Won the raffle, prize to be claimed'),
  entry('End of the game', '60011', 'raffle-claimed', 'Won the raffle, prize on its way'),
  entry('End of the game', '60012', 'raffle-lost', 'Did not win the raffle'),
  entry('End of the game', '60013', 'game-over', 'Game over, with a closing message'),
  entry('End of the game', '60016', 'pilot-ending', 'Alert: the pilot ends'),

  entry('Notices and support', '60019', 'many-notices', '120 notices, 12 new', 'notifications'),
  entry('Notices and support', '60014', 'no-tickets', 'No tickets, may create one', 'support'),
  entry('Notices and support', '60015', 'open-ticket', 'One ticket is open', 'support'),
  entry('Notices and support', '60022', 'long-ticket', 'A ticket of 200 messages', 'support'),
  entry('Notices and support', '60020', 'support-off', 'Support is switched off', 'support'),

  entry('Extremes', '1048213', 'long-name', 'Very long name, 1,284,000 gems'),
  entry('Extremes', '50113', 'no-activations', 'No activations, no position, a team at zero'),
  entry('Extremes', '60021', 'huge-region', 'A region of 5,000 people', 'region-ranking'),
  entry('Extremes', '10030', 'many-territories', 'Corporate: 3,000 territories'),
  entry('Extremes', '10031', 'no-territories', 'Corporate without territories'),
  entry('Extremes', '60024', 'over-goal', 'Beyond the daily goal: 7 of 5', 'menu'),
  entry(
    'Extremes',
    '60026',
    'hostile-html',
    'Hostile html in tip, guides, ticket and closing message',
  ),
];

/** Returns the persona with this id or employee code. Returns undefined if there is none. */
export function personaOf(idOrCode: unknown): PersonaEntry | undefined {
  return PERSONAS.find(({ id, code }) => id === idOrCode || code === String(idOrCode));
}
