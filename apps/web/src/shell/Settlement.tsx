import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { hasOpenAtom, lookForProofAtom } from '../state/redeem/settle.ts';

/**
 * Pauses between two checks, ms. The last pause is repeated. Only after 60 s can it be proved that an order was not
 * made, so one check is made soon after 60 s.
 */
const PAUSES_MS = [2_000, 5_000, 10_000, 20_000, 30_000, 60_000, 300_000];

const RETURNS = ['visibilitychange', 'pageshow', 'online'] as const;

/**
 * Asks the server for proof of open orders and claims: at once, then with growing pauses, and when the page becomes
 * visible again.
 */
export function Settlement() {
  const hasOpen = useAtomValue(hasOpenAtom);
  const look = useSetAtom(lookForProofAtom);
  useEffect(() => {
    if (!hasOpen) return undefined;
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const next = async () => {
      clearTimeout(timer);
      if (!document.hidden) await look();
      if (isOver) return;
      clearTimeout(timer);
      timer = setTimeout(() => void next(), PAUSES_MS[Math.min(looks, PAUSES_MS.length - 1)]);
      looks += 1;
    };
    const startOver = () => {
      if (document.hidden) return;
      looks = 0;
      void next();
    };
    void next();
    for (const name of RETURNS) window.addEventListener(name, startOver);
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const name of RETURNS) window.removeEventListener(name, startOver);
    };
  }, [hasOpen, look]);
  return null;
}
