import { useEffect, useState } from 'react';
import { App } from '../App.tsx';
import type { Post } from '../api/call.ts';
import { pageAtom } from '../state/session/change-person.ts';
import { takeLoginCode } from '../state/session/login-code.ts';
import { sendAtom } from '../state/session/session.ts';
import { runStartupAtom } from '../state/session/start.ts';
import { type AppStore, createAppStore } from '../state/session/store.ts';

export interface ConnectedAppProps {
  /** Address of the hash router, with its query if it has one: '/vault', '/?code=…'. */
  path: string;
}

let visits = 0;

/**
 * Sets the hash of the page, and replaces the state of the current history entry as if the app had just been loaded.
 * 'Volver' then has nothing to go back to, and no scroll position is restored.
 */
function openAt(hash: string): void {
  visits += 1;
  const { pathname, search } = window.location;
  window.history.replaceState({ key: `visit-${visits}` }, '', `${pathname}${search}${hash}`);
}

interface Visit {
  id: number;
  store: AppStore;
  /**
   * Aborts pending calls and refuses new calls, so that no call of this visit reaches the server during the next story.
   * Clears the hash of the page, unless a newer visit has set the hash: React mounts a new app before it unmounts the
   * old app.
   */
  end: () => void;
}

/**
 * Starts the app like `startup/main.tsx`, but without retries, which would delay failures.
 *
 * @param hash hash of the address, with its query if it has one: '#/vault'
 * @param loadPage called instead of a page load, which would end the story. Receives the hash
 */
function start(hash: string, loadPage: (hash: string) => void): Visit {
  openAt(hash);
  const { encrypted, url } = takeLoginCode(window.location.href);
  if (encrypted !== null) openAt(new URL(url).hash);
  const visit = visits;
  const over = new AbortController();
  const store = createAppStore({ retries: false });
  store.set(pageAtom, {
    load: (address) =>
      loadPage(new URL(address ?? window.location.href, window.location.href).hash),
  });
  const send = store.get(sendAtom) as Post;
  store.set(sendAtom, (call) =>
    send({
      ...call,
      signal: AbortSignal.any([over.signal, ...(call.signal ? [call.signal] : [])]),
    }),
  );
  void store.set(runStartupAtom, encrypted);
  const end = () => {
    over.abort();
    if (visits === visit) openAt('');
  };
  return { id: visit, store, end };
}

/**
 * Keeps the app's links inside the story, because Storybook would open them in the outer frame. Returns a function that
 * undoes this.
 */
function keepLinksInside(): () => void {
  const base = document.querySelector('base');
  const target = base?.target;
  if (base) base.target = '_self';
  return () => {
    if (base && target !== undefined) base.target = target;
  };
}

function OpenedApp({ path }: ConnectedAppProps) {
  const load = (hash: string) => setVisit(start(hash, load));
  const [{ id, store, end }, setVisit] = useState<Visit>(() =>
    start(`#${path}`, (hash) => load(hash)),
  );
  useEffect(keepLinksInside, []);
  useEffect(() => end, [end]);
  return <App key={id} store={store} />;
}

/**
 * Renders the real app at `path`, with a new store and the data stored on the phone. If `path` changes, the app is
 * opened again.
 */
export function ConnectedApp({ path }: ConnectedAppProps) {
  return <OpenedApp key={path} path={path} />;
}
