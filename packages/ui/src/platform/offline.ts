/**
 * Calls `onChange` at the start, and whenever the browser goes online or offline. Returns an unsubscribe function.
 */
export function watchOffline(onChange: (isOffline: boolean) => void): () => void {
  const update = () => onChange(!navigator.onLine);
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
}
