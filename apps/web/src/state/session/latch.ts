import { burstOver } from '@gemas/ui/platform';
import { atom, type Getter, type Setter } from 'jotai';
import { ApiError, type Post } from '../../api/call.ts';
import { rememberedAtom, sendAtom } from './session.ts';

/** One promise for each running latched action that has begun a call. The promise resolves when the action ends. */
const sendingAtom = atom(() => new Set<Promise<void>>());

/**
 * Resolves when every call that a latched action sends has been answered and its answer has been handled. Until then no
 * other user can log in.
 */
export const postsSettledAtom = atom(null, async (get): Promise<void> => {
  const sending = get(sendingAtom);
  while (sending.size > 0) await Promise.all(sending);
});

interface Options<Args extends unknown[], Result> {
  /** Returns the key of a run. Runs with different keys may overlap. Default: all runs have the same key. */
  keyOf?: (...args: Args) => unknown;
  /**
   * Returns true if the action has opened another screen. The action then stays latched until the user has stopped
   * tapping (`burstOver`). Default: always false.
   */
  leadsOn?: (result: Result) => boolean;
}

/**
 * Creates an action that sends something. Only one run of the action is in progress at a time (decision 53).
 *
 * - Setting the returned atom starts a run. During a run, setting the atom does nothing and returns undefined.
 * - The value of the atom is true during a run.
 * - Only latched actions receive `post`, the function that sends. If a call fails, `post` rejects after the user has
 *   stopped tapping, so that a tap of the same burst does not repeat the call (decision D7).
 */
export function latched<Args extends unknown[], Result>(
  run: (post: Post, get: Getter, set: Setter, ...args: Args) => Promise<Result>,
  { keyOf, leadsOn }: Options<Args, Result> = {},
) {
  const runningAtom = atom<readonly { key: unknown }[]>([]);
  return atom(
    (get) => get(runningAtom).length > 0,
    async (get, set, ...args: Args): Promise<Result | undefined> => {
      const mine = { key: keyOf?.(...args) };
      const running = get(runningAtom);
      if (running.some(({ key }) => key === mine.key)) return;
      set(runningAtom, [...running, mine]);
      const send = get(sendAtom) as Post;
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const post: Post = async (call) => {
        // The server has not confirmed the remembered user, so nothing is sent (decision 64).
        if (get(rememberedAtom) !== null) throw new ApiError('offline');
        get(sendingAtom).add(ended);
        try {
          return await send(call);
        } catch (error) {
          await burstOver();
          throw error;
        }
      };
      const release = () => set(runningAtom, (all) => all.filter((other) => other !== mine));
      let isLeading = false;
      try {
        const result = await run(post, get, set, ...args);
        isLeading = leadsOn?.(result) ?? false;
        return result;
      } finally {
        get(sendingAtom).delete(ended);
        end();
        if (isLeading) void burstOver().then(release);
        else release();
      }
    },
  );
}
