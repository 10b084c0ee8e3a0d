import type { User } from './user.ts';

/** A role that the specification names (spec section 6). */
export type Role = 'activator' | 'promoter' | 'driver' | 'corporate';

/** The one place that knows the server's ids of roles. */
const ROLES: Readonly<Record<number, Role>> = {
  2: 'corporate',
  3: 'activator',
  4: 'promoter',
  5: 'driver',
  6: 'corporate',
  9: 'corporate',
};

const TITLES: Readonly<Record<Role, string>> = {
  activator: 'Activador',
  promoter: 'Promotor',
  driver: 'Impulsor',
  corporate: 'Corporativo',
};

/** The role of a user. Null for an unknown id, which has no view of its own. */
export function roleOf({ role_id }: Pick<User, 'role_id'>): Role | null {
  return ROLES[role_id] ?? null;
}

/** Title of a user's role (spec section 2, Score screen); empty for an unknown role. */
export function roleTitle(user: Pick<User, 'role_id'>): string {
  const role = roleOf(user);
  return role === null ? '' : TITLES[role];
}
