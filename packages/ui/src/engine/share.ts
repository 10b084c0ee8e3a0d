/** The part of `navigator` that sharing needs. A browser may lack each of them. */
export interface SharingDevice {
  share?: ((data: { text: string }) => Promise<void>) | undefined;
  clipboard?: { writeText?: ((text: string) => Promise<void>) | undefined } | undefined;
}

/** How sharing ended: `closed` when the user closed the phone's own sheet, `failed` when the text was not even copied. */
export type Sharing = 'shared' | 'closed' | 'copied' | 'failed';

/** Whether the browser can open the phone's own sheet for sharing. Firefox and many web views cannot. */
export function canShare(device: SharingDevice = navigator): boolean {
  return typeof device.share === 'function';
}

async function copyText(text: string, { clipboard }: SharingDevice): Promise<Sharing> {
  try {
    if (!clipboard?.writeText) return 'failed';
    await clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

const isClosed = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** Shares a plain text by the phone's own sheet. Copies it where there is none, or where the sheet fails. */
export async function shareText(text: string, device: SharingDevice = navigator): Promise<Sharing> {
  if (!device.share) return copyText(text, device);
  try {
    await device.share({ text });
    return 'shared';
  } catch (error) {
    return isClosed(error) ? 'closed' : copyText(text, device);
  }
}
