import { z } from "zod";
import { PHOTO_LIMITS } from "../../_shared/domain/homes/photo-rules.ts";
import { AppError } from "../../_shared/domain/site/errors/errors.ts";
import { refusePhotos } from "./refusal.ts";

/** A photo in the requested list; omitted fields stay as they are. */
export type WantedPhoto = { url: string; alt?: string; blur_hash?: string };

const url = z.string().max(1000);
/** Checks the shape only; excess is refused below with a message. */
const bodySchema = z.object({
  image_urls: z.array(url).max(1000),
  images: z
    .array(z.object({ url, alt: z.string().nullish(), blur_hash: z.string().max(40).nullish() }))
    .max(1000)
    .default([]),
});

/**
 * `{image_urls, images?}`: the whole list in order, each photo once.
 * @throws AppError `bad_request`, `image_refused`
 */
export function parsePhotoList(body: unknown): WantedPhoto[] {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new AppError("bad_request");
  const urls = [...new Set(parsed.data.image_urls)];
  if (urls.length > PHOTO_LIMITS.perListing)
    refusePhotos(
      urls
        .slice(PHOTO_LIMITS.perListing)
        .map((url) => ({ url, text: `a listing has at most ${PHOTO_LIMITS.perListing} photos` })),
    );
  const words = new Map(parsed.data.images.map((image) => [image.url, image]));
  const problems = parsed.data.images.flatMap(({ url, alt, blur_hash }) => {
    if (alt && (alt.length > PHOTO_LIMITS.alt || !isStorable(alt)))
      return [{ url, text: `its description has more than ${PHOTO_LIMITS.alt} characters` }];
    if (blur_hash && !BLUR_HASH.test(blur_hash))
      return [{ url, text: "its color preview is invalid" }];
    return [];
  });
  if (problems.length > 0) refusePhotos(problems);
  return urls.map((url) => {
    const { alt, blur_hash } = words.get(url) ?? {};
    return {
      url,
      ...(typeof alt === "string" ? { alt } : {}),
      ...(blur_hash ? { blur_hash } : {}),
    };
  });
}

/**
 * `{image_urls}`: photos to remove.
 * @throws AppError `bad_request`
 */
export function parseRemoved(body: unknown): string[] {
  const parsed = bodySchema.safeParse(body);
  if (!parsed.success) throw new AppError("bad_request");
  return parsed.data.image_urls;
}

const BLUR_HASH = /^[0-9a-f]{6}(-[0-9a-f]{6}){3}$/;

/** Postgres can't store NUL or lone surrogates. */
function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
