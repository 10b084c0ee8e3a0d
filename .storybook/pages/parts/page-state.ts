import { useCallback, useState } from 'react';

/** Returns the window whose address the reader sees: the catalogue's, or this window if the page is opened alone. */
export function addressed(): Window {
  try {
    // Reading `href` throws if the parent window has another origin.
    return window.parent.location.href === '' ? window : window.parent;
  } catch {
    return window;
  }
}

function readHash(hash: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.replace(/^#/, '')));
}

function writeHash(state: Readonly<Record<string, string>>): string {
  const filled = Object.entries(state).filter(([, value]) => value !== '');
  return filled.length === 0 ? '' : `#${new URLSearchParams(filled)}`;
}

/** Returns the state of a page and a setter. The address contains the state, so a link opens the page in that state. */
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
