import { afterPaint } from '@gemas/ui';
import { useEffect } from 'react';

/** Calls `then` after the content rendered before this component has been painted. */
export function AfterPaint({ then }: { then: () => void }) {
  useEffect(() => afterPaint(then), [then]);
  return null;
}
