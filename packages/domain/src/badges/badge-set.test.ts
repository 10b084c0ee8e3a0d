import { describe, expect, it } from 'vitest';
import { badgeSet } from './badge-set.ts';

describe('badgeSet', () => {
  it('marks what is behind, worn and ahead', () => {
    expect(badgeSet({ level: 3 }).map(({ standing }) => standing)).toEqual([
      'earned',
      'earned',
      'current',
      'ahead',
      'ahead',
    ]);
  });

  it('takes name and picture of the worn badge from the server', () => {
    const set = badgeSet({ level: 2, name: 'Plata del norte', image: '/b.png' });
    expect(set[1]).toEqual({
      level: 2,
      name: 'Plata del norte',
      image: '/b.png',
      standing: 'current',
    });
    expect(set[2]).toMatchObject({ name: 'Talla de oro', image: undefined });
  });

  it.each([null, { level: 0 }])('holds only badges to come for %o', (worn) => {
    expect(badgeSet(worn).every(({ standing }) => standing === 'ahead')).toBe(true);
  });
});
