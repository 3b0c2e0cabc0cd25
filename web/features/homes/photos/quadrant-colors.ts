/**
 * The mean color of each quadrant of a picture: "rrggbb-rrggbb-rrggbb-rrggbb", top left, top right,
 * bottom left, bottom right (domain/homes/images.ts).
 * @param pixels four bytes each, row by row; a small copy of the picture is enough.
 */
export function quadrantColors(
  pixels: ArrayLike<number>,
  width: number,
  height: number,
): string | null {
  if (width < 2 || height < 2) return null;
  const middle = { x: Math.floor(width / 2), y: Math.floor(height / 2) };
  return [
    [0, 0, middle.x, middle.y],
    [middle.x, 0, width, middle.y],
    [0, middle.y, middle.x, height],
    [middle.x, middle.y, width, height],
  ]
    .map(([left = 0, top = 0, right = 0, bottom = 0]) => {
      const sum = [0, 0, 0];
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1)
          for (const c of [0, 1, 2])
            sum[c] = (sum[c] ?? 0) + (pixels[(y * width + x) * 4 + c] ?? 0);
      const count = (right - left) * (bottom - top);
      return sum.map((each) => hex(Math.round(each / count))).join("");
    })
    .join("-");
}

function hex(value: number): string {
  return value.toString(16).padStart(2, "0");
}
