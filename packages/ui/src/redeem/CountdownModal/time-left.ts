import { useEffect, useState } from 'react';

/**
 * Returns the time left until `until`, ms. `until` is ms since 1970. The result is updated every second and when the
 * page becomes visible again. It is always computed from the clock, so it is correct after the phone has slept
 * (decision 33).
 */
export function useTimeLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, until - now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      const time = Date.now();
      setNow(time);
      const rest = until - time;
      if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000);
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [until]);
  return left;
}
