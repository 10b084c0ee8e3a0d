import { type CopyingDevice, copyText } from './copy-text.ts';

/** The part of `navigator` that sharing needs. Some browsers do not have these functions. */
export interface SharingDevice extends CopyingDevice {
  share?: ((data: { text: string }) => Promise<void>) | undefined;
}

/** Result of sharing. `closed`: the user closed the phone's share sheet. `failed`: sharing and copying both failed. */
export type Sharing = 'shared' | 'closed' | 'copied' | 'failed';

/** Whether the browser can open the phone's share sheet. Firefox and many web views cannot open it. */
export function canShare(device: SharingDevice = navigator): boolean {
  return typeof device.share === 'function';
}

const isClosed = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

/** Shares a plain text through the phone's share sheet. Copies the text if there is no share sheet or sharing fails. */
export async function shareText(text: string, device: SharingDevice = navigator): Promise<Sharing> {
  const copy = async () => ((await copyText(text, device)) ? 'copied' : 'failed');
  if (!device.share) return copy();
  try {
    // biome-ignore lint/plugin: a browser without `share` has copied the text
    await device.share({ text });
    return 'shared';
  } catch (error) {
    return isClosed(error) ? 'closed' : copy();
  }
}
