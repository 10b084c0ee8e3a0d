import { describe, expect, it } from 'vitest';
import { type Box, cardPlace, holeOf, holePath, scrollFor } from './place.ts';

const view = { width: 390, height: 844 };
const box = (top: number, bottom: number): Box => ({ top, bottom, left: 16, right: 374 });

describe('the hole', () => {
  it('surrounds the target with 8 px', () => {
    expect(holeOf(box(350, 559), view)).toEqual({ top: 342, bottom: 567, left: 8, right: 382 });
  });

  it('is limited to the viewport, and is null for a target outside of the viewport', () => {
    expect(holeOf(box(-50, 2000), view)).toEqual({ top: 2, bottom: 842, left: 8, right: 382 });
    expect(holeOf(box(900, 1000), view)).toBeNull();
  });

  it('has cut corners, which are smaller for a small target', () => {
    expect(holePath({ top: 342, left: 8, right: 382, bottom: 567 })).toBe(
      'M24 342H366L382 358V551L366 567H24L8 551V358Z',
    );
    expect(holePath({ top: 0, left: 0, right: 10, bottom: 10 })).toBe(
      'M5 0H5L10 5V5L5 10H5L0 5V5Z',
    );
  });
});

describe('the card', () => {
  it.each([
    ['above the hole if it fits', box(400, 500), 'above'],
    ['below the hole if it does not fit above', box(60, 200), 'below'],
    ['at the foot of the screen if it fits neither above nor below', box(100, 780), 'foot'],
  ])('is %s', (_where, hole, side) => {
    expect(cardPlace(hole, 190, view).side).toBe(side);
  });

  it('is in the middle without a target', () => {
    expect(cardPlace(null, 190, view)).toEqual({ side: 'middle' });
  });
});

describe('the scroll distance', () => {
  it.each([
    [box(40, 180), 190],
    [box(700, 900), 190],
  ])('makes the target and the card visible together', (target, cardHeight) => {
    const by = scrollFor(target, cardHeight, view);
    const hole = holeOf({ ...target, top: target.top - by, bottom: target.bottom - by }, view);
    expect(cardPlace(hole, cardHeight, view).side).toBe('above');
    expect(hole && hole.bottom - hole.top).toBe(target.bottom - target.top + 16);
  });
});
