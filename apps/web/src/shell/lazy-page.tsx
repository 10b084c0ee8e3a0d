import { type ComponentType, lazy, useState } from 'react';

/** A page whose code comes when it is first needed, or before. */
export interface LazyPage {
  /** The page: itself once its code is here, else one that suspends until it is. */
  current: () => ComponentType;
  /** Fetches the code now. Never rejects: a failure is left to the page itself. */
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
  // React keeps a failure for good: whoever comes back once there is a connection needs another try.
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

/** A page whose code comes with the app. */
export function readyPage(page: ComponentType): LazyPage {
  return { current: () => page, preload: () => Promise.resolve() };
}

/** Draws a page. What is there already shows at once, without the flash of a skeleton. */
export function PageSlot({ page }: { page: LazyPage }) {
  const [Shown] = useState(page.current);
  return <Shown />;
}
