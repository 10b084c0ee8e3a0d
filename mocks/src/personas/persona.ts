import type { User } from '@gemas/domain';
import type { Persona, PersonState, World } from '../db/state.ts';
import { momentOf } from '../db/time.ts';
import { homeAddress, workAddress } from '../fixtures/address.ts';
import { personalChallenge, rankingChallenge } from '../fixtures/challenges.ts';
import { helpMaterials } from '../fixtures/materials.ts';
import { boardNotifications } from '../fixtures/notifications.ts';
import { boardOrders } from '../fixtures/orders.ts';
import {
  agencies,
  BAJIO_NORTE,
  findPlace,
  LEON_CENTRO,
  OCCIDENTE,
  type Place,
  regions,
  territories,
} from '../fixtures/places.ts';
import { type OwnRow, statsOf } from '../fixtures/ranking.ts';
import { boardTickets } from '../fixtures/tickets.ts';
import { foldText } from '../fold-text.ts';
import { PERSONA_CODES_AND_TITLES, type PersonaAlias } from './names.ts';

/**
 * Fernanda Hernández Ávila, the activator on the design boards. Every other persona is defined by its differences from
 * her.
 */
export const fernanda: User = {
  id: 1001,
  name: 'Fernanda Hernández Ávila',
  first_name: 'Fernanda',
  last_name: 'Hernández Ávila',
  email: 'fer.avila@correo.mx',
  phone: '4771234508',
  code: '48213',
  role_id: 3,
  region_id: BAJIO_NORTE,
  territory_id: OCCIDENTE,
  weekly_goal: 25,
  daily_goal: 5,
  daily_activations: 3,
  tour_complete: true,
  last_s3_update: null,
  help: true,
  reward_block: false,
  show_result_winner: false,
  winner: null,
  has_card: false,
  vault_open: true,
  order_now: [],
  active: true,
  black_list: false,
  black_list_message: null,
  has_update: false,
  can_up_ticket: true,
  badge: { level: 3, name: 'Talla de oro' },
  addresses: [homeAddress, workAddress],
};

/** Positions of a user in the three rankings, and the figures of the user's row. */
export interface Standing {
  region: number | null;
  territory: number | null;
  agency: number | null;
  /** The user's activations in the period of the ranking. */
  ownActivations: number;
  week: number;
  total: number;
}

const FERNANDA_STANDING: Standing = {
  region: 12,
  territory: 41,
  agency: 4,
  ownActivations: 38,
  week: 22,
  total: 318,
};

export interface PersonaOptions {
  alias: PersonaAlias;
  name?: string;
  user?: Partial<User>;
  balance?: number;
  standing?: Partial<Standing>;
  /** Id of the agency whose stats `GET /stats/agency/referals` returns. By default León Centro. */
  agency?: number;
  /** Number of generated members in the ranking of the region. By default the number of users of the region. */
  members?: number;
  /**
   * Total activations of all members, shown above the rankings of region and territory. Default: the number that the
   * persona's region or territory has.
   */
  totals?: { region?: number; territory?: number };
  state?: (now: Date, user: User) => Partial<PersonState>;
  world?: (now: Date) => Partial<World>;
}

let nextId = Number(fernanda.id);

function emptyPlace(): Place {
  return {
    id: 0,
    name: '',
    parent: null,
    users: 0,
    activations: 0,
    activations_now: 0,
    activations_weekly: 0,
    weekly_goal: 0,
  };
}

function worldOf(user: User, options: PersonaOptions, now: Date): World {
  const standing = { ...FERNANDA_STANDING, ...options.standing };
  const rowAt = (position: number | null): OwnRow => ({
    id: user.id,
    name: user.name,
    position,
    ownActivations: standing.ownActivations,
    total: standing.total,
    today: user.daily_activations ?? 0,
    week: standing.week,
  });
  const competes = user.role_id === 3 || user.role_id === 5;
  const ownRow = (position: number | null) => (competes ? rowAt(position) : null);
  const region = findPlace(regions, user.region_id ?? 0) ?? emptyPlace();
  const territory = findPlace(territories, user.territory_id ?? 0) ?? emptyPlace();
  const agency = findPlace(agencies, options.agency ?? LEON_CENTRO) ?? emptyPlace();
  const total = (value: number | undefined) => (value === undefined ? {} : { total: value });
  const members = options.members === undefined ? {} : { members: options.members };
  return {
    territories,
    stats: {
      region: () =>
        statsOf(region, ownRow(standing.region), { ...members, ...total(options.totals?.region) }),
      territory: () =>
        statsOf(territory, ownRow(standing.territory), total(options.totals?.territory)),
      agency: () => statsOf(agency, user.role_id === 3 ? rowAt(standing.agency) : null),
    },
    materials: [...helpMaterials],
    challenge: rankingChallenge(now),
    personal: personalChallenge(now),
    clients: [],
    ranking: { position: 27, count: 38 },
    gameClosed: { closed: false, message: null },
    params: { support_active: 1, show_faq_btn: '1', first_notice: 0 },
    refusal: null,
    ...options.world?.(now),
  };
}

function stateOf(user: User, options: PersonaOptions, now: Date): PersonState {
  const copy = structuredClone({ ...user, last_s3_update: momentOf(now, -1, '06:00') });
  return {
    user: copy,
    balance: options.balance ?? 1284,
    orders: boardOrders(now),
    notifications: boardNotifications(now),
    tickets: boardTickets(user.name),
    surveys: [],
    surveyAnswers: [],
    sentTickets: [],
    rewardSeen: false,
    claimed: null,
    ...options.state?.(now, copy),
  };
}

/** Returns all fields of a user that contain the name or a part of it. */
function identityOf(name: string): Partial<User> {
  const words = name.split(' ');
  const [first = ''] = words;
  return {
    name,
    first_name: words.slice(0, -2).join(' ') || name,
    last_name: words.slice(-2).join(' '),
    email: `${foldText(first)}.${foldText(words.at(-1) ?? '')}@correo.mx`,
    addresses: [homeAddress, workAddress].map((address) => ({ ...address, receiver: name })),
  };
}

/**
 * Creates a persona. `options` contains only what differs from Fernanda, the default persona. Each persona that is
 * created gets the next user id.
 */
export function persona(options: PersonaOptions): Persona {
  const name = options.name ?? fernanda.name;
  const [code, title] = PERSONA_CODES_AND_TITLES[options.alias];
  const user: User = {
    ...fernanda,
    ...(options.name !== undefined && identityOf(options.name)),
    code,
    ...options.user,
    id: nextId,
  };
  return {
    id: nextId++,
    code,
    name,
    title,
    state: (now) => stateOf(user, options, now),
    world: (now) => worldOf(user, options, now),
  };
}
