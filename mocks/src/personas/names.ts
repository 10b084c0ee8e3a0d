/** All personas, grouped by the situation that they show. A persona has an employee code and a title of one line. */
export const PERSONA_GROUPS = {
  Roles: {
    activator: ['48213', 'Activator: 1,284 gems, two saved addresses'],
    'promoter-region': ['40210', 'Promoter of a region'],
    'promoter-territory': ['40211', 'Promoter without a region: sees the territory'],
    'promoter-no-territory': ['40212', 'Promoter of a region, territory unknown'],
    driver: ['33190', 'Driver, transactions challenge, no activations yet'],
    'driver-idle-clients': ['33191', 'Driver whose clients have met no challenge'],
    transactions: ['50120', 'Activator in the transactions challenge'],
    corporate: ['10027', 'Corporate, role 6: every territory'],
    'corporate-2': ['10028', 'Corporate, role 2'],
    'corporate-9': ['10029', 'Corporate, role 9'],
    'unknown-role': ['60025', 'Role 13, which the app does not know'],
  },
  'Balance and prizes': {
    'no-addresses': ['50110', 'No saved address, 2,600 gems'],
    'one-gem': ['50111', 'A single gem'],
    'vault-closed': ['50114', 'The vault is closed'],
    'card-owner': ['50115', 'Owns a gift card already'],
    'ordered-today': ['60017', 'Ordered the blender today'],
    'every-order': ['60018', 'Orders in every stage'],
    'nothing-yet': ['60023', 'No orders, notices or tickets'],
  },
  'Before Score': {
    'first-visit': ['60005', 'First visit: the tour is still to do'],
    'three-intros': ['60006', 'Three intros: upright, wide and text'],
    'daily-tip': ['60007', 'A tip that is shown every day'],
    'all-pending': ['60008', 'Intro, survey and tour at once'],
    'two-surveys': ['60009', 'Two pending surveys'],
  },
  'Kept out': {
    'black-listed': ['60001', 'Black-listed, with a message'],
    blocked: ['60002', 'Blocked: every call answers 403'],
    inactive: ['60003', 'Not active'],
    'forced-update': ['60004', 'Has to update'],
  },
  'End of the game': {
    'raffle-winner': ['60010', 'Won the raffle, prize to be claimed'],
    'raffle-claimed': ['60011', 'Won the raffle, prize on its way'],
    'raffle-lost': ['60012', 'Did not win the raffle'],
    'game-over': ['60013', 'Game over, with a closing message'],
    'pilot-ending': ['60016', 'Alert: the pilot ends'],
  },
  'Notices and support': {
    'many-notices': ['60019', '120 notices, 12 new'],
    'no-tickets': ['60014', 'No tickets, may create one'],
    'open-ticket': ['60015', 'One ticket is open'],
    'long-ticket': ['60022', 'A ticket of 200 messages'],
    'support-off': ['60020', 'Support is switched off'],
  },
  Extremes: {
    'long-name': ['1048213', 'Very long name, 1,284,000 gems'],
    'no-activations': ['50113', 'No activations, no position, a team at zero'],
    'huge-region': ['60021', 'A region of 5,000 people'],
    'many-territories': ['10030', 'Corporate: 3,000 territories'],
    'no-territories': ['10031', 'Corporate without territories'],
    'over-goal': ['60024', 'Beyond the daily goal: 7 of 5'],
    'hostile-html': ['60026', 'Hostile html in tip, guides, ticket and closing message'],
  },
} satisfies Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>>;

type Groups = typeof PERSONA_GROUPS;
export type PersonaGroup = keyof Groups;

/** Name of a persona in Storybook's addresses and in code, such as 'raffle-winner'. */
export type PersonaAlias = { [Group in PersonaGroup]: keyof Groups[Group] }[PersonaGroup];

/** Employee code and title of each persona. The title describes the situation that the persona shows. */
export const PERSONA_CODES_AND_TITLES = Object.assign(
  {},
  ...Object.values(PERSONA_GROUPS),
) as Readonly<Record<PersonaAlias, readonly [code: string, title: string]>>;
