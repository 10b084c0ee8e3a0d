import type { Address } from '../address/address.ts';
import type { UserBadge } from '../badges/badge.ts';
import type { Winner } from '../raffle/winner.ts';
import type { Wallet } from '../wallet/wallet.ts';

/** The user who is logged in (spec section 3). Field names are the wire's. */
export interface User {
  id: number;
  name: string;
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** Employee number. */
  code: string;
  /** Id of a role known to `roleOf`, or another number, which has no view of its own. */
  role_id: number;
  region_id: number | null;
  territory_id: number | null;
  weekly_goal: number;
  daily_goal: number;
  daily_activations: number;
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
  /** Whether the update overlay is forced. */
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

/** Last word of the user's name, for the welcome. Empty if there is no name (decision 16). */
export function lastWordOfName(name: string): string {
  return name.trim().split(/\s+/u).pop() ?? '';
}
