import { startTransition, useEffect, useState } from 'react';
import { BELOW_MS } from '../../schedule.ts';

function useAfterFrame(state: { isOver: boolean }, ms: number): boolean {
  const [isOver, setOver] = useState(state.isOver);
  useEffect(() => {
    if (isOver) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        state.isOver = true;
        startTransition(() => setOver(true));
      }, ms);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isOver, state, ms]);
  return isOver;
}

const wallet = { isOver: false };

/**
 * Returns true once the wallet has been painted. The cards below are rendered only then, so that they do not delay the
 * wallet. Returns true at once when the user returns to Score.
 */
export const useAfterWallet = (): boolean => useAfterFrame(wallet, 0);

const view = { isOver: false };

/**
 * Returns true `BELOW_MS` after Score has been painted. Code below the first view is loaded only then, so that it does
 * not compete with Score on a slow network. Returns true at once when the user returns to Score.
 */
export const useAfterFirstPaint = (): boolean => useAfterFrame(view, BELOW_MS);
