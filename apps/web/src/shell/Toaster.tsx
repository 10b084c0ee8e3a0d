import { ToastRegion } from '@gemas/ui';
import { useEffect } from 'react';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { toasterAtom } from '../state/core/toaster.ts';
import { dismissToastAtom, toastsAtom } from '../state/core/toasts.ts';

function Toaster() {
  return <ToastRegion toasts={useAtomValue(toastsAtom)} onDismiss={useSetAtom(dismissToastAtom)} />;
}

/** For screens that may have something to say: from now on the shell can say it, without asking for code first. */
export function useToaster(): void {
  const bring = useSetAtom(toasterAtom);
  useEffect(() => bring({ Toaster }), [bring]);
}
