import type { Address } from '../address/address.ts';

/** Role ids of spec section 6: 3 activator, 4 promoter, 5 driver (impulsor), 2/6/9 corporate. */
export type RoleId = 2 | 3 | 4 | 5 | 6 | 9;

/** The raffle prize a user won (spec section 3, User.winner). */
export interface Winner {
  reward_name: string;
  /** True when the prize may be claimed in ClaimReward. */
  available: boolean;
  reward_sku?: string;
}

/** The badge a user wears; name and level only when the server sends them (decision 51). */
export interface UserBadge {
  /** 1 to 5. */
  level: number;
  name?: string;
  image?: string;
}

/** The person logged in (spec section 3). Names are the wire's. */
export interface User {
  id: number;
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** Employee number. */
  code: string;
  /** A known role, or another number that gets no role-specific view. */
  role_id: number;
  region_id: number | null;
  territory_id: number | null;
  weekly_goal: number;
  daily_goal: number;
  daily_activations: number;
  tour_complete: boolean;
  last_s3_update: string | null;
  /** Shows the support button. */
  help: boolean;
  reward_block: boolean;
  show_result_winner: boolean;
  winner: Winner | null;
  /** Owns a gift card that can be recharged. */
  has_card: boolean;
  vault_open: boolean;
  /** Skus ordered today. */
  order_now: string[];
  active: boolean;
  black_list: boolean;
  black_list_message: string | null;
  /** Forces the update overlay. */
  has_update: boolean;
  can_up_ticket: boolean;
  badge: UserBadge | null;
  addresses: Address[];
}

/** Gems that can be spent (spec section 3). */
export interface Wallet {
  balance: number;
}

/** Answer of a log-in (spec section 7). */
export interface Session {
  token: string;
  user: User;
  wallet: Wallet;
}

const ROLE_TITLES: Readonly<Record<number, string>> = {
  2: 'Corporativo',
  3: 'Activador',
  4: 'Promotor',
  5: 'Impulsor',
  6: 'Corporativo',
  9: 'Corporativo',
};

/** Title of a role (spec section 2, Score screen); empty for an unknown role. */
export function roleTitle(roleId: number): string {
  return ROLE_TITLES[roleId] ?? '';
}

/** Last word of the user's name for the welcome; empty when there is no name (decision 16). */
export function lastWordOfName(name: string): string {
  return name.trim().split(/\s+/u).pop() ?? '';
}
