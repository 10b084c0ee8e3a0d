import type { UserBadge } from './badge.ts';

/** State of one badge of the set for a user. */
export type BadgeStanding = 'earned' | 'current' | 'ahead';

/** One badge of the slider. */
export interface BadgeOfSet {
  /** 1 to 5. */
  level: number;
  name: string;
  /** The server's own picture of the badge that the user wears. */
  image: string | undefined;
  standing: BadgeStanding;
}

const NAMES = [
  'Talla de cobre',
  'Talla de plata',
  'Talla de oro',
  'Talla maestra',
  'Talla perfecta',
] as const;

function standing(level: number, worn: number): BadgeStanding {
  if (level === worn) return 'current';
  return level < worn ? 'earned' : 'ahead';
}

/**
 * Returns the badges of the slider (decision 51). The user's current badge has the server's name and picture if they
 * are sent; the other badges have the names of the set.
 */
export function badgeSet(worn: UserBadge | null): BadgeOfSet[] {
  const wornLevel = worn?.level ?? 0;
  return NAMES.map((name, index) => {
    const level = index + 1;
    const isWorn = level === wornLevel;
    return {
      level,
      name: (isWorn && worn?.name) || name,
      image: isWorn ? worn?.image : undefined,
      standing: standing(level, wornLevel),
    };
  });
}
