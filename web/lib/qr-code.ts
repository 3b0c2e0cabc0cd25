import { encode } from "uqr";

/** A QR code as an SVG path in a view box of `size` by `size`, with the margin that scanners need. */
export function qrCode(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { path, size };
}
