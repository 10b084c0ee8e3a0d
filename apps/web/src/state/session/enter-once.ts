import { burstOver } from '../core/burst.ts';
import { enterAtom } from './entering.ts';
import { latched } from './latch.ts';

/** Like `enterAtom`, but does nothing and returns undefined while an attempt is in progress. */
export const enterOnceAtom = latched(
  async (_post, _get, set, code: string) => {
    const entered = await set(enterAtom, code);
    if (entered.failure) await burstOver();
    return entered;
  },
  { leadsOn: ({ failure }) => failure === null },
);
