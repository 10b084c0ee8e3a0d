import { burstOver } from '../core/burst.ts';
import { latched } from '../core/latch.ts';
import { enterAtom } from './entering.ts';

/** Logs in with a code typed on SessionFail or Maintenance: as `enterAtom`, undefined while a try is on its way. */
export const enterOnceAtom = latched(
  async (_post, _get, set, code: string) => {
    const entered = await set(enterAtom, code);
    if (entered.failure) await burstOver();
    return entered;
  },
  { leadsOn: ({ failure }) => failure === null },
);
