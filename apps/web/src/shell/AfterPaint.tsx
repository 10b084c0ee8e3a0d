import { useEffect } from 'react';
import { afterPaint } from '../platform/after-paint.ts';

/** Calls `then` as soon as the browser has painted the content that precedes this component. */
export function AfterPaint({ then }: { then: () => void }) {
  useEffect(() => afterPaint(then), [then]);
  return null;
}
