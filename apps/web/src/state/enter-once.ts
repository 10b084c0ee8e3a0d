import { burstOver } from './burst.ts';
import { latched } from './latch.ts';
import { enterAtom } from './session.ts';

/** Logs in with a code typed on SessionFail or Maintenance: as `enterAtom`, undefined while a try is on its way. */
export const enterOnceAtom = latched(
  async (_post, _get, set, code: string) => {
    const failure = await set(enterAtom, code);
    if (failure) await burstOver();
    return failure;
  },
  { leadsOn: (failure) => failure === null },
);
