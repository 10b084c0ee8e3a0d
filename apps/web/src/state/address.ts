import { failedPostalCode, foundPostalCode, type PostalLookup } from '@gemas/domain';
import { atom } from 'jotai';
import { fetchPostalCode } from '../api/address.ts';
import { toFailure } from '../api/call.ts';
import { sendAtom } from './session/session.ts';

/** Returns the function that looks up the neighbourhoods of a postal code. */
export const findPostalCodeAtom = atom((get) => {
  const send = get(sendAtom);
  return (code: string, signal: AbortSignal): Promise<PostalLookup> =>
    fetchPostalCode(send, code, signal).then(foundPostalCode, (error) =>
      failedPostalCode(toFailure(error).kind),
    );
});
