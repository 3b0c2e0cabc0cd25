import { encode } from "uqr";

/** A QR code as the path of an SVG whose view box is `size` wide and high, with the margin that readers need. */
export function qrCode(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: "M", border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return { path, size };
}
