import { type ComponentType, lazy, Suspense } from 'react';
import { useAtomValue } from '../state/core/jotai.ts';
import { toastsAtom } from '../state/core/toasts.ts';

// If its code cannot be loaded, toasts are not shown. No toast has information that is needed or not shown elsewhere.
const Toaster = lazy<ComponentType>(() =>
  import('./Toaster.tsx').catch(() => ({ default: () => null })),
);

/** Renders toasts outside of every screen, so that they outlive a navigation (decision 57). */
export function ToastOutlet() {
  const toasts = useAtomValue(toastsAtom);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
