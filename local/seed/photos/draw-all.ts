import { writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { HEIGHT, WIDTH } from "./core/camera.ts";
import { type DrawnPhoto, fileNames, MANIFEST, type Manifest } from "./pool.ts";
import { RECIPES } from "./scenes/all.ts";
import type { Recipe } from "./scenes/recipe.ts";

/** `draw-all.ts <folder>`: every photo of the pool as WebP in three widths, and a manifest. */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder to draw into.");

const WIDTHS = [480, 960];
/** Cards are seen by all and are worth the time; the large ones are quick to write. */
const EFFORT: Record<number, number> = { 480: 2, 960: 0, [WIDTH]: 0 };
// One thread a picture and several pictures at once: less waiting than the other way round.
sharp.concurrency(1);
const manifest: Manifest = {};
const waiting = [...RECIPES];
await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
await writeFile(join(folder, MANIFEST), JSON.stringify(manifest));

async function work(): Promise<void> {
  for (let recipe = waiting.shift(); recipe; recipe = waiting.shift()) {
    manifest[recipe.name] = await render(recipe, folder ?? ".");
  }
}

async function render({ name, draw }: Recipe, into: string): Promise<DrawnPhoto> {
  const { data, info } = await sharp(Buffer.from(draw()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  const files = fileNames(name, WIDTHS);
  await Promise.all(
    [WIDTH, ...WIDTHS].map((width, i) =>
      sharp(data, { raw })
        .resize(width)
        .webp({ quality: 74, effort: EFFORT[width] ?? 1 })
        .toFile(join(into, files[i] ?? name)),
    ),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    widths: WIDTHS,
    blur_hash: quarters(data, info.width, info.height),
  };
}

/** The mean colour of each quarter, from every eighth pixel. */
function quarters(pixels: Buffer, width: number, height: number): string {
  return [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]
    .map(([right = 0, low = 0]) => {
      const sum = [0, 0, 0];
      let count = 0;
      for (let y = (low * height) / 2; y < ((low + 1) * height) / 2; y += 8) {
        for (let x = (right * width) / 2; x < ((right + 1) * width) / 2; x += 8) {
          const at = (y * width + x) * 3;
          for (const c of [0, 1, 2]) sum[c] = (sum[c] ?? 0) + (pixels[at + c] ?? 0);
          count++;
        }
      }
      return sum
        .map((total) =>
          Math.round(total / count)
            .toString(16)
            .padStart(2, "0"),
        )
        .join("");
    })
    .join("-");
}
