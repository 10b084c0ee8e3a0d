import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tourSteps } from './steps.ts';
import { TOUR_START, type Tour, type TourEvent, tour, tourCard } from './tour.ts';

const ids = (role_id: number, region_id: number | null) =>
  tourSteps({ role_id, region_id }).map(({ id }) => id);

describe('tourSteps', () => {
  it.each([
    ['an activator', 3, 21, [1, 2, 3, 4, 5]],
    ['a promoter with a region', 4, 21, [1, 2, 3, 5]],
    ['a promoter without region', 4, null, [1, 2, 4, 5]],
    ['a driver', 5, 21, [1, 2, 3, 5]],
    ['corporate staff', 6, null, [1, 2, 3, 4, 5]],
    ['an unknown role', 8, null, [1, 5]],
  ])('returns the steps of %s', (_who, role, region, steps) => {
    expect(ids(role, region)).toEqual(steps);
  });

  it('has title and text for each step of each role', () => {
    for (const role_id of [2, 3, 4, 5, 6, 8, 9]) {
      for (const region_id of [null, 21]) {
        for (const { title, text } of tourSteps({ role_id, region_id })) {
          expect(title).not.toBe('');
          expect(text).not.toBe('');
        }
      }
    }
  });

  it('highlights only parts that Score shows to the role', () => {
    const targets = (role_id: number, region_id: number | null) =>
      tourSteps({ role_id, region_id }).map(({ target }) => target);
    const all = ['wallet', 'standing', 'standing-link', 'territory', 'prizes'];
    for (const role of [2, 3, 6, 9]) expect(targets(role, null)).toEqual(all);
    // The card of a team has no separate part about the territory.
    const team = ['wallet', 'standing', 'standing-link', 'prizes'];
    for (const region of [null, 21]) {
      expect(targets(4, region)).toEqual(team);
      expect(targets(5, region)).toEqual(team);
    }
  });

  it('omits the steps 2 to 4 if the game is over', () => {
    for (const role_id of [2, 3, 4, 5, 6, 8, 9]) {
      expect(tourSteps({ role_id, region_id: 21 }, false).map(({ id }) => id)).toEqual([1, 5]);
    }
  });

  it('shows an activator the texts of the design board', () => {
    expect(tourSteps({ role_id: 3, region_id: 21 })[1]).toMatchObject({
      title: 'Mira en qué lugar vas',
      text: 'Aquí ves tu posición y cuánto aportas a tu región.',
    });
  });
});

describe('the tour', () => {
  it('numbers the steps that are shown and ends with Entendido', () => {
    const steps = tourSteps({ role_id: 5, region_id: null });
    const labels: string[] = [];
    let state: Tour = TOUR_START;
    for (let card = tourCard(state, steps); card; card = tourCard(state, steps)) {
      labels.push(`${card.step.id} ${card.label} ${card.button}`);
      state = tour(state, { type: 'next' }, steps);
    }
    expect(labels).toEqual([
      '1 Paso 1 de 4 Siguiente',
      '2 Paso 2 de 4 Siguiente',
      '3 Paso 3 de 4 Siguiente',
      '5 Paso 4 de 4 Entendido',
    ]);
    expect(state).toEqual({ status: 'finished' });
  });

  it('shows the last step if steps are removed during the tour', () => {
    const user = { role_id: 3, region_id: 21 };
    const far: Tour = { status: 'showing', index: 3 };
    const fewer = tourSteps(user, false);
    expect(tourCard(far, fewer)).toMatchObject({ label: 'Paso 2 de 2', button: 'Entendido' });
    expect(tour(far, { type: 'next' }, fewer)).toEqual({ status: 'finished' });
  });

  it('never shows a skipped step, never goes back, and stays finished, for random events', () => {
    const event = fc.constantFrom<TourEvent>(
      { type: 'next' },
      { type: 'next' },
      { type: 'finish' },
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(2, 3, 4, 5, 6, 9), fc.integer()),
        fc.option(fc.nat(99), { nil: null }),
        fc.array(event, { maxLength: 12 }),
        (role_id, region_id, events) => {
          const isRegion = region_id !== null && region_id > 0;
          const steps = tourSteps({ role_id, region_id });
          let state: Tour = TOUR_START;
          let seen = 0;
          for (const next of events) {
            const card = tourCard(state, steps);
            if (card) {
              expect(card.step.id).toBeGreaterThan(seen);
              seen = card.step.id;
              if (role_id === 5 || (role_id === 4 && isRegion)) expect(seen).not.toBe(4);
              if (role_id === 4 && !isRegion) expect(seen).not.toBe(3);
            }
            const after = tour(state, next, steps);
            if (state.status === 'finished') expect(after).toBe(state);
            state = after;
          }
        },
      ),
    );
  });
});
