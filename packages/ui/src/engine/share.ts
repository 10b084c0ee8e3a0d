import { type CopyingDevice, copyText } from './copy-text.ts';

/** The part of `navigator` that sharing needs. A browser may lack each of them. */
export interface SharingDevice extends CopyingDevice {
  share?: ((data: { text: string }) => Promise<void>) | undefined;
}

/** How sharing ended: `closed` when the user closed the phone's own sheet, `failed` when the text was not even copied. */
export type Sharing = 'shared' | 'closed' | 'copied' | 'failed';

/** Whether the browser can open the phone's own sheet for sharing. Firefox and many web views cannot. */
export function canShare(device: SharingDevice = navigator): boolean {
  return typeof device.share === 'function';
}

const isClosed = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** Shares a plain text by the phone's own sheet. Copies it where there is none, or where the sheet fails. */
export async function shareText(text: string, device: SharingDevice = navigator): Promise<Sharing> {
  const copy = async () => ((await copyText(text, device)) ? 'copied' : 'failed');
  if (!device.share) return copy();
  try {
    await device.share({ text });
    return 'shared';
  } catch (error) {
    return isClosed(error) ? 'closed' : copy();
  }
}
