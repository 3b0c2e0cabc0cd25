/**
 * The files of an archive that stores them uncompressed, by name, read from its end as an unpacker
 * does.
 */
export async function unzip(archive: Blob): Promise<Map<string, Uint8Array>> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const view = new DataView(bytes.buffer);
  let end = bytes.length - 22;
  while (view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1;
  const files = new Map<string, Uint8Array>();
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(entry + 20, true);
    const nameLength = view.getUint16(entry + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(entry + 46, entry + 46 + nameLength));
    const local = view.getUint32(entry + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    files.set(name, bytes.slice(start, start + size));
    entry += 46 + nameLength + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
  return files;
}

const END_OF_DIRECTORY = 0x06054b50;
