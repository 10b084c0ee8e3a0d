import { hasRegion, type ScoreUser } from '../session/score-view.ts';

/** The five steps of the first-time tour (spec section 4). */
export type TourStepId = 1 | 2 | 3 | 4 | 5;

/** Place on Score that a step lights up. */
export type TourTarget = 'wallet' | 'standing' | 'standing-link' | 'territory' | 'prizes';

export interface TourStep {
  id: TourStepId;
  target: TourTarget;
  title: string;
  text: string;
}

/** How a role reads its own standing: the words of steps 2 and 3. */
interface Standing {
  title: string;
  text: string;
  positions: string;
}

const ACTIVATOR: Standing = {
  title: 'Mira en qué lugar vas',
  text: 'Aquí ves tu posición y cuánto aportas a tu región.',
  positions: 'Toca aquí para ver a todas las personas de tu región.',
};
const DRIVER: Standing = {
  title: 'Mira cómo va tu agencia',
  text: 'Aquí ves las activaciones de hoy y cuánto falta para la meta de la semana.',
  positions: 'Toca aquí para ver a todas las personas de tu agencia.',
};
const REGION_LEADER: Standing = {
  title: 'Mira cómo va tu región',
  text: 'Aquí ves su posición y sus activaciones.',
  positions: 'Toca aquí para ver a todas las personas de tu región.',
};
const TERRITORY_LEADER: Standing = {
  title: 'Mira cómo va tu territorio',
  text: 'Aquí ves su posición y sus activaciones.',
  positions: '',
};
const CORPORATE: Standing = {
  title: 'Mira cómo van los territorios',
  text: 'Aquí ves las activaciones de hoy, de la semana y en total.',
  positions: 'Toca un territorio para ver sus regiones y sus agencias.',
};
const ANYONE: Standing = {
  title: 'Mira cómo va el juego',
  text: 'Aquí ves las posiciones y las activaciones.',
  positions: 'Toca aquí para ver todas las posiciones.',
};

function standingOf(user: ScoreUser): Standing {
  switch (user.role_id) {
    case 3:
      return ACTIVATOR;
    case 4:
      return hasRegion(user) ? REGION_LEADER : TERRITORY_LEADER;
    case 5:
      return DRIVER;
    case 2:
    case 6:
    case 9:
      return CORPORATE;
    default:
      return ANYONE;
  }
}

/** True for a step that a role does not get (spec section 4, Tour). */
export function isSkipped(step: TourStepId, user: ScoreUser): boolean {
  const leadsRegion = user.role_id === 4 && hasRegion(user);
  const leadsTerritory = user.role_id === 4 && !hasRegion(user);
  if (step === 4) return user.role_id === 5 || leadsRegion;
  return step === 3 && leadsTerritory;
}

/** The steps of a person in order, those skipped dropped before they are numbered (decision 15). */
export function tourSteps(user: ScoreUser): readonly TourStep[] {
  const standing = standingOf(user);
  const all: readonly TourStep[] = [
    {
      id: 1,
      target: 'wallet',
      title: 'Estas son tus esmeraldas',
      text: 'Son las que puedes canjear por premios en la bóveda.',
    },
    { id: 2, target: 'standing', title: standing.title, text: standing.text },
    {
      id: 3,
      target: 'standing-link',
      title: 'Conoce todas las posiciones',
      text: standing.positions,
    },
    {
      id: 4,
      target: 'territory',
      title: 'Mira más lejos',
      text: 'Aquí ves el avance en todo el territorio.',
    },
    {
      id: 5,
      target: 'prizes',
      title: 'Elige tu premio',
      text: 'Entra a la bóveda y cambia tus esmeraldas por lo que más te guste.',
    },
  ];
  return all.filter(({ id }) => !isSkipped(id, user));
}
