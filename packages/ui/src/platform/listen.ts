type Events = WindowEventMap & DocumentEventMap;

/**
 * Calls `act` on each of these events of window or document, in the capture phase. Returns a function that stops
 * listening.
 */
export function listen<Name extends keyof Events>(
  names: readonly Name[],
  act: (event: Events[Name]) => void,
): () => void {
  const listener = act as EventListener;
  for (const name of names) window.addEventListener(name, listener, { capture: true });
  return () => {
    for (const name of names) window.removeEventListener(name, listener, { capture: true });
  };
}
