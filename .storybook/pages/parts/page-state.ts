import { useCallback, useState } from 'react';

/** The window whose address the reader sees: that of the catalogue, or this one if the page is opened alone. */
export function addressed(): Window {
  try {
    // Reading the address throws if the catalogue is embedded in a page of another origin.
    return window.parent.location.href === '' ? window : window.parent;
  } catch {
    return window;
  }
}

/** Parses the part of an address after the '#' into names and values. */
export function readHash(hash: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
}

/** Writes `state` as the part of an address after the '#'. Leaves out empty values. */
export function writeHash(state: Readonly<Record<string, string>>): string {
  const filled = Object.entries(state).filter(([, value]) => value !== '');
  return filled.length === 0 ? '' : `#${new URLSearchParams(filled)}`;
}

/** State of a page that is stored in its address, so that a link to the page shows the same state. */
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
