import type { Material } from '@gemas/domain';
import type { QueryKey } from '@tanstack/react-query';
import { fetchMaterials, materials } from '../api/materials.ts';
import { atom, atomWithQuery } from './core/jotai.ts';
import { keptAnswer } from './core/persisted-answer.ts';
import { userIdAtom, userKey } from './core/user-query.ts';
import { sendAtom } from './session/session.ts';

/** Help materials and intros of every role, the kept ones first (spec section 4, Caching). */
export const materialsAtom = atomWithQuery<Material[], Error, Material[], QueryKey>((get) => {
  const userId = get(userIdAtom);
  const send = get(sendAtom);
  const kept = keptAnswer(userId, 'materials', materials);
  return {
    queryKey: userKey('materials', userId),
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Material[]> => {
      const answer = await fetchMaterials(send, signal);
      kept.keep(answer);
      return answer;
    },
    staleTime: 60_000,
    ...kept.options,
  };
});

/** Id of the html material chosen in Help; null leads Material back there. */
export const chosenMaterialAtom = atom<number | null>(null);
