/** The part of `navigator` that copying needs. A page without https has no clipboard. */
export interface CopyingDevice {
  clipboard?: { writeText?: ((text: string) => Promise<void>) | undefined } | undefined;
}

/** Copies a text. False where the browser has no clipboard, or refuses to write to it. */
export async function copyText(
  text: string,
  { clipboard }: CopyingDevice = navigator,
): Promise<boolean> {
  try {
    if (!clipboard?.writeText) return false;
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
