import type { FailureKind } from '@gemas/domain';

const NO_NETWORK = 'Revisa tu conexión e intenta de nuevo.';
const OUR_SIDE = 'Algo falló de nuestro lado. Intenta de nuevo en un momento.';

/** What to do when prizes could not be loaded: the person's own connection is blamed only if it failed. */
export function failureHelp(failure: FailureKind): string {
  return failure === 'offline' || failure === 'timeout' ? NO_NETWORK : OUR_SIDE;
}
