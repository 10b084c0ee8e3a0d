import type { Address, Identity, Session, User, UserBadge, Wallet, Winner } from '@gemas/domain';
import type { Post, Send } from './client.ts';
import {
  flag,
  flagUnlessOff,
  ignored,
  list,
  number,
  numberOrNull,
  object,
  orNull,
  type Reader,
  text,
  textOrNull,
} from './read.ts';

const address: Reader<Address> = object({
  id: number,
  label: text,
  receiver: text,
  street: text,
  number: text,
  neighborhood: text,
  postal_code: text,
  city: text,
  state: text,
});

const winner: Reader<Winner> = (value) => {
  const { reward_sku, ...prize } = object({
    reward_name: text,
    available: flag,
    reward_sku: text,
  })(value);
  return reward_sku ? { ...prize, reward_sku } : prize;
};

// Assumed: a badge is an object with a level from 1 to 5, or the level itself.
const badge: Reader<UserBadge> = (value) => {
  if (typeof value !== 'object') return { level: number(value) };
  const { level, name, image } = object({ level: number, name: text, image: text })(value);
  return { level, ...(name && { name }), ...(image && { image }) };
};

const user: Reader<User> = object({
  id: number,
  name: text,
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  code: text,
  role_id: number,
  region_id: numberOrNull,
  territory_id: numberOrNull,
  weekly_goal: number,
  daily_goal: number,
  daily_activations: number,
  tour_complete: flag,
  last_s3_update: textOrNull,
  help: flag,
  reward_block: flag,
  show_result_winner: flag,
  winner: orNull(winner),
  has_card: flag,
  vault_open: flag,
  order_now: list(text),
  active: flagUnlessOff,
  black_list: flag,
  black_list_message: textOrNull,
  has_update: flag,
  can_up_ticket: flag,
  badge: orNull(badge),
  addresses: list(address),
});

export const wallet: Reader<Wallet> = object({ balance: number });

const identity: Reader<Identity> = object({ user, wallet });

const token: Reader<string> = (value) => {
  const read = text(value);
  if (read === '') throw new Error('a session without a token');
  return read;
};

const session: Reader<Session> = object({ token, user, wallet });

/** `POST /auth/login`. A wrong code is `unauthorized`. */
export function login(send: Send, code: string): Promise<Session> {
  return send({
    method: 'POST',
    path: '/auth/login',
    body: { code },
    read: session,
    secondary: true,
    isEntering: true,
  });
}

/** `GET /auth/user`: who the token belongs to. `isEntering`: at the start-up, which answers for its failures. */
export function fetchUser(send: Send, isEntering = false): Promise<Identity> {
  return send({ method: 'GET', path: '/auth/user', read: identity, isEntering });
}

/** `POST /auth/complete_update`. */
export function completeUpdate(post: Post): Promise<void> {
  return post({ method: 'POST', path: '/auth/complete_update', read: ignored, secondary: true });
}
