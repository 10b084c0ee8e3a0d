import { canShare, ShareSheet, shareText } from '@gemas/ui';
import { useState } from 'react';
import { useSetAtom } from '../../state/core/jotai.ts';
import { toastAtom } from '../../state/core/toasts.ts';

const COPIED = {
  tone: 'ok',
  title: 'Resumen copiado',
  text: 'Pégalo donde quieras compartirlo.',
} as const;

const FAILED = {
  tone: 'warn',
  title: 'No pudimos copiar el resumen',
  text: 'Mantén presionado el texto para copiarlo.',
} as const;

/**
 * The sheet that shares the summary of a ranking. It is initially open, because it is mounted by the tap that opens it.
 * The text is shared through the phone's share sheet, or copied if the phone has none.
 */
export default function ShareSummary({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(true);
  const [isSharing, setSharing] = useState(false);
  const toast = useSetAtom(toastAtom);
  const share = async () => {
    setSharing(true);
    const end = await shareText(text);
    setSharing(false);
    if (end === 'copied') toast(COPIED);
    if (end === 'failed') toast(FAILED);
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
