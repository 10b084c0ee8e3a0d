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

/** A page whose code is loaded when it is first needed, or preloaded. */
export interface LazyPage {
  /** The page once its code is loaded, else null. */
  current: () => ComponentType | null;
  /** Loads the code. Rejects when that fails; called again, it tries again. */
  load: () => Promise<ComponentType>;
  /** Loads the code now. Never rejects: the page itself reports a failure when it is shown. */
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
   * Whether the page follows its fallback even if its code is loaded: the tap that opened it is answered at once,
   * and what it left is gone before the larger page is rendered. Default: false.
   */
  isDeferred?: boolean;
  /**
   * What the page shows, on its way: a deferred page waits for it a moment, to be rendered once instead of with and
   * without boxes for it. Default: nothing.
   */
  answer?: Promise<void> | null;
}

/**
 * Renders a page. Code that cannot be loaded throws to the boundary around it, and is tried again once the slot is
 * mounted anew. Not by `React.lazy`: that shows its fallback for 300 ms at least.
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
