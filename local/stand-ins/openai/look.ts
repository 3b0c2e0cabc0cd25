/** Describes a picture without a model: its shape, light and colors. */
export type Look = {
  isUpright: boolean;
  /** The size in px, as sent. */
  width: number;
  /** 0 to 100. */
  brightness: number;
  /** A guess: blue at the top, which ceilings seldom are, or a lot of green below. */
  seemsOutside: boolean;
  color: "white" | "gray" | "dark" | "warm" | "green" | "blue";
};

const SIZE = 24;

/** Null for bytes that aren't a picture. */
export async function lookAt(picture: Buffer): Promise<Look | null> {
  const { default: sharp } = await import("sharp");
  try {
    const { width, height } = await sharp(picture).metadata();
    const pixels = await sharp(picture)
      .removeAlpha()
      .toColourspace("srgb")
      .resize(SIZE, SIZE, { fit: "fill" })
      .raw()
      .toBuffer();
    const all = colorsOf(pixels);
    const upper = all.slice(0, all.length / 4);
    const lower = all.slice(all.length / 2);
    const share = (pixels: Color[], is: (color: Color) => boolean) =>
      pixels.filter(is).length / pixels.length;
    return {
      isUpright: height > width,
      width,
      brightness: Math.round(mean(all.map(lightOf)) / 2.55),
      seemsOutside: share(upper, isBlue) > 0.25 || share(lower, isGreen) > 0.4,
      color: nameOf(averageOf(all)),
    };
  } catch {
    return null;
  }
}

type Color = readonly [red: number, green: number, blue: number];

function colorsOf(pixels: Buffer): Color[] {
  return Array.from({ length: pixels.length / 3 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 3, index * 3 + 3);
    return [red, green, blue] as const;
  });
}

function isBlue([red, , blue]: Color): boolean {
  return blue > red + 8;
}

function isGreen([red, green, blue]: Color): boolean {
  return green > red + 8 && green > blue + 20;
}

function nameOf(color: Color): Look["color"] {
  const [red, , blue] = color;
  const light = lightOf(color);
  if (light < 60) return "dark";
  if (isGreen(color)) return "green";
  if (isBlue(color)) return "blue";
  if (red > blue + 25) return "warm";
  return light > 200 ? "white" : "gray";
}

function averageOf(colors: Color[]): Color {
  const channel = (index: 0 | 1 | 2) => mean(colors.map((color) => color[index]));
  return [channel(0), channel(1), channel(2)];
}

function lightOf([red, green, blue]: Color): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}
