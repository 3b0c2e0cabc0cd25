import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { variantPath } from "../../supabase/functions/_shared/domain/homes/images.ts";
import type { PropertyType } from "../../supabase/functions/_shared/domain/homes/listings.ts";
import type { Climate } from "./towns.ts";

/** One line of photographs/list.jsonl; the picture itself is `<name>.webp` beside it. */
export interface Photo {
  name: string;
  subject: PropertyType | "kitchen" | "living" | "bedroom" | "bathroom" | "garden" | "view";
  /** Shared by all photographs of a home. */
  style?: string;
  climates: Climate[];
  alt: string;
  blur_hash: string;
}

export const WIDTH = 1440;
export const HEIGHT = 960;
export const SMALLER_WIDTHS = [480, 720, 1080];

const ORIGINALS = fileURLToPath(new URL("./photographs", import.meta.url));
const LIST = readFileSync(`${ORIGINALS}/list.jsonl`, "utf8");

/** The demo's photographs. */
export const PHOTOS: readonly Photo[] = LIST.trim()
  .split("\n")
  .map((line) => JSON.parse(line));

/** Named after the list and the widths: when either changes, so does the folder. */
const SMALLER = fileURLToPath(
  new URL(
    `../../node_modules/.cache/selfnvest-photographs/${createHash("sha256")
      .update(LIST + SMALLER_WIDTHS)
      .digest("hex")
      .slice(0, 16)}`,
    import.meta.url,
  ),
);

/** Hands over every file that Storage should hold: `demo/<name>.webp` and its smaller sizes. */
export async function putPhotos(
  put: (path: string, bytes: Uint8Array, contentType: string) => Promise<void>,
): Promise<void> {
  await makeSmallerSizes();
  for (const folder of [ORIGINALS, SMALLER]) {
    for (const file of await readdir(folder)) {
      if (!file.endsWith(".webp")) continue;
      await put(`demo/${file}`, await readFile(`${folder}/${file}`), "image/webp");
    }
  }
}

/** Made once and kept, normally during installation. */
export async function makeSmallerSizes(): Promise<void> {
  if (existsSync(SMALLER)) return;
  const unfinished = `${SMALLER}.${process.pid}`;
  await mkdir(unfinished, { recursive: true });
  try {
    await Promise.all(
      PHOTOS.flatMap(({ name }) =>
        SMALLER_WIDTHS.map((width) =>
          sharp(`${ORIGINALS}/${name}.webp`)
            .resize(width)
            .webp({ quality: 74, effort: 2 })
            .toFile(`${unfinished}/${variantPath(`${name}.webp`, width)}`),
        ),
      ),
    );
    // Another process may have finished first; its files are identical.
    await rename(unfinished, SMALLER).catch(() => {});
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
