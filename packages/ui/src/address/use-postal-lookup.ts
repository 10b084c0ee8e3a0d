import { isWholePostalCode, POSTAL_CODE_DEBOUNCE_MS, type PostalLookup } from '@gemas/domain';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Looks up the neighbourhoods of a postal code 1000 ms after its fifth digit (decision 40). A newer code aborts the
 * older look-up, so that a late answer never fills the form. Counts the failures in a row.
 *
 * @param find sends the look-up. Never rejects. Must be the same function in each render
 */
export function usePostalLookup(
  find: (code: string, signal: AbortSignal) => Promise<PostalLookup>,
): { lookup: PostalLookup; lookUp: (code: string) => void } {
  const [lookup, setLookup] = useState<PostalLookup>({ status: 'idle' });
  const pending = useRef<AbortController | null>(null);
  const failures = useRef(0);

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
        const found = await find(code, signal);
        if (signal.aborted) return;
        failures.current = found.status === 'failed' ? failures.current + 1 : 0;
        setLookup(found.status === 'failed' ? { ...found, times: failures.current } : found);
      }, POSTAL_CODE_DEBOUNCE_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [find],
  );

  return { lookup, lookUp };
}
