import type { StateId } from '@gemas/ui/state-map';

/** A route of the app, and the usual state of its screen. */
export type ScreenEntry = readonly [
  /** Pattern of the route, as in the hash router. */
  route: string,
  name: string,
  /** Id of the screen's usual state in the state map. */
  state: StateId,
  /** A part of the story file's path. Needed if several files show the state. */
  file?: string,
];

/** All routes of docs/contract.md, in groups. The name of a group is what a user wants to do on these screens. */
export const FLOWS: Readonly<Record<string, readonly ScreenEntry[]>> = {
  'Getting in': [
    ['/', 'Start', 'start.ended'],
    ['/fail', 'Log-in', 'session-fail.no-code'],
    ['/download', 'Download', 'download.links'],
  ],
  'The game': [
    ['/score', 'Score', 'score.see-prizes'],
    ['/claim/reward', "Claim the raffle's prize", 'claim.form'],
  ],
  Rankings: [
    ['/ranking/region', 'Region', 'ranking.region'],
    ['/ranking/territory', 'Territory', 'ranking.territory'],
    ['/ranking/agency/:id', 'Agency', 'ranking.agency'],
    [
      '/corporate/region/:id/:region',
      'Region, as its leader sees it',
      'ranking.corporate-region',
      'TeamRanking',
    ],
    ['/corporate/territory/:id', 'Territory, as its leader sees it', 'ranking.corporate-territory'],
    ['/territories/:id/regions', 'Regions of a territory', 'regions.list'],
    ['/regions/:id/agencies', 'Agencies of a region', 'agencies.list'],
    ['/history/:id', "A person's activations", 'history.rows'],
  ],
  'Vault and redeeming': [
    ['/vault', 'Vault', 'vault.results'],
    ['/vault/:sku', 'Prize', 'detail.ready'],
    ['/vault/:sku/order', 'Checkout', 'checkout.delivery'],
    ['/rewards', 'My rewards', 'rewards.list'],
  ],
  'Profile and notices': [
    ['/menu', 'Profile', 'menu.tiles'],
    ['/notifications', 'Notices', 'notifications.list'],
  ],
  'Help and support': [
    ['/help/:tab', 'Help', 'help.materials'],
    ['/material', 'Material', 'material.shown'],
    ['/support', 'Tickets', 'support.list'],
    ['/support/new', 'New ticket', 'new-ticket.form'],
    ['/support/ticket/:ticket_id', 'Ticket', 'messages.thread'],
  ],
  'Kept out': [
    ['/maintenance', 'Maintenance', 'maintenance.shown'],
    ['/update-pending', 'Update pending', 'update-pending.shown'],
    ['/version', 'Old version', 'version-fail.shown'],
    ['/errorapp', 'Blocked', 'error-app.message'],
  ],
};

export const SCREENS = Object.values(FLOWS).flat();

interface Shown {
  readonly id: string;
  readonly path: string;
  readonly states: readonly string[];
}

/** Matches the paths of stories without the whole app. They need no server, so a page can show many of them. */
const ALONE = /\/screens\//;

/** Returns the first story of a screen's usual state. */
export function storyOf<Story extends Shown>(
  [, , state, file = '']: ScreenEntry,
  stories: readonly Story[],
): Story | undefined {
  return stories.find(
    ({ path, states }) => ALONE.test(path) && path.includes(file) && states.includes(state),
  );
}
