import { describe, expect, it } from 'vitest';
import { badgeSet } from './badge-set.ts';

describe('badgeSet', () => {
  it('marks the badges below the current level as earned and those above it as ahead', () => {
    const standings = badgeSet({ level: 3 }).map(({ standing }) => standing);
    expect(standings).toEqual(['earned', 'earned', 'current', 'ahead', 'ahead']);
  });

  it('has a default name for each of the five badges', () => {
    expect(badgeSet(null).map(({ level, name }) => `${level} ${name}`)).toEqual([
      '1 Talla de cobre',
      '2 Talla de plata',
      '3 Talla de oro',
      '4 Talla maestra',
      '5 Talla perfecta',
    ]);
  });

  it('takes name and picture of the current badge from the server', () => {
    const set = badgeSet({ level: 2, name: 'Plata del norte', image: '/b.png' });
    expect(set[1]).toMatchObject({ level: 2, name: 'Plata del norte', image: '/b.png' });
    expect(set[2]).toMatchObject({ name: 'Talla de oro', image: undefined });
  });

  it.each([null, { level: 0 }])('marks all badges as ahead for the current badge %o', (worn) => {
    expect(badgeSet(worn).every(({ standing }) => standing === 'ahead')).toBe(true);
  });
});
