import { describe, expect, it } from 'vitest';
import { tourSteps } from './steps.ts';
import { TOUR_START, type Tour, tour, tourCard } from './tour.ts';

const ids = (role_id: number, region_id: number | null) =>
  tourSteps({ role_id, region_id }).map(({ id }) => id);

describe('tourSteps', () => {
  it.each([
    ['a promoter with a region', 4, 21, [1, 2, 3, 5]],
    ['an unknown role', 8, null, [1, 5]],
  ])('returns the steps of %s', (_who, role, region, steps) => {
    expect(ids(role, region)).toEqual(steps);
  });

  it('highlights only parts that Score shows to the role', () => {
    const targets = (role_id: number, region_id: number | null) =>
      tourSteps({ role_id, region_id }).map(({ target }) => target);
    const all = ['wallet', 'standing', 'standing-link', 'territory', 'prizes'];
    for (const role of [2, 3, 6, 9]) expect(targets(role, null)).toEqual(all);
    // Score shows only one card to roles 4 and 5, so no step highlights a separate card of the territory.
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

  it.each<[string, Parameters<typeof tourSteps>[0], ...string[]]>([
    [
      'an activator',
      { role_id: 3, region_id: null },
      'Mira en qué lugar vas: Aquí ves tu posición y cuánto aportas a tu región.',
      'Conoce todas las posiciones: Toca aquí para ver a todas las personas de tu región.',
      'Mira más lejos: Aquí ves el avance en todo el territorio.',
    ],
    [
      'a driver',
      { role_id: 5, region_id: null },
      'Mira cómo va tu agencia: Aquí ves las activaciones de hoy y cuánto falta para la meta de la semana.',
      'Conoce todas las posiciones: Toca aquí para ver a todas las personas de tu agencia.',
    ],
    [
      'a promoter with a region',
      { role_id: 4, region_id: 21 },
      'Mira cómo va tu región: Aquí ves su posición y sus activaciones.',
      'Conoce todas las posiciones: Toca aquí para ver a todas las personas de tu región.',
    ],
    [
      'a promoter without region',
      { role_id: 4, region_id: null },
      'Mira cómo va tu territorio: Aquí ves su posición y sus activaciones.',
      'Mira más lejos: Toca aquí para ver a todas las personas de tu territorio y sus regiones.',
    ],
    [
      'corporate staff',
      { role_id: 6, region_id: null },
      'Mira cómo van los territorios: Aquí ves las activaciones de hoy, de la semana y en total.',
      'Conoce todas las posiciones: Toca un territorio para ver sus regiones y sus agencias.',
      'Mira más lejos: Aquí ves cuánta gente tiene el territorio y su meta de la semana.',
    ],
  ])(
    'shows %s the texts of their role between those of wallet and prizes',
    (_who, user, ...own) => {
      const texts = tourSteps(user).map(({ title, text }) => `${title}: ${text}`);
      expect(texts).toEqual([
        'Estas son tus esmeraldas: Son las que puedes canjear por premios en la bóveda.',
        ...own,
        'Elige tu premio: Entra a la bóveda y cambia tus esmeraldas por lo que más te guste.',
      ]);
    },
  );
});

describe('the tour', () => {
  it('starts at the first step, goes to the next step on next, and is left on leave', () => {
    const steps = tourSteps({ role_id: 3, region_id: 21 });
    expect(TOUR_START).toEqual({ status: 'showing', index: 0 });
    expect(tour(TOUR_START, { type: 'next' }, steps)).toEqual({ status: 'showing', index: 1 });
    expect(tour(TOUR_START, { type: 'leave' }, steps)).toEqual({ status: 'left' });
    for (const end of [{ status: 'finished' }, { status: 'left' }] as const) {
      expect(tour(end, { type: 'next' }, steps)).toBe(end);
      expect(tour(end, { type: 'leave' }, steps)).toBe(end);
    }
  });

  it('is left, not finished, on leave at its last step', () => {
    const steps = tourSteps({ role_id: 3, region_id: 21 });
    const last: Tour = { status: 'showing', index: steps.length - 1 };
    expect(tour(last, { type: 'leave' }, steps)).toEqual({ status: 'left' });
  });

  it('has no card after its end, or if there are no steps', () => {
    const steps = tourSteps({ role_id: 3, region_id: 21 });
    expect(tourCard({ status: 'finished' }, steps)).toBeNull();
    expect(tourCard({ status: 'left' }, steps)).toBeNull();
    expect(tourCard(TOUR_START, [])).toBeNull();
  });

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
});
