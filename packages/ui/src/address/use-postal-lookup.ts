import { isWholePostalCode, POSTAL_CODE_DEBOUNCE_MS, type PostalLookup } from '@gemas/domain';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Looks up the neighbourhoods of a postal code 1000 ms after its fifth digit (decision 40). A newer code aborts the
 * older look-up, so that a late answer never fills the form.
 *
 * @param find sends the look-up. Never rejects. Must be the same function in each render
 */
export function usePostalLookup(
  find: (code: string, signal: AbortSignal) => Promise<PostalLookup>,
): { lookup: PostalLookup; lookUp: (code: string) => void } {
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
        const found = await find(code, signal);
        if (!signal.aborted) setLookup(found);
      }, POSTAL_CODE_DEBOUNCE_MS);
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
    [find],
  );

  return { lookup, lookUp };
}
