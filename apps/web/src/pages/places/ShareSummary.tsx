import { summaryToast } from '@gemas/domain';
import { ShareSheet } from '@gemas/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { canShare, shareText } from '../../platform/share.ts';
import { toastAtom } from '../../state/core/toasts.ts';

/** The sheet that shares the summary of a ranking. Mounted by a tap on 'Compartir resumen', so initially open. */
export default function ShareSummary({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(true);
  const [isSharing, setSharing] = useState(false);
  const toast = useSetAtom(toastAtom);
  const share = async () => {
    setSharing(true);
    const end = await shareText(text);
    setSharing(false);
    if (end === 'copied' || end === 'failed') toast(summaryToast(end === 'copied'));
    if (end === 'shared' || end === 'copied') setOpen(false);
  };
  return (
    <ShareSheet
      open={isOpen}
      text={text}
      canShare={canShare()}
      busy={isSharing}
      onShare={() => void share()}
      onClose={() => setOpen(false)}
    />
  );
}
