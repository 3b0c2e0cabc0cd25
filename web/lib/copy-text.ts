/** Copies to the clipboard. @returns false where the browser refuses: on an insecure page, or without permission. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
