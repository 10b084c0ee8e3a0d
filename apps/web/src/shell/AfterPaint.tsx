import { useEffect } from 'react';

/** Calls `then` after the content rendered before this component has been painted. */
export function AfterPaint({ then }: { then: () => void }) {
  useEffect(() => {
    requestAnimationFrame(() => setTimeout(then));
  }, [then]);
  return null;
}
