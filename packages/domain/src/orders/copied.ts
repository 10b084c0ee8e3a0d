import type { ToastMessage } from '../toasts/queue.ts';

/**
 * Returns the toast that is shown after the user tapped an order number to copy that number. If the number could not be
 * copied, the toast contains the number.
 */
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
