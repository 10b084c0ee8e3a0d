/** Copies a text. False where the browser has no clipboard, as on a page without https, or refuses to write to it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
