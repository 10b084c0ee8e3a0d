import type { UserBadge } from './badge.ts';

/** State of a badge for a user: already earned, the current one, or not yet earned. */
export type BadgeStanding = 'earned' | 'current' | 'ahead';

/** One of the five badges in the badge slider. */
export interface BadgeOfSet {
  /** 1 to 5. */
  level: number;
  name: string;
  /** Picture that the server has sent. Undefined for badges other than the current one. */
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
  if (level < worn) return 'earned';
  return level === worn ? 'current' : 'ahead';
}

/**
 * Returns the five badges of the badge slider (decision 51). The current badge has the server's name and picture, if
 * the server sends them. Every other badge has a fixed name and no picture.
 */
export function badgeSet(worn: UserBadge | null): BadgeOfSet[] {
  return NAMES.map((name, index) => {
    const level = index + 1;
    const current = worn?.level === level ? worn : null;
    return {
      level,
      name: current?.name || name,
      image: current?.image,
      standing: standing(level, worn?.level ?? 0),
    };
  });
}
