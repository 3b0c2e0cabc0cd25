/**
 * MD5 (RFC 1321), which browsers don't offer because it keeps nothing safe any more. Older PDFs say with it which
 * password they have.
 */
export function md5(...parts: Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, { length }) => sum + length, 0);
  const padded = new Uint8Array((Math.floor((size + 8) / 64) + 1) * 64);
  parts.reduce((at, part) => {
    padded.set(part, at);
    return at + part.length;
  }, 0);
  padded[size] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, size * 8, true);
  let sums: Sums = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476];
  for (let block = 0; block < padded.length; block += 64) sums = withBlock(sums, view, block);
  const digest = new DataView(new ArrayBuffer(16));
  for (const [n, sum] of sums.entries()) digest.setUint32(n * 4, sum >>> 0, true);
  return new Uint8Array(digest.buffer);
}

type Sums = [number, number, number, number];

function withBlock(sums: Sums, view: DataView, block: number): Sums {
  let [a, b, c, d] = sums;
  for (let step = 0; step < 64; step += 1) {
    const round = step >> 4;
    const [mixed, word] = mix(round, step, [a, b, c, d]);
    const sum = (a + mixed + (SINES[step] ?? 0) + view.getUint32(block + word * 4, true)) | 0;
    const turn = TURNS[round * 4 + (step & 3)] ?? 0;
    [a, b, c, d] = [d, (b + ((sum << turn) | (sum >>> (32 - turn)))) | 0, b, c];
  }
  return [sums[0] + a, sums[1] + b, sums[2] + c, sums[3] + d];
}

/** What a round makes of the sums, and which word of the block its step takes. */
function mix(round: number, step: number, [, b, c, d]: Sums): [number, number] {
  if (round === 0) return [(b & c) | (~b & d), step];
  if (round === 1) return [(d & b) | (~d & c), (5 * step + 1) & 15];
  if (round === 2) return [b ^ c ^ d, (3 * step + 5) & 15];
  return [c ^ (b | ~d), (7 * step) & 15];
}

const SINES = Array.from({ length: 64 }, (_, step) =>
  Math.floor(Math.abs(Math.sin(step + 1)) * 2 ** 32),
);
const TURNS = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21];
