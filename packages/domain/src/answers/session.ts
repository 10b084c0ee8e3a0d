import type { Address } from '../address/address.ts';
import type { UserBadge } from '../badges/badge.ts';
import type { Winner } from '../raffle/winner.ts';
import type { Identity } from '../session/startup.ts';
import type { Session, User } from '../session/user.ts';
import type { Wallet } from '../wallet/wallet.ts';
import {
  blank,
  count,
  countOrNull,
  essential,
  flag,
  id,
  idOrNull,
  list,
  number,
  numberOrNull,
  object,
  orNull,
  type Reader,
  rawText,
  rawTextOrNull,
  text,
  textOrNull,
  unreadable,
  withText,
} from './read.ts';

const address: Reader<Address> = object({
  id,
  label: text,
  receiver: text,
  street: text,
  number: text,
  neighborhood: text,
  postal_code: text,
  city: text,
  state: text,
});

const wonPrize = object({
  reward_name: text,
  available: (value): boolean | null => (blank(value) ? null : flag(value)),
  reward_sku: rawText,
});

// Servers also send an empty object, or only nulls, for a user who has won nothing. So a prize without a name counts only
// if the server says whether the prize can be claimed (decision 25).
const winner: Reader<Winner | null> = (value, omitted) => {
  const { available, ...prize } = wonPrize(value, omitted);
  if (available === null && prize.reward_name.trim() === '') return null;
  return { ...prize, available: available ?? false };
};

// A badge without a level has level 0.
const badgeFields = object({ level: count, name: text, image: text });

// Assumed: a badge sent as a number is the level. A badge sent as a text with a dot or slash is the picture's address.
const badge: Reader<UserBadge> = (value, omitted) => {
  const isAddress = typeof value === 'string' && /[./]/.test(value);
  const sent = isAddress ? { image: value } : typeof value === 'object' ? value : { level: value };
  const { level, name, image } = badgeFields(sent, omitted);
  return { level, ...(name && { name }), ...(image && { image }) };
};

const user: Reader<User> = object({
  id,
  name: text,
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  code: text,
  role_id: essential(number),
  region_id: idOrNull,
  territory_id: idOrNull,
  weekly_goal: count,
  daily_goal: count,
  daily_activations: countOrNull,
  tour_complete: flag,
  last_s3_update: textOrNull,
  help: flag,
  reward_block: flag,
  show_result_winner: flag,
  winner: orNull(winner),
  has_card: flag,
  vault_open: flag,
  order_now: list(rawText),
  // A missing or empty value means active.
  active: (value) => blank(value) || flag(value),
  black_list: flag,
  black_list_message: rawTextOrNull,
  has_update: flag,
  can_up_ticket: flag,
  badge: orNull(badge),
  addresses: list(withText(address, 'label', 'street', 'neighborhood', 'city'), 'id'),
});

const wallet: Reader<Wallet> = object({ balance: numberOrNull });

/**
 * Returns an answer in which the balance is nested, as `{wallet: {balance}}`. The server may send
 * `{balance}` instead (contract, Calls).
 */
export function nestWallet(value: unknown): unknown {
  const answer = (value ?? {}) as Record<string, unknown>;
  const { wallet: nested = null, balance } = answer;
  return nested === null && balance !== undefined ? { ...answer, wallet: { balance } } : value;
}

const identityFields = object({ user, wallet });

export const readIdentity: Reader<Identity> = (value, omitted) =>
  identityFields(nestWallet(value), omitted);

/**
 * An identity (user and wallet) as the phone stores it. `mark` identifies the token with which the identity was
 * fetched.
 */
export interface Remembered extends Identity {
  mark: number;
}

export const readRemembered: Reader<Remembered> = object({ user, wallet, mark: essential(number) });

const sessionFields = object({ token: essential(rawText), user, wallet });

const session: Reader<Session> = (value, omitted) => sessionFields(nestWallet(value), omitted);

/**
 * Returns the digits of an employee code without zeros at their beginning, because servers write a code in several ways:
 * '48213', '048213', 'MX-48213'. Of a code without digits, returns its letters.
 */
const comparableCode = (code: string) =>
  code.replace(/\D/g, '').replace(/^0+/, '') || code.trim().toLowerCase();

/**
 * Returns a reader for the answer to a log-in with `code`. An answer with another user's code cannot be read, so that
 * nobody is logged in as somebody else. An answer without a code is accepted.
 */
export const readSession =
  (code: string): Reader<Session> =>
  (value, omitted) => {
    const answer = session(value, omitted);
    const sent = comparableCode(answer.user.code);
    return sent === '' || sent === comparableCode(code) ? answer : unreadable();
  };
