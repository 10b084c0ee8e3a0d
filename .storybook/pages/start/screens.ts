import type { StateId } from '@gemas/ui/state-map';

/** Groups of screens, named after what staff want to do there. */
export const flows = [
  'Getting in',
  'The game',
  'Rankings',
  'Vault and redeeming',
  'Profile and notices',
  'Help and support',
  'Kept out',
] as const;

/** A route of the app, and the usual state of its screen. */
export interface ScreenEntry {
  /** Pattern of the route, as in the hash router. */
  readonly route: string;
  readonly name: string;
  readonly flow: (typeof flows)[number];
  /** Id of the screen's usual state in the state map. */
  readonly state: StateId;
  /** A part of the story file's path. Needed if several files show the state. */
  readonly file?: string;
}

const screen = (
  flow: ScreenEntry['flow'],
  route: string,
  name: string,
  state: StateId,
  file?: string,
): ScreenEntry => ({ route, name, flow, state, ...(file !== undefined && { file }) });

/** All routes of the contract. */
export const SCREENS: readonly ScreenEntry[] = [
  screen('Getting in', '/', 'Start', 'start.ended'),
  screen('Getting in', '/fail', 'Log-in', 'session-fail.no-code'),
  screen('Getting in', '/download', 'Download', 'download.links'),
  screen('The game', '/score', 'Score', 'score.see-prizes'),
  screen('The game', '/claim/reward', "Claim the raffle's prize", 'claim.form'),
  screen('Rankings', '/ranking/region', 'Region', 'ranking.region'),
  screen('Rankings', '/ranking/territory', 'Territory', 'ranking.territory'),
  screen('Rankings', '/ranking/agency/:id', 'Agency', 'ranking.agency'),
  screen(
    'Rankings',
    '/corporate/region/:id/:region',
    'Region, as its leader sees it',
    'ranking.corporate-region',
    'TeamRanking',
  ),
  screen(
    'Rankings',
    '/corporate/territory/:id',
    'Territory, as its leader sees it',
    'ranking.corporate-territory',
  ),
  screen('Rankings', '/territories/:id/regions', 'Regions of a territory', 'regions.list'),
  screen('Rankings', '/regions/:id/agencies', 'Agencies of a region', 'agencies.list'),
  screen('Rankings', '/history/:id', "A person's activations", 'history.rows'),
  screen('Vault and redeeming', '/vault', 'Vault', 'vault.results'),
  screen('Vault and redeeming', '/vault/:sku', 'Prize', 'detail.ready'),
  screen('Vault and redeeming', '/vault/:sku/order', 'Checkout', 'checkout.delivery'),
  screen('Vault and redeeming', '/rewards', 'My rewards', 'rewards.list'),
  screen('Profile and notices', '/menu', 'Profile', 'menu.tiles'),
  screen('Profile and notices', '/notifications', 'Notices', 'notifications.list'),
  screen('Help and support', '/help/:tab', 'Help', 'help.materials'),
  screen('Help and support', '/material', 'Material', 'material.shown'),
  screen('Help and support', '/support', 'Tickets', 'support.list'),
  screen('Help and support', '/support/new', 'New ticket', 'new-ticket.form'),
  screen('Help and support', '/support/ticket/:ticket_id', 'Ticket', 'messages.thread'),
  screen('Kept out', '/maintenance', 'Maintenance', 'maintenance.shown'),
  screen('Kept out', '/update-pending', 'Update pending', 'update-pending.shown'),
  screen('Kept out', '/version', 'Old version', 'version-fail.shown'),
  screen('Kept out', '/errorapp', 'Blocked', 'error-app.message'),
];

interface Shown {
  readonly id: string;
  readonly path: string;
  readonly states: readonly string[];
}

/** Matches stories of a screen without the app around it. They need no server, so many of them can be shown at once. */
const ALONE = /\/screens\//;

/** Returns the first story of a screen's usual state. Returns undefined if there is none. */
export function storyOf<Story extends Shown>(
  { state, file = '' }: Pick<ScreenEntry, 'state' | 'file'>,
  stories: readonly Story[],
): Story | undefined {
  return stories.find(
    ({ path, states }) => ALONE.test(path) && path.includes(file) && states.includes(state),
  );
}
