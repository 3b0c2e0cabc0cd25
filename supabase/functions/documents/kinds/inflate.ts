/**
 * Unpacks text that somebody else has packed, of which a little can unfold to very much.
 *
 * @param most characters; what comes after them isn't unpacked. @returns what could be read, and whether that is all.
 */
export async function inflated(
  packed: Uint8Array,
  {
    format,
    encoding = "utf-8",
    most,
  }: { format: CompressionFormat; encoding?: string; most: number },
): Promise<{ text: string; isWhole: boolean }> {
  const stream = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream(format));
  const decoder = new TextDecoder(encoding);
  let text = "";
  try {
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length > most) return { text, isWhole: false };
    }
    return { text, isWhole: true };
  } catch {
    return { text, isWhole: false };
  }
}
