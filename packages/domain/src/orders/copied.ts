import type { ToastMessage } from '../toasts/queue.ts';

/** The toast after a tap on an order's number. If the number could not be copied, the toast shows it. */
export function copiedToast(number: string, isCopied: boolean): ToastMessage {
  return isCopied
    ? { id: `copied ${number}`, tone: 'ok', title: 'Número copiado' }
    : {
        id: `not copied ${number}`,
        tone: 'warn',
        title: 'No pudimos copiar el número',
        text: `Anótalo: ${number}`,
      };
}
