/** The part of `navigator` that copying needs. `clipboard` is undefined on a page without https. */
export interface CopyingDevice {
  clipboard?: { writeText?: ((text: string) => Promise<void>) | undefined } | undefined;
}

/** Copies a text to the clipboard. Returns false if the browser has no clipboard or refuses to write to it. */
export async function copyText(
  text: string,
  { clipboard }: CopyingDevice = navigator,
): Promise<boolean> {
  try {
    if (!clipboard?.writeText) return false;
    // biome-ignore lint/plugin: a browser without `writeText` has returned
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
