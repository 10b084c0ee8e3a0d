import { useHeldRules } from '@gemas/ui';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { ANSWER_MS } from '../schedule.ts';

/** A page whose JavaScript is loaded when it is first needed or preloaded. */
export interface LazyPage {
  /** The page if its code is loaded, otherwise null. */
  current: () => ComponentType | null;
  /** Loads the code. Rejects if that fails. Calling it again tries again. */
  load: () => Promise<ComponentType>;
  /** Starts loading the code. Never rejects: if loading fails, the page shows the failure when it is opened. */
  preload: () => Promise<void>;
}

export function lazyPage(fetchPage: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<ComponentType> | null = null;
  async function fetchOnce(): Promise<ComponentType> {
    try {
      loaded = (await fetchPage()).default;
      return loaded;
    } finally {
      loading = null;
    }
  }
  const load = () => {
    loading ??= fetchOnce();
    return loading;
  };
  return {
    current: () => loaded,
    load,
    preload: () =>
      load().then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** A page whose code is part of the initial bundle. */
export function readyPage(page: ComponentType): LazyPage {
  return {
    current: () => page,
    load: () => Promise.resolve(page),
    preload: () => Promise.resolve(),
  };
}

interface PageSlotProps {
  page: LazyPage;
  /** Shown while the code of the page loads. */
  fallback: ReactNode;
  /**
   * Whether the fallback is rendered first, even if the page's code is loaded. The tap then has a visible effect at
   * once, and the previous screen is removed before the larger page is rendered. Default: false.
   */
  isDeferred?: boolean;
  /**
   * Resolves when the pending data of the page have arrived. A page with `isDeferred` waits for these data briefly, so
   * that the page is not rendered with placeholders first. Default: no data are pending.
   */
  answer?: Promise<void> | null;
}

/**
 * Renders a page. If its code cannot be loaded, throws to the error boundary around it. Mounting the component again
 * loads the code again. Does not use `React.lazy`, which shows its fallback for at least 300 ms.
 */
export function PageSlot({ page, fallback, isDeferred = false, answer = null }: PageSlotProps) {
  const [Shown, setShown] = useState(() => {
    const loaded = page.current();
    if (!loaded) void page.preload();
    return loaded;
  });
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [isDue, setDue] = useState(!isDeferred);

  useHeldRules(isDeferred && !(isDue && Shown));

  useEffect(() => {
    if (isDue) return;
    let isGone = false;
    const show = () => {
      if (!isGone) startTransition(() => setDue(true));
    };
    if (!answer) return show();
    void answer.then(show);
    const timer = setTimeout(show, ANSWER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [isDue, answer]);

  useEffect(() => {
    if (Shown) return;
    let isGone = false;
    page.load().then(
      (loaded) => !isGone && startTransition(() => setShown(() => loaded)),
      (error: unknown) => !isGone && setFailure({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [Shown, page]);

  if (failure) throw failure.error;
  if (!Shown || !isDue) return fallback;
  return (
    <Suspense fallback={fallback}>
      <Shown />
    </Suspense>
  );
}
