import { listen } from '@gemas/ui/platform';

/**
 * Calls `onChange` at the start, and whenever the browser goes online or offline. Returns an unsubscribe function.
 */
export function watchOffline(onChange: (isOffline: boolean) => void): () => void {
  const update = () => onChange(!navigator.onLine);
  update();
  return listen(['online', 'offline'], update);
}
