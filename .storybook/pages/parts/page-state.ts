import { useCallback, useState } from 'react';

/** The page whose address is seen: the catalogue's, or one's own when a page is opened alone. */
export function addressed(): Window {
  try {
    // Reading fails where the catalogue stands inside a page of another origin.
    return window.parent.location.href === '' ? window : window.parent;
  } catch {
    return window;
  }
}

/** What is behind the '#' of an address, as names and values. */
export function readHash(hash: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
}

/** The address' part behind the '#' for `state`: what is empty is left out. */
export function writeHash(state: Readonly<Record<string, string>>): string {
  const filled = Object.entries(state).filter(([, value]) => value !== '');
  return filled.length === 0 ? '' : `#${new URLSearchParams(filled)}`;
}

/** Texts of a page that are part of its address, so that it can be sent as it is seen. */
export function usePageState<State extends Record<string, string>>(
  initial: State,
): [State, (changes: Partial<State>) => void] {
  const [state, setState] = useState<State>(() => {
    const found = readHash(addressed().location.hash);
    const known = Object.entries(found).filter(([name]) => name in initial);
    return { ...initial, ...Object.fromEntries(known) };
  });
  const change = useCallback((changes: Partial<State>) => {
    setState((before) => {
      const after = { ...before, ...changes };
      const { history, location } = addressed();
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${location.search}${writeHash(after)}`,
      );
      return after;
    });
  }, []);
  return [state, change];
}
