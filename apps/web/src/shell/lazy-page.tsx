import { type ComponentType, lazy, useState } from 'react';

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

/** Renders a page. Code that is already loaded renders at once, without a skeleton in between. */
export function PageSlot({ page }: { page: LazyPage }) {
  const [Shown] = useState(page.current);
  return <Shown />;
}
