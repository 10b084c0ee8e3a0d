import type { Post } from '../api/client.ts';
import { burstOver } from './burst.ts';
import { atom, type Getter, type Setter } from './jotai.ts';
import { sendAtom } from './session.ts';

/**
 * An action that posts, once at a time (decision 53): from before its first await until it settles another run does
 * nothing and answers undefined, whichever copy of a screen asks for it. It reads as whether a run is on its way.
 * Nothing else is given `post`, whose failures are told once the burst of taps is over.
 *
 * @param keyOf runs with different keys do not wait for each other
 */
export function latched<Args extends unknown[], Result>(
  run: (post: Post, get: Getter, set: Setter, ...args: Args) => Promise<Result>,
  keyOf: (...args: Args) => unknown = () => null,
) {
  const runningAtom = atom<readonly { key: unknown }[]>([]);
  return atom(
    (get) => get(runningAtom).length > 0,
    async (get, set, ...args: Args): Promise<Result | undefined> => {
      const mine = { key: keyOf(...args) };
      const running = get(runningAtom);
      if (running.some(({ key }) => key === mine.key)) return;
      set(runningAtom, [...running, mine]);
      const send = get(sendAtom) as Post;
      const post: Post = async (call) => {
        try {
          return await send(call);
        } catch (error) {
          await burstOver();
          throw error;
        }
      };
      try {
        return await run(post, get, set, ...args);
      } finally {
        set(
          runningAtom,
          get(runningAtom).filter((other) => other !== mine),
        );
      }
    },
  );
}
