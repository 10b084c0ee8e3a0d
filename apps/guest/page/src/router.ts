import { useSyncExternalStore } from 'react';

function watchHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Returns the path after '#' in the address, '/' by default. */
export const usePath = () =>
  useSyncExternalStore(watchHash, () => window.location.hash.slice(1) || '/');
