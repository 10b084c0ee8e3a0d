import type { Post } from '../../api/client.ts';
import { ApiError } from '../../api/error.ts';
import { rememberedAtom, sendAtom } from '../session/session.ts';
import { burstOver } from './burst.ts';
import { atom, type Getter, type Setter } from './jotai.ts';
import { postingAtom } from './posting.ts';

interface Options<Args extends unknown[], Result> {
  /** Runs with different keys may overlap. */
  keyOf?: (...args: Args) => unknown;
  /** True if a run leads to another screen. It then stays latched until the burst of taps on this screen is over. */
  leadsOn?: (result: Result) => boolean;
}

/**
 * Creates an action that posts, once at a time (decision 53). From before its first await until it settles, another run
 * does nothing and returns undefined, whichever instance of a screen starts it. Its value: whether a run is in
 * progress. Only latched actions receive `post`, which rejects only after the burst of taps is over.
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
      let isPosting = false;
      let settle = () => {};
      const post: Post = async (call) => {
        // Remembered data is not a session, so nothing is sent (decision 64).
        if (get(rememberedAtom) !== null) throw new ApiError('offline');
        if (!isPosting) settle = set(postingAtom);
        isPosting = true;
        try {
          return await send(call);
        } catch (error) {
          await burstOver();
          throw error;
        }
      };
      const release = () =>
        set(
          runningAtom,
          get(runningAtom).filter((other) => other !== mine),
        );
      let isLeading = false;
      try {
        const result = await run(post, get, set, ...args);
        isLeading = leadsOn?.(result) ?? false;
        return result;
      } finally {
        settle();
        if (isLeading) void burstOver().then(release);
        else release();
      }
    },
  );
}
