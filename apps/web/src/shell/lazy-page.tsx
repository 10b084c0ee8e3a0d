import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** A page whose code is loaded when it is first needed, or preloaded. */
export interface LazyPage {
  /** The page itself once its code is loaded, else a component that suspends until then. */
  current: () => ComponentType;
  /** Loads the code now. Never rejects: the page itself reports a failure when it renders. */
  preload: () => Promise<void>;
}

export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | null = null;
  const fetchPage = () =>
    load().then(
      (module) => {
        loaded = module.default;
        return module;
      },
      (error: unknown) => {
        later = lazy(fetchPage);
        throw error;
      },
    );
  // React.lazy caches a failure: a new one is needed to try again.
  let later = lazy(fetchPage);
  return {
    current: () => loaded ?? later,
    preload: () =>
      fetchPage().then(
        () => undefined,
        () => undefined,
      ),
  };
}

/** A page whose code is part of the initial bundle. */
export function readyPage(page: ComponentType): LazyPage {
  return { current: () => page, preload: () => Promise.resolve() };
}

interface PageSlotProps {
  page: LazyPage;
  /** Shown while the code of the page loads. */
  fallback: ReactNode;
}

/**
 * Renders a page. Code that is already loaded renders at once, without a skeleton in between; code that cannot be
 * loaded throws to the boundary around it, and is tried again once the slot is mounted anew.
 */
export function PageSlot({ page, fallback }: PageSlotProps) {
  // Chosen outside of what suspends: a component that suspends as it mounts forgets its state, and would choose, and
  // load, again after each failure, for ever.
  const [Shown] = useState(page.current);
  return (
    <Suspense fallback={fallback}>
      <Shown />
    </Suspense>
  );
}
