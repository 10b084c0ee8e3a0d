import { BRIEFLY_FRESH_MS, type Material, readMaterials } from '@gemas/domain';
import type { QueryKey } from '@tanstack/react-query';
import { fetchMaterials } from '../api/materials.ts';
import { atom, atomWithQuery } from './core/jotai.ts';
import { persistedAnswer } from './core/persisted-answer.ts';
import { userIdAtom, userKey } from './core/user-query.ts';
import { sendAtom } from './session/session.ts';

/** The persisted materials. */
export const persistedMaterials = (userId: number) =>
  persistedAnswer(userId, 'materials', readMaterials);

/** Help materials and intros of all roles. Persisted ones are shown first (spec section 4, Caching). */
export const materialsAtom = atomWithQuery<Material[], Error, Material[], QueryKey>((get) => {
  const userId = get(userIdAtom);
  const send = get(sendAtom);
  const persisted = persistedMaterials(userId);
  return {
    queryKey: userKey('materials', userId),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Material[]> => {
      const answer = await fetchMaterials(send, signal);
      persisted.persist(answer);
      return answer;
    },
    staleTime: BRIEFLY_FRESH_MS,
    ...persisted.options,
  };
});

/** Id of the html material chosen in Help. If it is null, Material redirects to Help. */
export const chosenMaterialAtom = atom<number | null>(null);
