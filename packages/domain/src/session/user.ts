import type { Address } from '../address/address.ts';
import type { UserBadge } from '../badges/badge.ts';
import type { Id } from '../format/id.ts';
import type { Winner } from '../raffle/winner.ts';
import type { Wallet } from '../wallet/wallet.ts';

/** The user who is logged in (spec section 3). The field names are those of the server. */
export interface User {
  id: Id;
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** Employee number. */
  code: string;
  /** Id of the user's role on the server. `roleOf` returns the role, or null for an unknown id. */
  role_id: number;
  region_id: Id | null;
  territory_id: Id | null;
  weekly_goal: number;
  daily_goal: number;
  /** Activations of today. Null if the server has not sent the number. */
  daily_activations: number | null;
  tour_complete: boolean;
  last_s3_update: string | null;
  /** Whether the support button is shown. */
  help: boolean;
  reward_block: boolean;
  show_result_winner: boolean;
  winner: Winner | null;
  /** Whether the user owns a gift card that can be recharged. */
  has_card: boolean;
  vault_open: boolean;
  /** Skus ordered today. */
  order_now: string[];
  active: boolean;
  black_list: boolean;
  black_list_message: string | null;
  /** Whether the user has to update the app. An overlay then covers all screens. */
  has_update: boolean;
  can_up_ticket: boolean;
  badge: UserBadge | null;
  addresses: Address[];
}

/** Answer of a log-in (spec section 7). */
export interface Session {
  token: string;
  user: User;
  wallet: Wallet;
}

/** Returns the last word of the user's name, for the welcome. '' for an empty name. */
export function lastWordOfName(name: string): string {
  return name.trim().split(/\s/u).pop() ?? '';
}
