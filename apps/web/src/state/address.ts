import {
  failedPostalCode,
  foundPostalCode,
  isWholePostalCode,
  POSTAL_CODE_DEBOUNCE_MS,
  type PostalLookup,
} from '@gemas/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchPostalCode } from '../api/address.ts';
import { toFailure } from '../api/error.ts';
import { useAtomValue } from './core/jotai.ts';
import { sendAtom } from './session/session.ts';

/**
 * Looks up the neighbourhoods of a postal code 1000 ms after its fifth digit (decision 40). A newer code aborts the
 * older look-up, so that a late answer never fills the form.
 */
export function usePostalLookup(): { lookup: PostalLookup; lookUp: (code: string) => void } {
  const send = useAtomValue(sendAtom);
  const [lookup, setLookup] = useState<PostalLookup>({ status: 'idle' });
  const pending = useRef<AbortController | null>(null);

  useEffect(() => () => pending.current?.abort(), []);

  const lookUp = useCallback(
    (code: string) => {
      pending.current?.abort();
      if (!isWholePostalCode(code)) {
        setLookup({ status: 'idle' });
        return;
      }
      const request = new AbortController();
      const { signal } = request;
      pending.current = request;
      setLookup({ status: 'loading' });
      const timer = setTimeout(async () => {
        const found = await fetchPostalCode(send, code, signal).then(foundPostalCode, (error) =>
          failedPostalCode(toFailure(error).kind),
        );
        if (!signal.aborted) setLookup(found);
      }, POSTAL_CODE_DEBOUNCE_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [send],
  );

  return { lookup, lookUp };
}
