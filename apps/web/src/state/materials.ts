import { BRIEFLY_FRESH_MS, type Id, readMaterials } from '@gemas/domain';
import { atom } from 'jotai';
import { fetchMaterials } from '../api/materials.ts';
import { answerStoreAtom, staleAfter, userQuery } from './session/user-query.ts';

const materialsStoreAtom = answerStoreAtom('materials', readMaterials);

/**
 * Help materials and intros of all roles. Stored materials are shown until the server answers (spec section 4,
 * Caching). They are always refreshed, however recent, because an intro may be new since then.
 */
export const materialsAtom = userQuery('materials', fetchMaterials, {
  staleTime: staleAfter(BRIEFLY_FRESH_MS),
  stored: { in: materialsStoreAtom },
  initial: ({ last }) => last(),
});

/** Id of the html material chosen in Help. If it is null, Material redirects to Help. */
export const chosenMaterialAtom = atom<Id | null>(null);
