import { useAtomValue } from '../state/core/jotai.ts';
import { toasterAtom } from '../state/core/toaster.ts';

/** Where the shell draws toasts, outside of every screen: they outlive a navigation (decision 57). */
export function ToastPlace() {
  const drawn = useAtomValue(toasterAtom);
  return drawn && <drawn.Toaster />;
}
