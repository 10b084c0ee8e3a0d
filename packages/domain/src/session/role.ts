import type { User } from './user.ts';

/** A role that the specification names (spec section 6). */
export type Role = 'activator' | 'promoter' | 'driver' | 'corporate';

/** Roles by their id on the server. No other code may use these ids. */
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

/** Returns the role of a user. Null for an unknown id, for which the app has no view. */
export function roleOf({ role_id }: Pick<User, 'role_id'>): Role | null {
  return ROLES[role_id] ?? null;
}

/** Returns the title of a user's role (spec section 2, Score screen). '' for an unknown role. */
export function roleTitle(user: Pick<User, 'role_id'>): string {
  const role = roleOf(user);
  return role === null ? '' : TITLES[role];
}
