import { useAtomValue } from '../state/jotai.ts';
import { toasterAtom } from '../state/toaster.ts';

/** Where the shell draws toasts, outside of every screen: they outlive a navigation (decision 57). */
export function ToastPlace() {
  const drawn = useAtomValue(toasterAtom);
  return drawn && <drawn.Toaster />;
}
