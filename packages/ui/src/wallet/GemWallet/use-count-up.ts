import { formatNumber } from '@gemas/domain';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { wantsLessMotion } from '../../platform/motion.ts';

/** Duration of the count-up, ms. Same value as the token `duration-count-up`. */
const COUNT_UP_MS = 900;

export interface CountUp {
  /** Text for the first render of the element. The hook changes the text later. */
  initialText: string;
  /** Whether the count has reached the balance. */
  arrived: boolean;
}

/**
 * Shows a balance as text of an element, and counts up from the balance that the user last saw. If the balance has not
 * grown, or the user prefers reduced motion, the final number is shown at once.
 */
export function useCountUp(
  digits: RefObject<HTMLElement | null>,
  value: number,
  lastSeen: number,
): CountUp {
  const shown = useRef(lastSeen);
  const [initialText] = useState(() => formatNumber(Math.min(lastSeen, value)));
  const [arrived, setArrived] = useState(lastSeen >= value);

  useLayoutEffect(() => {
    const element = digits.current;
    if (!element) return;
    const start = shown.current;
    const finish = () => {
      shown.current = value;
      element.textContent = formatNumber(value);
      setArrived(true);
    };
    if (start >= value || wantsLessMotion()) {
      finish();
      return;
    }
    setArrived(false);
    const began = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const part = Math.min(1, Math.max(0, now - began) / COUNT_UP_MS);
      if (part === 1) {
        finish();
        return;
      }
      shown.current = Math.round(start + (value - start) * (1 - (1 - part) ** 3));
      // The text is changed without React, because sixty renders a second would be too slow.
      element.textContent = formatNumber(shown.current);
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [digits, value]);

  return { initialText, arrived };
}
