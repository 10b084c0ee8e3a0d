import { fetchTerritories } from '../api/territories.ts';
import { atomWithQuery } from './jotai.ts';
import { sendAtom, userAtom } from './session.ts';

/** Asked again after this, ms, as the stats are (spec section 9). */
const FRESH_MS = 20 * 60 * 1000;

/** Every territory. Mounted for corporate staff only (spec section 6), while the game is open. */
export const territoriesAtom = atomWithQuery((get) => ({
  queryKey: ['territories', get(userAtom).id],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchTerritories(get(sendAtom), signal),
  staleTime: FRESH_MS,
}));
