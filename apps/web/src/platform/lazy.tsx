import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { after } from './after.ts';

/** Longest time that a page waits for pending data before it is rendered with placeholders, ms. */
const ANSWER_MS = 150;

/** A page component whose code is loaded when the component is first rendered, or earlier by `preload`. */
export interface LazyPage {
  /** The page component if its code is loaded, otherwise null. */
  current: () => ComponentType | null;
  /** Loads the code. Rejects if the code cannot be loaded. The next call of `load` then tries again. */
  load: () => Promise<ComponentType>;
  /** Starts loading the code. Never rejects: if loading fails, the page shows the failure when it is opened. */
  preload: () => Promise<unknown>;
}

/** Returns a page whose code is in the initial bundle. */
export function loadedPage(page: ComponentType): LazyPage {
  const load = () => Promise.resolve(page);
  return { current: () => page, load, preload: load };
}

/** Returns a page whose code `fetchPage` loads. */
export function lazyPage(fetchPage: () => Promise<{ default: ComponentType }>): LazyPage {
  let current: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;
  async function fetchOnce(): Promise<ComponentType> {
    try {
      current ??= (await fetchPage()).default;
      return current;
    } finally {
      loading = null;
    }
  }
  const load = () => {
    loading ??= fetchOnce();
    return loading;
  };
  return { current: () => current, load, preload: () => load().catch(() => undefined) };
}

interface PageSlotProps {
  page: LazyPage;
  /** Shown while the code of the page loads. */
  fallback: ReactNode;
  /**
   * Whether the fallback is rendered first, even if the page's code is loaded. The user then sees a response to the
   * tap at once, because the fallback is smaller than the page. Default: false.
   */
  isDeferred?: boolean;
  /**
   * Resolves when the pending data of the page have arrived. A page with `isDeferred` waits for these data briefly, so
   * that the page is not rendered with placeholders first. Default: no data are pending.
   */
  answer?: Promise<void> | null;
}

/**
 * Renders a page component. If its code cannot be loaded, throws to the error boundary around it. Mounting `PageSlot`
 * again loads the code again. Does not use `React.lazy`, which shows its fallback for at least 300 ms.
 */
export function PageSlot({ page, fallback, isDeferred = false, answer = null }: PageSlotProps) {
  const [Shown, setShown] = useState(() => {
    const loaded = page.current();
    if (!loaded) void page.preload();
    return loaded;
  });
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [isDue, setDue] = useState(!isDeferred);

  useEffect(() => {
    if (isDue) return;
    const show = () => startTransition(() => setDue(true));
    if (answer) void Promise.race([answer, after(ANSWER_MS)]).then(show);
    else show();
  }, [isDue, answer]);

  useEffect(() => {
    if (Shown) return;
    page.load().then(
      (loaded) => startTransition(() => setShown(() => loaded)),
      (error: unknown) => setFailure({ error }),
    );
  }, [Shown, page]);

  if (failure) throw failure.error;
  if (!Shown || !isDue) return fallback;
  return (
    <Suspense fallback={fallback}>
      <Shown />
    </Suspense>
  );
}

/** On most networks a page is unloaded within this time after the user has left it, ms. */
const UNLOAD_MS = 1000;

/**
 * Returns a component whose code is loaded when it is first rendered. Renders nothing until then, and nothing if the
 * code cannot be loaded. Use it for parts that the app works without.
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    const loaded = await load().catch((): ComponentType<Props> => () => null);
    return { default: loaded };
  });
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

/**
 * Returns a function that loads code, and tries once more after `UNLOAD_MS` if that fails. Firefox aborts the requests
 * of a page that the user leaves. The pause lets the page unload before an error is shown and reported.
 */
export function secondTry<T>(load: () => Promise<T>): () => Promise<T> {
  return () => load().catch(() => after(UNLOAD_MS).then(load));
}
