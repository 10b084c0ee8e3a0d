import { hasRegion, type ScoreUser } from '../ranking/score-view.ts';
import { roleOf } from '../session/role.ts';

/** Number of a step of the first-time tour (spec section 4). */
export type TourStepId = 1 | 2 | 3 | 4 | 5;

/** Part of Score, the home screen, that a step highlights. */
export type TourTarget = 'wallet' | 'standing' | 'standing-link' | 'territory' | 'prizes';

export interface TourStep {
  id: TourStepId;
  target: TourTarget;
  title: string;
  text: string;
}

/** Texts of steps 2, 3 and 4 for one role. These steps explain the user's standing: position and progress. */
interface Standing {
  title: string;
  text: string;
  positions: string;
  further: string;
  /** Part of Score that step 4 highlights. Default: the territory's card. Some roles have no such card. */
  furtherTarget?: TourTarget;
}

const ACTIVATOR: Standing = {
  title: 'Mira en qué lugar vas',
  text: 'Aquí ves tu posición y cuánto aportas a tu región.',
  positions: 'Toca aquí para ver a todas las personas de tu región.',
  further: 'Aquí ves el avance en todo el territorio.',
};
const DRIVER: Standing = {
  title: 'Mira cómo va tu agencia',
  text: 'Aquí ves las activaciones de hoy y cuánto falta para la meta de la semana.',
  positions: 'Toca aquí para ver a todas las personas de tu agencia.',
  further: '',
};
const REGION_LEADER: Standing = {
  title: 'Mira cómo va tu región',
  text: 'Aquí ves su posición y sus activaciones.',
  positions: 'Toca aquí para ver a todas las personas de tu región.',
  further: '',
};
const TERRITORY_LEADER: Standing = {
  title: 'Mira cómo va tu territorio',
  text: 'Aquí ves su posición y sus activaciones.',
  positions: '',
  further: 'Toca aquí para ver a todas las personas de tu territorio y sus regiones.',
  furtherTarget: 'standing-link',
};
const CORPORATE: Standing = {
  title: 'Mira cómo van los territorios',
  text: 'Aquí ves las activaciones de hoy, de la semana y en total.',
  positions: 'Toca un territorio para ver sus regiones y sus agencias.',
  further: 'Aquí ves cuánta gente tiene el territorio y su meta de la semana.',
};

/** Returns the texts for the user's role. Null for an unknown role, because Score then shows no standing. */
function standingOf(user: ScoreUser): Standing | null {
  switch (roleOf(user)) {
    case 'activator':
      return ACTIVATOR;
    case 'promoter':
      return hasRegion(user) ? REGION_LEADER : TERRITORY_LEADER;
    case 'driver':
      return DRIVER;
    case 'corporate':
      return CORPORATE;
    case null:
      return null;
  }
}

/** True for a step that the user's role skips (spec section 4, Tour). */
export function isSkipped(step: TourStepId, user: ScoreUser): boolean {
  const role = roleOf(user);
  const leadsRegion = role === 'promoter' && hasRegion(user);
  const leadsTerritory = role === 'promoter' && !hasRegion(user);
  if (step === 4) return role === 'driver' || leadsRegion;
  return step === 3 && leadsTerritory;
}

const WALLET: TourStep = {
  id: 1,
  target: 'wallet',
  title: 'Estas son tus esmeraldas',
  text: 'Son las que puedes canjear por premios en la bóveda.',
};
const PRIZES: TourStep = {
  id: 5,
  target: 'prizes',
  title: 'Elige tu premio',
  text: 'Entra a la bóveda y cambia tus esmeraldas por lo que más te guste.',
};

/** Returns steps 2 to 4, which explain the user's standing: position and progress. */
function standingSteps({
  title,
  text,
  positions,
  further,
  furtherTarget = 'territory',
}: Standing): readonly TourStep[] {
  return [
    { id: 2, target: 'standing', title, text },
    { id: 3, target: 'standing-link', title: 'Conoce todas las posiciones', text: positions },
    { id: 4, target: furtherTarget, title: 'Mira más lejos', text: further },
  ];
}

/**
 * Returns the steps of the tour for a user, in order. Steps that the user's role skips are removed before the steps are
 * numbered (decision 15). If the role is unknown or the game is over, Score does not show the cards of the role, and
 * steps 2 to 4 are removed too.
 *
 * @param showsStanding whether Score shows the cards of the role, or will show them once they have loaded
 */
export function tourSteps(user: ScoreUser, showsStanding = true): readonly TourStep[] {
  const standing = showsStanding ? standingOf(user) : null;
  const steps = [WALLET, ...(standing ? standingSteps(standing) : []), PRIZES];
  return steps.filter(({ id }) => !isSkipped(id, user));
}
