import { ToastRegion } from '@gemas/ui';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { dismissToastAtom, toastsAtom } from '../state/core/toasts.ts';

/** Shows the queued toasts. */
export default function Toaster() {
  return <ToastRegion toasts={useAtomValue(toastsAtom)} onDismiss={useSetAtom(dismissToastAtom)} />;
}
