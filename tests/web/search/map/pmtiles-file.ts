/**
 * A PMTiles file (version 3 of their specification, nothing compressed) with one tile: the whole world at
 * zoom 0.
 */
export function pmtilesFile(kind: "vector" | "png", tile: Uint8Array): Uint8Array<ArrayBuffer> {
  // One entry: tile 0, run length 1, its length, and its offset plus one.
  const root = [1, 0, 1, tile.length, 1].flatMap(varint);
  const metadata = new TextEncoder().encode("{}");
  const start = 127;
  const header = new DataView(new ArrayBuffer(start));
  new Uint8Array(header.buffer).set(new TextEncoder().encode("PMTiles"));
  header.setUint8(7, 3);
  const parts = [root.length, metadata.length, 0, tile.length];
  let offset = start;
  for (const [n, length] of parts.entries()) {
    header.setBigUint64(8 + n * 16, BigInt(offset), true);
    header.setBigUint64(16 + n * 16, BigInt(length), true);
    offset += length;
  }
  for (const at of [72, 80, 88]) header.setBigUint64(at, 1n, true);
  const [none, vector, png] = [1, 1, 2];
  header.setUint8(97, none);
  header.setUint8(98, none);
  header.setUint8(99, kind === "vector" ? vector : png);
  const world = [-180, -85, 180, 85];
  for (const [n, degrees] of world.entries()) header.setInt32(102 + n * 4, degrees * 1e7, true);
  return Uint8Array.from([...new Uint8Array(header.buffer), ...root, ...metadata, ...tile]);
}

/** How Storage answers a range request. */
export function partOf(file: Uint8Array<ArrayBuffer>, range: string | null): Response {
  const [, from = "0", to = ""] = range?.match(/^bytes=(\d+)-(\d+)$/) ?? [];
  const part = file.slice(Number(from), Number(to) + 1);
  return new Response(part, {
    status: 206,
    headers: { "content-length": String(part.length), etag: '"one"' },
  });
}

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (; value >= 128; value = Math.floor(value / 128)) bytes.push((value % 128) + 128);
  return [...bytes, value];
}
