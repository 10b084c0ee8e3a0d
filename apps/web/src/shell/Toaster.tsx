import { ToastRegion } from '@gemas/ui';
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { toasterAtom } from '../state/core/toaster.ts';
import { dismissToastAtom, toastsAtom } from '../state/core/toasts.ts';

function Toaster() {
  return <ToastRegion toasts={useAtomValue(toastsAtom)} onDismiss={useSetAtom(dismissToastAtom)} />;
}

/** Called by screens that may show toasts: provides the shell with the component, whose code they bring along. */
export function useToaster(): void {
  const setToaster = useSetAtom(toasterAtom);
  useEffect(() => setToaster({ Toaster }), [setToaster]);
}
