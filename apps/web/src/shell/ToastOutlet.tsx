import { type ComponentType, lazy, Suspense } from 'react';
import { useAtomValue } from '../state/core/jotai.ts';
import { toastsAtom } from '../state/core/toasts.ts';

// If the code of `Toaster` cannot be loaded, no toasts are shown. Everything that the user needs to know is shown
// elsewhere too.
const Toaster = lazy<ComponentType>(() =>
  import('./Toaster.tsx').catch(() => ({ default: () => null })),
);

/** Renders toasts outside of every screen, so that they stay visible during a navigation (decision 57). */
export function ToastOutlet() {
  const toasts = useAtomValue(toastsAtom);
  if (toasts.length === 0) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
