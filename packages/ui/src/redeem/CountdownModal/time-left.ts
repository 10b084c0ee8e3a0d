import { waitLeftMs } from '@gemas/domain';
import { useEffect, useState } from 'react';

/**
 * Returns the time left until `until`, ms. `until` is ms since 1970. The result is updated every second and when the
 * page becomes visible again. It is always computed from the clock, so it is correct after the phone has slept
 * (decision 33). It is never more than 5 minutes, even if the clock is set back.
 */
export function useTimeLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
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
  return waitLeftMs(until, now);
}
