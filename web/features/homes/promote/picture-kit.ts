import { channelTexts } from "@domain/homes/channel-texts.ts";
import { mlsSheet, sheetText, zillowSheet } from "@domain/homes/field-sheets.ts";
import { publicImageUrl } from "@domain/homes/images.ts";
import type { ListingDetails } from "@domain/homes/listings.ts";
import { AppError } from "@domain/site/errors/first-errors.ts";
import { zipOf } from "@web/api/site/transport/zip-files.ts";
import { env } from "@web/lib/env.ts";
import { type Frame, redrawPicture } from "@web/lib/redraw-picture.ts";

/** What other sites show: squares in feeds, wide pictures at the head of a page. */
const CROPS = {
  Square: { width: 1080, height: 1080 },
  Wide: { width: 1920, height: 1080 },
} as const;

/**
 * A ZIP of the home's pictures in two crops, and of its texts. One picture is drawn at a time and streamed into the
 * archive, so that a phone's memory holds one.
 * @throws AppError `network` if no picture could be loaded.
 */
export function pictureKit(
  home: ListingDetails,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const site = window.location.origin;

  async function* entries() {
    let missing = 0;
    for (const [place, { path }] of home.images.entries()) {
      onProgress(place);
      const photo = await load(path);
      if (photo === undefined) {
        missing += 1;
        continue;
      }
      const name = `${String(place + 1).padStart(2, "0")}.jpg`;
      for (const [folder, size] of Object.entries(CROPS)) {
        const frame = (width: number, height: number) => cropOf(width, height, size);
        const drawn = await redrawPicture(photo, frame, true);
        yield { name: `${folder}/${name}`, input: new Response(await drawn.arrayBuffer()) };
      }
    }
    if (missing > 0 && missing === home.images.length) throw new AppError("network");
    onProgress(home.images.length);
    if (missing > 0)
      yield {
        name: "Missing.txt",
        input: `${missing} pictures could not be loaded. Please try again.`,
      };
    for (const { name, part, text } of channelTexts(home, site))
      yield { name: `Texts/${part ? `${name}, ${part}` : name}.txt`, input: text };
    yield { name: "Texts/Zillow, field by field.txt", input: sheetText(zillowSheet(home, site)) };
    yield { name: "Texts/MLS broker, field by field.txt", input: sheetText(mlsSheet(home, site)) };
  }
  return zipOf(entries());
}

/** The largest part from the middle with the crop's shape, never drawn larger than it is. */
export function cropOf(
  fromWidth: number,
  fromHeight: number,
  { width, height }: { width: number; height: number },
): Frame {
  const scale = Math.min(fromWidth / width, fromHeight / height);
  const part = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const shrink = Math.min(1, 1 / scale);
  return {
    x: Math.round((fromWidth - part.width) / 2),
    y: Math.round((fromHeight - part.height) / 2),
    fromWidth: part.width,
    fromHeight: part.height,
    width: Math.max(1, Math.round(part.width * shrink)),
    height: Math.max(1, Math.round(part.height * shrink)),
  };
}

async function load(path: string): Promise<Blob | undefined> {
  try {
    const answer = await fetch(publicImageUrl(env.supabaseUrl, path));
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
