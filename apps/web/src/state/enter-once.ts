import { burstOver } from './burst.ts';
import { enterAtom } from './entering.ts';
import { latched } from './latch.ts';

/** Logs in with a code typed on SessionFail or Maintenance: as `enterAtom`, undefined while a try is on its way. */
export const enterOnceAtom = latched(
  async (_post, _get, set, code: string) => {
    const entered = await set(enterAtom, code);
    if (entered.failure) await burstOver();
    return entered;
  },
  { leadsOn: ({ failure }) => failure === null },
);
