import { useAtomValue } from '../state/core/jotai.ts';
import { toasterAtom } from '../state/core/toaster.ts';

/** Renders toasts outside of every screen, so that they outlive a navigation (decision 57). */
export function ToastOutlet() {
  const toaster = useAtomValue(toasterAtom);
  return toaster && <toaster.Toaster />;
}
